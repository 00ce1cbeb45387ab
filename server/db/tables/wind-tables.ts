import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ACTORS } from '#domain/booking/history.ts'
import { KITE_KINDS, WIND_CHOICES } from '#domain/wind/wind.ts'
import type { Sealed } from '#server/process/data-keys.ts'
import { bookings } from './booking-tables.ts'
import { instant, isSealedText, oneOf } from './columns.ts'
import { retreats } from './retreat-table.ts'

/** Each entry of a kite day. The last one of a day counts; earlier ones stay, so that a correction shows both. */
export const windEntries = pgTable(
  'wind_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    retreatId: uuid('retreat_id')
      .notNull()
      .references(() => retreats.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    /** Null if the day was emptied again. */
    kite: text({ enum: KITE_KINDS }),
    note: text(),
    at: instant('at').notNull(),
    /** The operator's device, for example "iPhone". */
    device: text().notNull(),
  },
  (table) => [
    check('wind_entries_kite', oneOf(table.kite, KITE_KINDS)),
    index('wind_entries_retreat').on(table.retreatId, table.id),
  ],
)

/**
 * What one kiter is owed by the Wind or Win Guarantee, from the question on. Cash is no payment of the booking: it changes neither its
 * ledger nor what a cancellation refunds.
 */
export const windClaims = pgTable(
  'wind_claims',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .unique()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    askedAt: instant('asked_at').notNull(),
    choice: text({ enum: WIND_CHOICES }),
    chosenAt: instant('chosen_at'),
    /** The guest, or the site once the time to choose is over. */
    chosenBy: text('chosen_by', { enum: ACTORS }),
    /** The kite days that were missing when it was chosen. */
    days: integer(),
    /** The account for the cash back, sealed. */
    account: text().$type<Sealed>(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    check('wind_claims_choice', oneOf(table.choice, WIND_CHOICES)),
    check('wind_claims_chosen_by', oneOf(table.chosenBy, ACTORS)),
    check(
      'wind_claims_chosen',
      sql`num_nulls(${table.choice}, ${table.chosenAt}, ${table.chosenBy}, ${table.days}) in (0, 4)`,
    ),
    check(
      'wind_claims_cash',
      sql`${table.choice} = 'cash' or num_nonnulls(${table.account}, ${table.paidAt}) = 0`,
    ),
    check('wind_claims_sealed_account', isSealedText(table.account)),
  ],
)

/** Kite days of a credit that were used, on a later booking or otherwise. */
export const windRedemptions = pgTable(
  'wind_redemptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    claimId: uuid('claim_id')
      .notNull()
      .references(() => windClaims.id, { onDelete: 'cascade' }),
    days: integer().notNull(),
    at: instant('at').notNull(),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    note: text(),
  },
  (table) => [
    check('wind_redemptions_days', sql`${table.days} >= 1`),
    index('wind_redemptions_claim').on(table.claimId),
  ],
)
