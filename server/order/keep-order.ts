import type { OrderContract } from '#domain/order/order-document.ts'
import type { OrderedBy } from '#domain/order/order.ts'
import type { Transaction } from '#server/db/connect.ts'
import { orders, orderTexts, orderVersions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import type { Versioned } from './versioned.ts'

/** Stores an order exactly as shown, with its instant, and returns it with the booking's new columns. Requires the booking's lock. */
export async function keepOrder(
  tx: Transaction,
  { orderTexts: texts, clock }: Pick<Deps, 'orderTexts' | 'clock'>,
  record: BookingRecord,
  contract: Versioned<OrderContract>,
  orderedBy: OrderedBy,
) {
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
  return {
    order,
    columns: {
      orderVersion: version,
      orderedAt: now,
      orderedCents: totalCents,
      paymentPlan: record.booking.paymentPlan,
      orderChangedAt: null,
      updatedAt: now,
    },
  }
}
