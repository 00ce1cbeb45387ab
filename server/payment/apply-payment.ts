import { banjulDay } from '#domain/base/dates.ts'
import { placePaidFor, refundReasonOf } from '#domain/payment/arrived-payment.ts'
import { coveredCents } from '#domain/payment/ledger.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import { changeLockedBooking, type ChangeContext, type Outcome } from '#server/change/change-booking.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { totalOf } from '#server/store/booking-money.ts'
import { loadLedger, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { freePlace } from '#server/store/places.ts'
import { mayBePaidByCard } from './payable.ts'
import { sendReceipts } from './receipts-due.ts'

/**
 * Records a card payment as `outcomeOfPayment` decides, and emails the guest at once because nobody has to confirm it. `counts` is
 * false if it is refunded in full.
 */
export async function recordCardPayment(
  deps: Deps,
  context: ChangeContext,
  before: BookingRecord,
  payment: PaymentRow & { kind: PaymentType },
): Promise<{ counts: boolean }> {
  const fits = mayBePaidByCard(before, payment.kind).ok
  const outcome = await outcomeOfPayment(context, before, payment, { fits })
  const counted = await changeLockedBooking(context, before, outcome)
  await changeLockedBooking(context, before, await sendReceipts(deps, context, [payment]))
  return counted
}

/**
 * Decides what a payment just recorded as received does to its booking. For an expired booking it takes a place again if one is free and
 * the guest can be contacted; it is refunded in full if there is no place, the booking is cancelled or the payment no longer fits, and any
 * excess over the price is refunded. Sends no emails. Requires the locks of the places and of the booking; `before` is the booking without
 * the payment (decisions 0011, 0051).
 */
export async function outcomeOfPayment(
  { tx, now }: ChangeContext,
  before: BookingRecord,
  payment: PaymentRow,
  { fits }: { fits: boolean },
): Promise<Outcome<{ counts: boolean }>> {
  const ledger = await loadLedger(tx, before.booking.id)
  const placeNumber = await placeFor(tx, before, fits, now)
  const excess = placeNumber === null ? payment.amountCents : coveredCents(ledger) - totalOf(before)
  return {
    ...(placeNumber !== null && { event: { type: 'receive_payment' }, placeNumber }),
    refund: {
      amountCents: Math.min(excess, payment.amountCents),
      reason: placeNumber === null ? refundReasonOf(before.booking.status) : 'paid_too_much',
      payments: [payment],
    },
    answer: () => ({ counts: placeNumber !== null }),
  }
}

/** Returns the number of the place that the payment pays for. Null if there is none, or none is free. */
async function placeFor(
  tx: Transaction,
  { booking, retreat }: BookingRecord,
  fits: boolean,
  now: Date,
): Promise<number | null> {
  const place = placePaidFor({ ...booking, retreat }, { fits, today: banjulDay(now) })
  if (place === 'held') return booking.placeNumber
  return place && retreat && booking.packageType ? freePlace(tx, retreat, booking.packageType) : null
}

/**
 * Returns the event for money that has left a booking, or never came: the balance is due again, and if the deposit is not covered the
 * place is held for another 48 hours. After the retreat has begun it returns none: a refund is then a settlement and not a debt, and
 * the place of a guest who is there is not released. The ledger must already say so.
 */
export function eventOfMissingMoney(
  { retreat }: BookingRecord,
  now: Date,
  type: 'reverse_payment' | 'reject_transfer' = 'reverse_payment',
): Pick<Outcome<unknown>, 'event'> {
  return retreat && hasStarted(retreat, banjulDay(now)) ? {} : { event: { type } }
}
