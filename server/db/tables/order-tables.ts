import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ORDER_LANGUAGES, ORDERED_BY } from '#domain/order/order.ts'
import { bookings } from './booking-tables.ts'
import { instant, oneOf } from './columns.ts'

// Orders are stored verbatim under a hash, as text because the database would reorder JSON keys. A trigger of the migration refuses every
// change (decision 0173).

/** The texts that many orders share: terms, standard form and seller (domain/order/order-document.ts). */
export const orderTexts = pgTable('order_texts', {
  version: text().primaryKey(),
  body: text().notNull(),
  storedAt: instant('stored_at').notNull(),
})

/** What an order says of one stay, with every figure and without a name. */
export const orderVersions = pgTable('order_versions', {
  version: text().primaryKey(),
  textsVersion: text('texts_version')
    .notNull()
    .references(() => orderTexts.version),
  body: text().notNull(),
  storedAt: instant('stored_at').notNull(),
})

/** Who placed which order and when, one row per binding click. Deleted only with a booking that never had a payment. */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    version: text()
      .notNull()
      .references(() => orderVersions.version),
    orderedAt: instant('ordered_at').notNull(),
    language: text({ enum: ORDER_LANGUAGES }).notNull(),
    orderedBy: text('ordered_by', { enum: ORDERED_BY }).notNull(),
    totalCents: integer('total_cents').notNull(),
  },
  (table) => [
    check('orders_language', oneOf(table.language, ORDER_LANGUAGES)),
    check('orders_ordered_by', oneOf(table.orderedBy, ORDERED_BY)),
    check('orders_total', sql`${table.totalCents} >= 0`),
    index('orders_booking').on(table.bookingId, table.orderedAt),
  ],
)
