import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ACTORS, type HistoryField } from '#domain/admin/history.ts'
import { bookings } from './booking-tables.ts'
import { retreats } from './retreat-table.ts'
import { instant, oneOf } from './columns.ts'

/**
 * What was changed, by whom, from what to what: entries are added and never altered, but that an erasure takes out what they
 * say of a person. Who it was is kept as a kind and a device: names come from the booking, and go with it.
 */
export const history = pgTable(
  'history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actor: text({ enum: ACTORS }).notNull(),
    /** The operator's: "iPhone". */
    device: text(),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    retreatId: uuid('retreat_id').references(() => retreats.id),
    /** Null where it is no change of a field. */
    field: text().$type<HistoryField>(),
    what: text().notNull(),
    /** As a person reads it; null where there was nothing, or where the value is nobody's to read here. */
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
