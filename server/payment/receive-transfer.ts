import { eq } from 'drizzle-orm'
import type { LedgerLine } from '#domain/api/api-contract.ts'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import { whyNotReceivedOn } from '#domain/payment/hand-entry.ts'
import type { Actor } from '#domain/desk/history.ts'
import { balanceDueCents, coveredCents } from '#domain/payment/ledger.ts'
import { formatCents, sumCents, type Cents } from '#domain/base/money.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import { Problem } from '#domain/api/problem.ts'
import { leftCents } from '#domain/refund/refundable.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { totalOf, depositOf } from '#server/store/booking-money.ts'
import { type BookingRecord, type PaymentRow, reloadBooking } from '#server/store/booking-record.ts'
import { payerOn } from '#server/store/hand-over-record.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { MOST_BANK_FEES_CENTS, waivableCents } from '#domain/payment/bank-fees.ts'
import { recordPayment } from './apply-payment.ts'
import { changePayment } from './change-payment.ts'
import { receiptsDue } from './receipts-due.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { refundCancelled } from '#server/refund/refund-cancelled.ts'
import { demandNotPaidYet, payOutByHand } from '#server/refund/refund-by-hand.ts'

/** What has come, where the operator says so. */
interface Arrival {
  /** In cents; as much as was reported unless said. */
  amountCents?: Cents | undefined
  /** The place is confirmed though fees of the banks are missing from the deposit. */
  confirm?: boolean | undefined
  /** On which day; unknown unless said. */
  receivedOn?: CalendarDay | null | undefined
  note?: string | null | undefined
}

/** Money is received on a day that has come. Problem: invalid-fields. */
export function assertReceivable(day: CalendarDay, now: Date): void {
  const message = whyNotReceivedOn(day, now)
  if (message) throw new Problem('invalid-fields', { errors: [{ field: 'receivedOn', message }] })
}

/**
 * The operator has found a reported transfer on the account, or has paid a refund out. A second click changes nothing.
 * Receipt and mail go out when it can no longer be undone. Problems: not-found, wrong-state.
 */
export async function receivePayment(
  deps: Deps,
  input: { paymentId: string; arrival?: Arrival; by: Actor },
): Promise<LedgerLine> {
  const { receivedOn } = input.arrival ?? {}
  if (receivedOn) assertReceivable(receivedOn, deps.clock.now())
  await demandNotPaidYet(deps, input.paymentId)
  const line = await changePayment(deps, input.paymentId, async (tx, record, payment) => {
    const { kind } = payment
    if (kind === 'refund') await payOutByHand(tx, deps, record, payment, input.by)
    else await recordTransfer(tx, deps, record, { ...payment, kind }, input.arrival ?? {}, input.by)
  })
  await payOutRefunds(deps)
  return line
}

/**
 * The same inside a change that is under way, which holds the places' and the booking's lock. A transfer that comes after its
 * booking has expired books it again where a place is free, and is given back otherwise; then it does not count.
 */
export async function recordTransfer(
  tx: Transaction,
  deps: Deps,
  before: BookingRecord,
  reported: PaymentRow & { kind: PaymentType },
  arrival: Arrival,
  by: Actor,
): Promise<{ counts: boolean }> {
  if (reported.state === 'received') return { counts: true }
  if (reported.state !== 'reported') {
    throw new Problem('wrong-state', { detail: 'Only a transfer that a guest has reported can be received' })
  }
  const [payment] = await tx
    .update(payments)
    .set({
      amountCents: arrival.amountCents ?? reported.amountCents,
      state: 'received',
      settledAt: deps.clock.now(),
      receivedOn: arrival.receivedOn ?? null,
      note: arrival.note ?? null,
      ...receiptsDue(deps, before, reported.amountCents),
    })
    .where(eq(payments.id, reported.id))
    .returning()
  if (!payment) throw new Error('a payment vanished from the ledger')
  const fits = !isPaidOtherwise(before, payment)
  return countEntry(tx, deps, before, payment, { by, confirm: arrival.confirm ?? false, fits })
}

/**
 * Whether a deposit or the full amount has been paid in another way since the transfer was reported, so that it arrives twice and
 * is refunded. What is missing of the price without it is no more than the transfer where the guest was asked for the rest alone: then it counts.
 */
function isPaidOtherwise(before: BookingRecord, { id, kind, amountCents }: PaymentRow): boolean {
  if (kind === 'balance' || !holdsPlace(before.booking.status)) return false
  const others = before.payments.filter((row) => row.id !== id)
  const isPaid = others.some(
    (row) =>
      (row.kind === 'deposit' || row.kind === 'full') &&
      row.state === 'received' &&
      leftCents(others, row) > 0,
  )
  return isPaid && balanceDueCents(others, totalOf(before)) > amountCents
}

/**
 * Enters in the ledger, as received, money that nobody has reported; it counts at once, and its papers wait. `bankText` is what the bank
 * wrote of a transfer: it may name an outgoing guest as its sender.
 */
export async function recordReceived(
  tx: Transaction,
  deps: Deps,
  before: BookingRecord,
  received: Pick<PaymentRow, 'kind' | 'method' | 'amountCents' | 'referenceText' | 'receivedOn' | 'note'>,
  { bankText = '', ...how }: { by: Actor; confirm: boolean; fits: boolean; bankText?: string | undefined },
): Promise<{ payment: PaymentRow; counts: boolean }> {
  const now = deps.clock.now()
  const [payment] = await tx
    .insert(payments)
    .values({
      ...received,
      bookingId: before.booking.id,
      payerHandOverId: await payerOn(tx, before.booking, { day: received.receivedOn, bankText }),
      state: 'received',
      createdAt: now,
      settledAt: now,
      ...receiptsDue(deps, before, null),
    })
    .returning()
  if (!payment) throw new Error('the ledger did not take a payment')
  return { payment, ...(await countEntry(tx, deps, before, payment, how)) }
}

async function countEntry(
  tx: Transaction,
  deps: Deps,
  before: BookingRecord,
  payment: PaymentRow,
  { by, confirm, fits }: { by: Actor; confirm: boolean; fits: boolean },
): Promise<{ counts: boolean }> {
  await recordHistory(tx, {
    at: deps.clock.now(),
    by,
    what: `${formatCents(payment.amountCents)} received`,
    bookingId: payment.bookingId,
  })
  const wasReported = (payment.entryBefore?.reportedCents ?? null) !== null
  if (before.booking.status === 'cancelled' && wasReported) return decideLate(tx, deps, payment)
  if (confirm) await waiveBankFees(tx, payment)
  return recordPayment(tx, deps, before, payment, { fits })
}

/** A transfer that was reported before its booking was cancelled: the rule of the cancellation decides on it now. */
async function decideLate(tx: Transaction, deps: Deps, payment: PaymentRow): Promise<{ counts: boolean }> {
  const opened = await refundCancelled(tx, deps, payment.bookingId)
  const backCents = sumCents(opened)
  return { counts: backCents < payment.amountCents }
}

/**
 * Lets fees of the banks pass that are missing from the deposit after a payment has been entered: it confirms the place all
 * the same, and they stay owed (decision 0051). Nothing where nothing is missing. Problem: wrong-state, where more is.
 */
async function waiveBankFees(
  tx: Transaction,
  { id, bookingId }: Pick<PaymentRow, 'id' | 'bookingId'>,
): Promise<void> {
  const record = await reloadBooking(tx, bookingId)
  const depositCents = depositOf(record)
  const covered = coveredCents(record.payments)
  if (covered >= depositCents) return
  const waivedCents = waivableCents(covered, depositCents)
  if (waivedCents === 0) {
    throw new Problem('wrong-state', {
      detail: `${formatCents(depositCents - covered)} of the deposit are missing. A place can be confirmed where no more than ${formatCents(MOST_BANK_FEES_CENTS)} are.`,
    })
  }
  await tx.update(payments).set({ waivedCents }).where(eq(payments.id, id))
}
