import { holdsPlace } from '#domain/booking/booking-state.ts'
import { banjulDay } from '#domain/base/dates.ts'
import { coveredCents } from '#domain/payment/ledger.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import type { RefundReason } from '#domain/refund/refund-reasons.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import { changeLockedBooking, type Changing, type Outcome } from '#server/change/change-booking.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { totalOf } from '#server/store/booking-money.ts'
import { loadLedger, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { freePlace } from '#server/store/places.ts'
import { sendPapers } from './receipts-due.ts'
import { mayBePaidByCard } from './payable.ts'

/** The same as `outcomeOfPayment` for money that nobody has to confirm; its guest is told at once. */
export async function recordCardPayment(
  deps: Deps,
  changing: Changing,
  before: BookingRecord,
  payment: PaymentRow & { kind: PaymentType },
): Promise<{ counts: boolean }> {
  const fits = mayBePaidByCard(before, payment.kind).ok
  const counted = await changeLockedBooking(
    changing,
    before,
    await outcomeOfPayment(changing, before, payment, { fits }),
  )
  await changeLockedBooking(changing, before, await sendPapers(deps, changing, [payment]))
  return counted
}

/**
 * What a payment that has just been entered as received makes of its booking. Money is never lost: a payment for an expired
 * booking takes a place again where one is free and its guest can be told; one that finds no place, comes for a booking that was cancelled, or does
 * not fit what is still to be paid, is refunded whole; what exceeds the price is refunded (decisions 0011 and 0051).
 * Runs under the places' and the booking's lock; `before` is the booking without the payment. Nobody is told yet.
 */
export async function outcomeOfPayment(
  { tx, now }: Changing,
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
      reason: placeNumber === null ? whyBack(before) : 'paid_too_much',
      payments: [payment],
    },
    answer: () => ({ counts: placeNumber !== null }),
  }
}

function whyBack({ booking }: BookingRecord): RefundReason {
  if (holdsPlace(booking.status)) return 'paid_too_much'
  return booking.status === 'cancelled' ? 'paid_after_cancelling' : 'no_place_left'
}

/** The place that the payment is for: the one that is held, or a free one for a booking that had lost its own. */
async function placeFor(
  tx: Transaction,
  { booking, retreat }: BookingRecord,
  fits: boolean,
  now: Date,
): Promise<number | null> {
  if (holdsPlace(booking.status)) return fits ? booking.placeNumber : null
  if (booking.status === 'cancelled' || !retreat || !booking.packageType) return null
  // Nobody could be told of it, as where its guest's data was erased: the place would be held for nobody.
  if (booking.userId === null && booking.email === null && booking.phone === null) return null
  if (retreat.status !== 'on_sale' || hasStarted(retreat, banjulDay(now))) return null
  return freePlace(tx, retreat, booking.packageType)
}

/**
 * What is left to pay of a booking is open again when its money has gone, and a place whose deposit is not covered any more is held for 48
 * new hours. A retreat that has begun stays as it was: what is refunded then is a settlement, and no debt. The ledger says already what has gone.
 */
export function moneyGone({ retreat }: BookingRecord, now: Date): Pick<Outcome<unknown>, 'event'> {
  return retreat && hasStarted(retreat, banjulDay(now)) ? {} : { event: { type: 'lose_payment' } }
}
