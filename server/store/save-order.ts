import { eq } from 'drizzle-orm'
import type { Cents } from '#domain/base/money.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import { reloadBooking, type BookingRecord } from './booking-record.ts'

/** Writes into a booking what was ordered of it last, with the parts that were chosen for its balance, under the booking's lock. No state follows from it. */
export async function saveOrder(
  tx: Transaction,
  { booking }: BookingRecord,
  order: { version: string; totalCents: Cents; orderedAt: Date },
): Promise<BookingRecord> {
  await tx
    .update(bookings)
    .set({
      orderVersion: order.version,
      orderedAt: order.orderedAt,
      orderedCents: order.totalCents,
      paymentPlan: booking.paymentPlan,
      orderChangedAt: null,
      updatedAt: order.orderedAt,
    })
    .where(eq(bookings.id, booking.id))
  return reloadBooking(tx, booking.id)
}
