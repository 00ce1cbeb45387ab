import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bookings } from './booking-tables.ts'
import { instant } from './columns.ts'

/** The operator's private notes about a guest. They never change, except that an erasure removes them. */
export const bookingNotes = pgTable(
  'booking_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** The device it was written on, for example "iPhone". */
    device: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index('booking_notes_booking').on(table.bookingId, table.at)],
)
