import { eurosFromCents } from '#domain/base/money.ts'
import type { BookingOrder } from '#domain/contract/document-calls.ts'
import { Problem } from '#domain/contract/problem.ts'
import { orderFileName } from '#domain/order/order.ts'
import { printedOrder } from '#domain/order/printed-order.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import {
  loadBooking,
  loadBookingFor,
  type BookingRecord,
  type Requester,
} from '#server/store/booking-record.ts'
import { loadGroup } from '#server/store/group-record.ts'
import { guestNameAt, mayReadOrder } from '#server/store/hand-over-record.ts'
import { findOrder, loadOrders, readOrder, type OrderRow } from './order-record.ts'

/**
 * Returns the orders of a booking, oldest first. A guest sees only their own, not those of a previous guest. Problem: not-found (decision
 * 0170).
 */
export async function listBookingOrders(
  { db }: Pick<Deps, 'db'>,
  bookingId: string,
  by: Requester,
): Promise<BookingOrder[]> {
  const record = await loadBookingFor(db, bookingId, by)
  if (!record) throw new Problem('not-found')
  const { handedOverAt } = record.booking
  const orders = await loadOrders(db, bookingId)
  return orders
    .filter(({ orderedAt }) => by === 'admin' || handedOverAt === null || orderedAt >= handedOverAt)
    .map(presentOrder)
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

/** Returns the PDF of an order for its guest or the operator. Problems: not-found, too-busy. */
export async function downloadOrder(
  { db, workers }: Pick<Deps, 'db' | 'workers'>,
  orderId: string,
  by: Requester,
) {
  const order = await findOrder(db, orderId)
  const isTheirs = order && (await mayReadOrder(db, { ...order, at: order.orderedAt }, by))
  const record = order && isTheirs ? await loadBooking(db, order.bookingId) : null
  if (!order || !record) throw new Problem('not-found')
  return { name: orderFileName(order.version), content: await drawOrder({ db, workers }, order, record) }
}

/** Returns who orders a place that was booked for somebody else, by first name alone; null for the own place. */
async function ordererOf(
  db: Database | Transaction,
  { booking }: Pick<BookingRecord, 'booking'>,
): Promise<string | null> {
  const { groupId, groupNumber, bookedByOther } = booking
  if (groupId === null || groupNumber === 1) return null
  const [booker] = bookedByOther ? await loadGroup(db, groupId) : []
  const name = booker?.booking.firstName
  return name ? `${name}, who booked the place` : 'A guest of the group'
}

/**
 * Returns the PDF of an order, drawn each time from the text stored when it was placed. Throws if that text was tampered with.
 * Problem: too-busy (decision 0173).
 */
export async function drawOrder(
  { db, workers }: Pick<Deps, 'db' | 'workers'>,
  { version, orderedAt, orderedBy }: OrderRow,
  record: Pick<BookingRecord, 'booking'>,
): Promise<Buffer<ArrayBuffer>> {
  const document = await readOrder(db, version)
  if (!document) throw new Error(`nothing was kept of the order ${version}`)
  const guestName = await guestNameAt(db, record, orderedAt)
  const { handedOverAt, timeZone } = record.booking
  // The booking's zone is that of the guest who has it now.
  const named = handedOverAt !== null && orderedAt < handedOverAt ? null : timeZone
  const orderer = await ordererOf(db, record)
  const order = { document, version, orderedAt, orderedBy, guestName, orderer, timeZone: { named } }
  return workers.drawPrintedDocument(printedOrder(order))
}
