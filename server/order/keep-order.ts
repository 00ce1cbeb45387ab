import type { OrderContract } from '#domain/order/order-document.ts'
import type { OrderedBy } from '#domain/order/order.ts'
import type { Transaction } from '#server/db/connect.ts'
import { orders, orderTexts, orderVersions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { saveOrder } from '#server/store/save-order.ts'
import type { OrderRow } from './read-order.ts'
import type { Versioned } from './versioned.ts'

/** Keeps an order as it was shown, with its instant, and gives it back with the booking that is ordered now. Call it under the booking's lock. */
export async function keepOrder(
  tx: Transaction,
  { orderTexts: texts, clock }: Pick<Deps, 'orderTexts' | 'clock'>,
  record: BookingRecord,
  contract: Versioned<OrderContract>,
  orderedBy: OrderedBy,
): Promise<{ order: OrderRow; record: BookingRecord }> {
  const now = clock.now()
  const { version, body, value } = contract
  const { totalCents } = value.price
  await tx
    .insert(orderTexts)
    .values({ version: texts.version, body: texts.body, storedAt: now })
    .onConflictDoNothing()
  await tx
    .insert(orderVersions)
    .values({ version, textsVersion: texts.version, body, storedAt: now })
    .onConflictDoNothing()
  const [order] = await tx
    .insert(orders)
    .values({
      bookingId: record.booking.id,
      version,
      orderedAt: now,
      language: value.language,
      orderedBy,
      totalCents,
    })
    .returning()
  if (!order) throw new Error('an order was not kept')
  return { order, record: await saveOrder(tx, record, { version, totalCents, orderedAt: now }) }
}
