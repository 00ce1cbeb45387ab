import { formatDay } from '#domain/base/dates.ts'
import { formatCentsInFull, type Cents } from '#domain/base/money.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { Actor } from '#domain/booking/history.ts'
import type { LedgerLine } from '#domain/contract/api-contract.ts'
import type { EnteredPayment } from '#domain/contract/operator-payment-calls.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import { kindOfEntry, reportAnswered } from '#domain/payment/hand-entry.ts'
import { MAX_DAYS_BETWEEN_ENTRIES, nearestPayment } from '#domain/payment/known-money.ts'
import { coveredCents } from '#domain/payment/ledger.ts'
import { readBooking, type ChangeContext, type Outcome } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { totalOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { changeWithCheckoutsClosed } from './close-open-checkouts.ts'
import { reloadLedgerLine } from './ledger-line.ts'
import {
  assertReceivable,
  recordUnreported,
  recordTransfer,
  type BankLine,
} from './transfer/receive-transfer.ts'

interface ManualPayment extends Omit<EnteredPayment, 'amount'> {
  amountCents: Cents
  /** The line of a bank statement that the payment is. */
  line?: BankLine | undefined
}

/**
 * Records a payment for the operator: any amount, by transfer, in cash or by a card elsewhere. A transfer settles the one that the
 * guest reported, if any. It counts at once; receipt and email follow when it can no longer be undone. The same amount by the same
 * guest within ten days, and more than is left to pay, must be confirmed. Problems: not-found, invalid-fields, wrong-state,
 * payment-repeated, unavailable.
 */
export async function recordPayment(
  deps: Deps,
  { bookingId, entry, by }: { bookingId: string; entry: ManualPayment; by: Actor },
): Promise<{ payment: LedgerLine; record: BookingRecord }> {
  assertReceivable(entry.receivedOn, deps.clock.now())
  const which = { id: bookingId, by, lockFirst: 'places' as const }
  const paymentId = await changeWithCheckoutsClosed(deps, which, (record, context) => {
    if (!entry.confirmRepeat && record.booking.status !== 'in_progress') assertExpected(record, entry)
    return recordGuestPayment(context, record, entry)
  })
  const recorded = {
    payment: await reloadLedgerLine(deps.db, deps.clock.now(), paymentId),
    record: await readBooking(deps, which),
  }
  await payOutRefunds(deps)
  return recorded
}

/**
 * Throws payment-repeated for an amount that may be recorded already, or that is more than is left to pay. It runs under the booking's lock,
 * so the second of two devices recording the same payment is asked.
 */
function assertExpected(record: BookingRecord, { amountCents, receivedOn }: ManualPayment): void {
  const amount = formatCentsInFull(amountCents)
  const earlier = nearestPayment(record.payments, {
    amountCents,
    day: receivedOn,
    maxDays: MAX_DAYS_BETWEEN_ENTRIES,
  })
  if (earlier) {
    throw new Problem('payment-repeated', {
      detail: `${amount} from ${fullName(record.booking)} of ${formatDay(earlier.to)} is already recorded. Is this a second payment?`,
    })
  }
  // Late money may bring an expired booking back, but none is left to pay of a cancelled one.
  const isOver = record.booking.status === 'cancelled'
  const leftCents = isOver ? 0 : Math.max(0, totalOf(record) - coveredCents(record.payments))
  if (amountCents > leftCents) {
    const left =
      leftCents === 0 ? 'Nothing is left to pay' : `Only ${formatCentsInFull(leftCents)} is left to pay`
    throw new Problem('payment-repeated', {
      detail: `${left}. Did ${amount} come from ${fullName(record.booking)}?`,
    })
  }
}

/**
 * Returns the outcome of a guest's payment, with its id, for a change that holds the locks of the places and the booking, after its checkouts
 * were closed: they would let the guest pay twice. Problem: wrong-state.
 */
export async function recordGuestPayment(
  context: ChangeContext,
  record: BookingRecord,
  { amountCents, method, receivedOn, note, confirm = false, line }: ManualPayment,
): Promise<Outcome<string>> {
  if (record.booking.status === 'in_progress') {
    throw wrongState('This form was never sent: there is nothing to pay for yet')
  }
  const reported = reportAnswered(record.payments, { amountCents, method })
  if (reported)
    return recordTransfer(context, record, reported, { amountCents, receivedOn, note, confirm, line })
  const kind = kindOfEntry(amountCents, record.payments, totalOf(record))
  const received = { kind, method, amountCents, receivedOn, note: note ?? null }
  return recordUnreported(context, record, received, { confirm, line })
}
