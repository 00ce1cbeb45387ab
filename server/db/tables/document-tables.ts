import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { DOCUMENT_KINDS, type DocumentContent } from '#domain/document/documents.ts'
import { ORDER_LANGUAGES, ORDERED_BY } from '#domain/order/order.ts'
import { bookings } from './booking-tables.ts'
import { instant, oneOf } from './columns.ts'
import { payments } from './payment-tables.ts'

/**
 * Receipts and credit notes, at most one per row of the ledger, numbered by kind and year without gaps. A trigger of the migration refuses
 * changes and deletions (decision 0021).
 */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    /** The year of issue, in Banjul. */
    year: integer().notNull(),
    number: integer().notNull(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    paymentId: uuid('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    issuedAt: instant('issued_at').notNull(),
    content: jsonb().$type<DocumentContent>().notNull(),
  },
  (table) => [
    unique('documents_number').on(table.kind, table.year, table.number),
    check('documents_kind', oneOf(table.kind, DOCUMENT_KINDS)),
    check('documents_number_from_one', sql`${table.number} >= 1`),
    index('documents_booking').on(table.bookingId),
  ],
)

/** The last number issued of each kind and year. The row is locked until the document with the next number is stored. */
export const documentCounters = pgTable(
  'document_counters',
  {
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
)

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
