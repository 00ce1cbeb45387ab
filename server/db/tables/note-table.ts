import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bookings } from './booking-tables.ts'
import { instant } from './columns.ts'

/**
 * What the operator has written down about a guest, for herself. Notes are added and never altered, but that an erasure takes
 * them out.
 */
export const bookingNotes = pgTable(
  'booking_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** Where it was written: "iPhone". */
    device: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index('booking_notes_booking').on(table.bookingId, table.at)],
)
