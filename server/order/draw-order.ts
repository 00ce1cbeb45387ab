import { orderPaper } from '#domain/order/order-paper.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { guestNameAt } from '#server/store/hand-over-record.ts'
import { readOrder, type OrderRow } from './read-order.ts'

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
  return workers.drawPaper(orderPaper({ document, version, orderedAt, orderedBy, guestName }))
}
