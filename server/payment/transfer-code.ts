import { encode } from 'uqr'
import { content } from '#content/content.server.ts'
import { epcPayload, type EpcTransfer } from '#domain/payment/epc-qr.ts'
import type { Cents } from '#domain/base/money.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import { Problem } from '#domain/api/problem.ts'
import type { Deps } from '#server/deps.ts'
import { requireOrder } from '#server/order/require-order.ts'
import { loadOwnBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { assertNoMoveToChoose } from '#server/store/date-change-record.ts'
import { amountToPay, transferReference } from './payable.ts'

/** The guideline's own terms: error correction M, and no code larger than version 13. */
const CODE = { ecc: 'M', boostEcc: false, maxVersion: 13, border: 4 } as const

/** Of which payment the code is; `partCents` is what of a balance is sent, null for all of it. */
interface CodeWish {
  paymentType: PaymentType
  partCents: Cents | null
}

/**
 * The QR code that a guest's banking app fills a transfer in from. Amount and reference come from the booking, the account
 * from the owner's content. Problems: not-found, not-ordered, terms-changed, wrong-state.
 */
export async function transferCode(
  deps: Deps,
  input: { bookingId: string; userId: string } & CodeWish,
): Promise<{ payload: string; svg: string }> {
  const own = await loadOwnBooking(deps.db, input.bookingId, input.userId)
  if (!own) throw new Problem('not-found')
  return codeOfTransfer(deps, own, input)
}

/** The same of a booking that whoever asks may pay. Problems: not-ordered, terms-changed, wrong-state. */
export async function codeOfTransfer(
  deps: Pick<Deps, 'db' | 'log' | 'orderTexts' | 'prices'>,
  record: BookingRecord,
  { paymentType, partCents }: CodeWish,
): Promise<{ payload: string; svg: string }> {
  const reported = reportedAmount(record, paymentType, partCents)
  if (reported === null) {
    await assertNoMoveToChoose(deps.db, record)
    requireOrder(deps, record)
  }
  const amountCents = reported ?? amountToPay(record, paymentType, partCents)
  const reference = transferReference(record, paymentType)
  if (reference === null)
    throw new Problem('wrong-state', { detail: 'This booking has no payment reference' })
  const { accountHolder, ibanCompact, bic } = content.business.bank
  const code = epcCode({ name: accountHolder, iban: ibanCompact, bic, amountCents, reference })
  if (!code.ok) {
    deps.log.warn(
      { reason: code.reason },
      'the bank details in content/business.yaml do not fit into a QR code',
    )
    throw new Problem('wrong-state', { detail: 'This transfer does not fit into a QR code' })
  }
  return { payload: code.payload, svg: code.svg }
}

/** A guest may have said that the transfer is made before making it: the code stays good until it has arrived. */
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

/** The code of any transfer, with its picture. */
export function epcCode(
  transfer: EpcTransfer,
): { ok: true; payload: string; svg: string } | { ok: false; reason: string } {
  const code = epcPayload(transfer)
  return code.ok ? { ...code, svg: drawn(code.payload) } : code
}

/** Dark squares on white, one path; rows of neighbours are one stroke of it. */
function drawn(payload: string): string {
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
