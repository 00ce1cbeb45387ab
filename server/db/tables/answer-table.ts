import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bookings } from './booking-tables.ts'
import { instant } from './columns.ts'

/** What a guest answered after the retreat: how it was, and whether we may quote it. The text is never edited. */
export const guestAnswers = pgTable(
  'guest_answers',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .unique()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    mayQuote: boolean('may_quote').notNull(),
    answeredAt: instant('answered_at').notNull(),
    /** When the operator published it; null if it is not on the landing page. */
    publishedAt: instant('published_at'),
    /** When the operator last decided about it, published or not. Null while it is new. */
    decidedAt: instant('decided_at'),
  },
  (table) => [check('guest_answers_published', sql`${table.publishedAt} is null or ${table.mayQuote}`)],
)
