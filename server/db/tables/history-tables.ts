import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ACTORS, type HistoryField } from '#domain/booking/history.ts'
import { bookings } from './booking-tables.ts'
import { instant, oneOf } from './columns.ts'
import { retreats } from './retreat-table.ts'

/**
 * What was changed, by whom, from what and to what. Entries never change, except that an erasure removes personal data. Only the actor's
 * kind and device are stored; names come from the booking and go with it.
 */
export const history = pgTable(
  'history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actor: text({ enum: ACTORS }).notNull(),
    /** The operator's device, for example "iPhone". */
    device: text(),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    retreatId: uuid('retreat_id').references(() => retreats.id),
    /** The changed field. Null if the entry is about something else. */
    field: text().$type<HistoryField>(),
    what: text().notNull(),
    /** The earlier value, as people read it. Null if there was none, or it must not be shown here. */
    before: text(),
    after: text(),
  },
  (table) => [
    check('history_actor', oneOf(table.actor, ACTORS)),
    check('history_device', sql`${table.device} is null or ${table.actor} = 'operator'`),
    index('history_booking').on(table.bookingId, table.id),
    index('history_retreat').on(table.retreatId, table.id),
  ],
)

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
