import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { RETREAT_STATUSES } from '#domain/retreat/retreats.ts'
import { instant, oneOf } from './columns.ts'

export const retreats = pgTable(
  'retreats',
  {
    id: uuid().primaryKey().defaultRandom(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    placesKiter: integer('places_kiter').notNull(),
    placesNonKiter: integer('places_non_kiter').notNull(),
    status: text({ enum: RETREAT_STATUSES }).notNull(),
    /** The number of confirmed guests that it needs to run. Null for the usual number (content/package-travel.yaml). */
    minimumGuests: integer('minimum_guests'),
    /** Whether it takes bookings until it starts, instead of closing by itself. */
    keptOpen: boolean('kept_open').notNull().default(false),
    /** When the operator cancelled it, and why in words for the guests, if there are any. */
    cancelledAt: instant('cancelled_at'),
    cancellationWords: text('cancellation_words'),
    /** The version of the lodge's valid link, and since when it is valid; null if there is none (server/admin/read-sheet.ts). */
    lodgeLinkVersion: integer('lodge_link_version').notNull().default(1),
    lodgeLinkAt: instant('lodge_link_at'),
    /** Where guests find their photos, and the last day they are kept there (domain/guide/photos.ts). */
    photosUrl: text('photos_url'),
    photosUntil: date('photos_until'),
  },
  (table) => [
    // A retreat is identified by its days; those of a cancelled one may be offered again.
    uniqueIndex('retreats_dates')
      .on(table.startsOn, table.endsOn)
      .where(sql`${table.status} <> 'cancelled'`),
    check('retreats_dates_in_order', sql`${table.startsOn} <= ${table.endsOn}`),
    check('retreats_places', sql`${table.placesKiter} >= 0 and ${table.placesNonKiter} >= 0`),
    check('retreats_status', oneOf(table.status, RETREAT_STATUSES)),
    check('retreats_minimum', sql`${table.minimumGuests} is null or ${table.minimumGuests} >= 1`),
    check('retreats_photos', sql`num_nulls(${table.photosUrl}, ${table.photosUntil}) <> 1`),
    check(
      'retreats_cancelled',
      sql`(${table.status} = 'cancelled') = (${table.cancelledAt} is not null) and (${table.status} = 'cancelled' or ${table.cancellationWords} is null)`,
    ),
  ],
)
