import { banjulDay } from '#domain/base/dates.ts'
import { placePaidFor, refundReasonOf } from '#domain/payment/arrived-payment.ts'
import { coveredCents } from '#domain/payment/ledger.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import type { Change } from '#server/change/change-booking.ts'
import type { ChangeContext } from '#server/change/under-locks.ts'
import type { Transaction } from '#server/db/connect.ts'
import { totalOf } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { freePlace } from '#server/store/free-places.ts'

/**
 * Decides what a payment that was just received does to its booking. For an expired booking it takes a place again if one is free and the
 * guest can be contacted; it is refunded in full if there is no place, the booking is cancelled or the payment no longer fits, and any
 * excess over the price is refunded. `counts` is false if all of it is refunded. Sends no emails. Requires the locks of the places and of
 * the booking, whose ledger has the payment (decisions 0011, 0051).
 */
export async function countPayment(
  { tx, now }: ChangeContext,
  record: BookingRecord,
  payment: PaymentRow,
  { fits }: { fits: boolean },
): Promise<{ change: Change; counts: boolean }> {
  const placeNumber = await placeFor(tx, record, fits, now)
  const counts = placeNumber !== null
  const excess = counts ? coveredCents(record.payments) - totalOf(record) : payment.amountCents
  return {
    counts,
    change: {
      ...(counts && { event: { type: 'receive_payment' }, placeNumber }),
      refund: {
        amountCents: Math.min(excess, payment.amountCents),
        reason: counts ? 'paid_too_much' : refundReasonOf(record.booking.status),
        payments: [payment],
      },
    },
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
  return place && retreat && booking.packageType ? freePlace(tx, { retreat, now }, booking.packageType) : null
}

/**
 * Returns the event for money that has left a booking, or never came: the balance is due again, and if the deposit is not covered the
 * place is held for another 48 hours. After the retreat has begun it returns none: a refund is then a settlement and not a debt, and
 * the place of a guest who is there is not released. The ledger must say so before the event, as `payments` of the same change do.
 */
export function eventOfMissingMoney(
  { retreat }: BookingRecord,
  now: Date,
  type: 'reverse_payment' | 'reject_transfer' = 'reverse_payment',
): Pick<Change, 'event'> {
  return retreat && hasStarted(retreat, banjulDay(now)) ? {} : { event: { type } }
}
