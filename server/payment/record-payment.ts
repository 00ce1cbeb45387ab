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
import { readBooking, underLocks, type ChangeContext } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { payOutRefunds } from '#server/refund/pay-out-refunds.ts'
import { totalOf } from '#server/store/booking-money.ts'
import { reloadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import { closeOpenCheckouts } from './close-open-checkouts.ts'
import { reloadLedgerLine } from './ledger-line.ts'
import { assertReceivable, recordUnreported, recordTransfer } from './transfer/receive-transfer.ts'

interface ManualPayment extends Omit<EnteredPayment, 'amount'> {
  amountCents: Cents
  /** The bank's text, if the payment is a line of a statement. */
  bankText?: string | undefined
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
  return recordForGuests(deps, { ids: [bookingId], by }, async (context) => {
    const { tx, now } = context
    const record = await reloadBooking(tx, bookingId)
    if (!entry.confirmRepeat && record.booking.status !== 'in_progress') assertExpected(record, entry)
    const paymentId = await recordGuestPayment(context, record, entry)
    return { payment: await reloadLedgerLine(tx, now, paymentId), record: await reloadBooking(tx, bookingId) }
  })
}

/**
 * Runs `work`, which records money of these guests, under the locks of their places and bookings, and then pays out what it refunds. Their
 * open checkouts are closed first, because they would let a guest pay twice. Problems: not-found, wrong-state, unavailable.
 */
export async function recordForGuests<Result>(
  deps: Deps,
  { ids, by }: { ids: readonly string[]; by: Actor },
  work: (context: ChangeContext) => Promise<Result>,
): Promise<Result> {
  for (const id of ids) await readBooking(deps, { id, by })
  for (const id of ids) await closeOpenCheckouts(deps, id)
  const recorded = await underLocks(deps, { by, ids, lockFirst: 'places' }, work)
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
 * Records a payment inside a change that holds the locks of the places and the booking, after its checkouts were closed. Returns
 * the payment's id. Problem: wrong-state.
 */
export async function recordGuestPayment(
  context: ChangeContext,
  record: BookingRecord,
  { amountCents, method, receivedOn, note, confirm = false, bankText }: ManualPayment,
): Promise<string> {
  if (record.booking.status === 'in_progress') {
    throw wrongState('This form was never sent: there is nothing to pay for yet')
  }
  const reported = reportAnswered(record.payments, { amountCents, method })
  if (reported && reported.kind !== 'refund') {
    const arrival = { amountCents, receivedOn, note, confirm }
    await recordTransfer(context, record, { ...reported, kind: reported.kind }, arrival)
    return reported.id
  }
  const kind = kindOfEntry(amountCents, record.payments, totalOf(record))
  const received = { kind, method, amountCents, referenceText: null, receivedOn, note: note ?? null }
  const { payment } = await recordUnreported(context, record, received, {
    confirm,
    fits: true,
    bankText,
  })
  return payment.id
}
