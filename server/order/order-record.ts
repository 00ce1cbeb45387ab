import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import {
  orderContractSchema,
  orderTextsSchema,
  type OrderContract,
  type OrderDocument,
  type Versioned,
} from '#domain/order/order-document.ts'
import type { OrderedBy } from '#domain/order/order.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { orders, orderTexts, orderVersions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { type BookingRecord } from '#server/store/booking-record.ts'
import { orderTextsOf } from './order-texts.ts'
import { readVersioned } from './versioned.ts'

export type OrderRow = typeof orders.$inferSelect

/** Returns the orders of a booking, oldest first. */
export async function loadOrders(db: Database | Transaction, bookingId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(eq(orders.bookingId, bookingId))
    .orderBy(asc(orders.orderedAt), asc(orders.id))
}

export async function latestOrder(db: Database | Transaction, bookingId: string): Promise<OrderRow | null> {
  return (await loadOrders(db, bookingId)).at(-1) ?? null
}

/** Returns an order, or null if the id is unknown. */
export async function findOrder(db: Database | Transaction, id: string): Promise<OrderRow | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order ?? null
}

/** Returns an order exactly as it was shown when placed. Null for a version that was never ordered. Throws if it was tampered with. */
export async function readOrder(db: Database | Transaction, version: string): Promise<OrderDocument | null> {
  const [kept] = await db
    .select({ body: orderVersions.body, texts: orderTexts })
    .from(orderVersions)
    .innerJoin(orderTexts, eq(orderVersions.textsVersion, orderTexts.version))
    .where(eq(orderVersions.version, version))
  if (!kept) return null
  return {
    contract: readVersioned(orderContractSchema, version, kept.body),
    texts: readVersioned(orderTextsSchema, kept.texts.version, kept.texts.body),
  }
}

/** Returns an order placed now, with what a change writes of it: exactly as shown, and the booking's columns. */
export function newOrder(
  { site, clock }: Pick<Deps, 'site' | 'clock'>,
  { booking }: BookingRecord,
  { version, body, value }: Versioned<OrderContract>,
  orderedBy: OrderedBy,
) {
  const now = clock.now()
  const texts = orderTextsOf(site())
  const { language, price } = value
  const { totalCents } = price
  const order = {
    id: randomUUID(),
    bookingId: booking.id,
    version,
    orderedAt: now,
    language,
    orderedBy,
    totalCents,
  } satisfies OrderRow
  return {
    order,
    also: async (tx: Transaction) => {
      await tx
        .insert(orderTexts)
        .values({ version: texts.version, body: texts.body, storedAt: now })
        .onConflictDoNothing()
      await tx
        .insert(orderVersions)
        .values({ version, textsVersion: texts.version, body, storedAt: now })
        .onConflictDoNothing()
      await tx.insert(orders).values(order)
    },
    columns: {
      orderVersion: version,
      orderedAt: now,
      orderedCents: totalCents,
      orderChangedAt: null,
      updatedAt: now,
    },
  }
}
