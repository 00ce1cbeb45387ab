import type { BookingOrder } from '#domain/document-calls.ts'
import { eurosFromCents } from '#domain/money.ts'
import { orderFileName } from '#domain/order.ts'
import { Problem } from '#domain/problem.ts'
import type { Deps } from '#server/deps.ts'
import { loadBookingFor, type Requester } from '#server/store/booking-record.ts'
import { drawOrder } from './draw-order.ts'
import { findOrder, loadOrders, type OrderRow } from './read-order.ts'

/** What was ordered of a booking, oldest first. Problem: not-found. */
export async function listBookingOrders(
  { db }: Pick<Deps, 'db'>,
  bookingId: string,
  by: Requester,
): Promise<BookingOrder[]> {
  if (!(await loadBookingFor(db, bookingId, by))) throw new Problem('not-found')
  return (await loadOrders(db, bookingId)).map(presentOrder)
}

export function presentOrder({ id, version, orderedAt, orderedBy, totalCents }: OrderRow): BookingOrder {
  return {
    id,
    version,
    orderedAt: orderedAt.toISOString(),
    orderedBy,
    total: eurosFromCents(totalCents),
  }
}

/** An order as its PDF, for its guest and for the operator. Problems: not-found, too-busy. */
export async function downloadOrder(
  { db, workers }: Pick<Deps, 'db' | 'workers'>,
  orderId: string,
  by: Requester,
) {
  const order = await findOrder(db, orderId)
  const record = order && (await loadBookingFor(db, order.bookingId, by))
  if (!order || !record) throw new Problem('not-found')
  return { name: orderFileName(order.version), content: await drawOrder({ db, workers }, order, record) }
}
