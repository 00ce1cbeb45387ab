import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { WAITING_OUTCOMES } from '#domain/place/waiting-list.ts'
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
    /** True for a copy of a date that no list shows, which the operator's test bookings are on. */
    isTest: boolean('is_test').notNull().default(false),
    /** The number of confirmed guests that it needs to run. Null for the usual number (content/package-travel.yaml). */
    minimumGuests: integer('minimum_guests'),
    /** Whether it takes bookings until it starts, instead of closing by itself. */
    keptOpen: boolean('kept_open').notNull().default(false),
    /** Whether free places wait for the operator, who offers them to the waiting list in person. */
    waitingListPaused: boolean('waiting_list_paused').notNull().default(false),
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
      .where(sql`${table.status} <> 'cancelled' and not ${table.isTest}`),
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

/** Who waits for places on a full date (domain/place/waiting-list.ts): one entry per date and address. */
export const waitingEntries = pgTable(
  'waiting_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    retreatId: uuid('retreat_id')
      .notNull()
      .references(() => retreats.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    email: text().notNull(),
    kiters: integer().notNull(),
    nonKiters: integer('non_kiters').notNull(),
    askedAt: instant('asked_at').notNull(),
    /** When the emailed link was confirmed, which is the rank; null until then. */
    confirmedAt: instant('confirmed_at'),
    /** The running or last offer: since when, until when, its price then. */
    offeredAt: instant('offered_at'),
    offerUntil: instant('offer_until'),
    offerCents: integer('offer_cents'),
    remindedAt: instant('reminded_at'),
    /** When the operator withdrew the last offer, after which only the operator offers places to it. */
    withdrawnAt: instant('withdrawn_at'),
    /** When everybody was told that places are free; null again once they are booked. */
    toldAt: instant('told_at'),
    endedAt: instant('ended_at'),
    outcome: text({ enum: WAITING_OUTCOMES }),
  },
  (table) => [
    uniqueIndex('waiting_entries_address').on(table.retreatId, table.email),
    index('waiting_entries_email').on(table.email),
    check(
      'waiting_entries_size',
      sql`${table.kiters} >= 0 and ${table.nonKiters} >= 0 and ${table.kiters} + ${table.nonKiters} between 1 and 4`,
    ),
    check(
      'waiting_entries_offer',
      sql`num_nulls(${table.offeredAt}, ${table.offerUntil}, ${table.offerCents}) in (0, 3)`,
    ),
    check('waiting_entries_outcome', oneOf(table.outcome, WAITING_OUTCOMES)),
    check('waiting_entries_ended', sql`(${table.endedAt} is null) = (${table.outcome} is null)`),
  ],
)
