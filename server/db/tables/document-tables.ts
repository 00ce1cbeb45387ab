import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { DOCUMENT_KINDS, type DocumentContent } from '#domain/document/documents.ts'
import { bookings } from './booking-tables.ts'
import { instant, oneOf } from './columns.ts'
import { payments } from './payment-tables.ts'

/**
 * Receipts and credit notes: at most one for each row of the ledger, numbered by kind and year without a gap. They are
 * never changed or deleted, which a trigger of the migration refuses (decision 0021).
 */
export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    /** The year in Banjul in which it was issued. */
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

/** The last number that was given out of each kind and year; its row is locked until the document that has it stands. */
export const documentCounters = pgTable(
  'document_counters',
  {
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
)
