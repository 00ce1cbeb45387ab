import { encode } from 'uqr'
import type { Cents } from '#domain/base/money.ts'
import { wrongState } from '#domain/contract/problem.ts'
import { epcPayload, type EpcTransfer } from '#domain/payment/epc-qr.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import type { Deps } from '#server/deps.ts'
import { requireOrder } from '#server/order/order-contract.ts'
import { amountToPay, transferReference } from '#server/payment/payable.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { assertNoMoveToChoose } from '#server/store/date-change-record.ts'
import { paidAtOnce } from './report-transfer.ts'

/** Parameters of the EPC guideline: error correction M, at most version 13. */
const CODE = { ecc: 'M', boostEcc: false, maxVersion: 13, border: 4 } as const

/** Payment that the code is for; `partCents` is the part of a balance to send, null for all of it. */
interface CodeRequest {
  paymentType: PaymentType
  partCents: Cents | null
}

/**
 * Returns the QR code from which a banking app fills in a transfer, for the bookings that the caller has checked the right to pay for at
 * once, the payer's own first. Amounts and reference come from them, the account from the business content. Problems: not-ordered,
 * terms-changed, wrong-state.
 */
export async function transferCode(
  deps: Pick<Deps, 'db' | 'log' | 'site'>,
  all: readonly [BookingRecord, ...BookingRecord[]],
  { paymentType, partCents }: CodeRequest,
): Promise<{ payload: string; svg: string }> {
  const [record] = all
  let amountCents = 0
  for (const paid of paidAtOnce(all, paymentType)) {
    const reported = reportedAmount(paid, paymentType, partCents)
    if (reported === null) {
      await assertNoMoveToChoose(deps.db, paid)
      requireOrder(deps, paid)
    }
    amountCents += reported ?? amountToPay(paid, paymentType, partCents)
  }
  const reference = transferReference(record, paymentType)
  if (reference === null) throw wrongState('This booking has no payment reference')
  const { accountHolder, ibanCompact, bic } = deps.site().business.bank
  const code = epcCode({ name: accountHolder, iban: ibanCompact, bic, amountCents, reference })
  if (!code.ok) {
    deps.log.warn(
      { reason: code.reason },
      'the bank details in content/business.yaml do not fit into a QR code',
    )
    throw wrongState('This transfer does not fit into a QR code')
  }
  return { payload: code.payload, svg: code.svg }
}

/**
 * Returns the amount of a matching reported transfer. A guest may report a transfer before making it, so the code stays valid until
 * the money arrives.
 */
function reportedAmount(
  { payments }: BookingRecord,
  paymentType: PaymentType,
  partCents: Cents | null,
): Cents | null {
  const reported = payments.findLast(
    ({ kind, state, amountCents }) =>
      kind === paymentType && state === 'reported' && (partCents === null || amountCents === partCents),
  )
  return reported?.amountCents ?? null
}

/** Returns the QR code of any transfer as payload and SVG. */
export function epcCode(
  transfer: EpcTransfer,
): { ok: true; payload: string; svg: string } | { ok: false; reason: string } {
  const code = epcPayload(transfer)
  return code.ok ? { ...code, svg: drawSvg(code.payload) } : code
}

/** Draws the dark squares on white as one path, with one stroke per run of adjacent squares. */
function drawSvg(payload: string): string {
  const { data, size } = encode(payload, CODE)
  const strokes = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index: x }) => `M${x} ${y}h${run.length}v1h-${run.length}z`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${strokes.join('')}"/></svg>`
}
