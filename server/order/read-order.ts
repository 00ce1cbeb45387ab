import { asc, eq } from 'drizzle-orm'
import { orderContractSchema, orderTextsSchema, type OrderDocument } from '#domain/order/order-document.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { orders, orderTexts, orderVersions } from '#server/db/schema.ts'
import { isBookingId } from '#server/store/booking-record.ts'
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

/** Returns the latest order of a booking, or null. */
export async function latestOrder(db: Database | Transaction, bookingId: string): Promise<OrderRow | null> {
  return (await loadOrders(db, bookingId)).at(-1) ?? null
}

/** Returns an order, or null if the id is unknown or malformed. */
export async function findOrder(db: Database | Transaction, id: string): Promise<OrderRow | null> {
  if (!isBookingId(id)) return null
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
