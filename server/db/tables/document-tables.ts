import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { DOCUMENT_KINDS, type DocumentContent } from '#domain/document/documents.ts'
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
