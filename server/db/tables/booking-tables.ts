import { sql, type $Type } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
  doublePrecision,
  type PgDoublePrecisionBuilderInitial,
  type PgTextBuilderInitial,
} from 'drizzle-orm/pg-core'
import { SEALED_TEXTS, storedFields } from '#domain/booking/booking-fields.ts'
import { BOOKING_STATUSES } from '#domain/booking/booking-state.ts'
import { CANCELLATION_RULES } from '#domain/refund/cancellation.ts'
import type { PlanPart } from '#domain/payment/payment-plan.ts'
import { ROOMS, TIERS } from '#domain/price/pricing.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { SEALED_PATTERN, type Sealed } from '#server/process/data-keys.ts'
import type { Field } from '#domain/booking/field-kinds.ts'
import { users } from './account-tables.ts'
import { instant, oneOf } from './columns.ts'
import { foldedSql } from './folded-text.ts'
import { retreats } from './retreat-table.ts'

const SEARCH_TEXT = foldedSql(
  [
    "coalesce(first_name, '') || ' ' || coalesce(last_name, '')",
    "coalesce(email, '')",
    "coalesce(phone, '')",
    // The zero of "+32 (0)470" is not dialled.
    "regexp_replace(replace(coalesce(phone, ''), '(0)', ''), '[^0-9+]', '', 'g')",
    "coalesce(last_name, '') || '-' || reference_suffix",
  ].join(' || chr(10) || '),
)

/**
 * A lead and a booking are one record. A booking that holds a place owns one numbered place of its retreat and package:
 * the unique constraint on it means that the database itself refuses to sell a place twice.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),

    status: text({ enum: BOOKING_STATUSES }).notNull(),
    submittedAt: instant('submitted_at'),
    holdExpiresAt: instant('hold_expires_at'),
    remindedAt: instant('reminded_at'),
    /** When its guest had enough of reading that the place was released. */
    releaseDismissedAt: instant('release_dismissed_at'),
    /** When it was cancelled, and by which rule: what goes back of money that comes later is decided by the same one. */
    cancelledAt: instant('cancelled_at'),
    cancellationRule: text('cancellation_rule', { enum: CANCELLATION_RULES }),
    /** What is kept of the money received, where the operator agreed on an amount with the guest. */
    cancellationFeeCents: integer('cancellation_fee_cents'),

    retreatId: uuid('retreat_id').references(() => retreats.id),
    packageType: text('package_type', { enum: PACKAGE_TYPES }),
    placeNumber: integer('place_number'),

    ...fieldColumns(),
    /** When the guest agreed to our keeping the health notes, to which version of the question, and when that was taken back. */
    healthConsentAt: instant('health_consent_at'),
    healthConsentVersion: text('health_consent_version'),
    healthConsentWithdrawnAt: instant('health_consent_withdrawn_at'),

    /** The zone that the guest's browser was set to, for the times in mails and papers. */
    timeZone: text('time_zone'),
    arrivalFlight: text('arrival_flight'),
    arrivalDate: date('arrival_date'),
    arrivalTime: text('arrival_time'),
    departureFlight: text('departure_flight'),
    departureDate: date('departure_date'),
    departureTime: text('departure_time'),
    travelNote: text('travel_note'),
    /** When the guest ticked the papers as checked, and the bag as packed; null where that is still to do. */
    papersCheckedAt: instant('papers_checked_at'),
    packedAt: instant('packed_at'),

    /** The mark that both guests of a shared room carry (domain/booking/rooms.ts): it never outlives the place or the room. */
    roomShare: uuid('room_share'),
    /** With whom the guest would like to share, and by whom they are coached, in the operator's words. */
    roomWish: text('room_wish'),
    coach: text(),
    /** What the kitchen leaves out for the guest, in the operator's words, sealed. */
    allergies: text().$type<Sealed>(),

    tier: text({ enum: TIERS }),
    basePriceCents: integer('base_price_cents'),
    roomSupplementCents: integer('room_supplement_cents'),
    discountCents: integer('discount_cents'),
    /** By how much the operator has lowered the price since it was quoted. */
    loweredCents: integer('lowered_cents').notNull().default(0),
    /** What the operator has let go of it in all, where the present price is too small to hold it; null where it is `loweredCents`. */
    grantedCents: integer('granted_cents'),
    /** By how much it has risen since, as the guest was told (decision 0172). */
    raisedCents: integer('raised_cents').notNull().default(0),
    totalCents: integer('total_cents'),
    depositCents: integer('deposit_cents'),
    balanceCents: integer('balance_cents'),
    balanceDueOn: date('balance_due_on'),
    /** The dated parts in which the guest pays the balance, as they were agreed; null where it is paid on one day. */
    paymentPlan: jsonb('payment_plan').$type<PlanPart[]>(),

    /**
     * The order that was placed last (server/db/tables/order-tables.ts), when, and for how much; and since when a change of the guest's own that
     * altered the price waits to be ordered too.
     */
    orderVersion: text('order_version'),
    orderedAt: instant('ordered_at'),
    orderedCents: integer('ordered_cents'),
    orderChangedAt: instant('order_changed_at'),

    /** Which of the links is good by which the guest says where refunds go, and when the guest was asked by it. */
    refundLinkVersion: integer('refund_link_version').notNull().default(1),
    refundAskedAt: instant('refund_asked_at'),
    /** The account for refunds, sealed, and since when it is known. */
    refundAccount: text('refund_account').$type<Sealed>(),
    refundAccountAt: instant('refund_account_at'),
    /** An account that is to replace it, sealed, until the guest confirms it by email. */
    refundAccountNext: text('refund_account_next').$type<Sealed>(),

    /** The ending that makes this booking's payment references unique. */
    referenceSuffix: text('reference_suffix').notNull().unique(),
    /** Which pay link of this booking is good (server/payment/pay-link.ts): one more makes every earlier one worthless. */
    payLinkVersion: integer('pay_link_version').notNull().default(1),
    /** How often the stay in guests' calendars has moved, ended or come back (iCalendar's SEQUENCE). */
    calendarSequence: integer('calendar_sequence').notNull().default(0),
    /** Since when it is its guest's who has it now, where another one handed it on; papers and mails of before are not this one's. */
    handedOverAt: instant('handed_over_at'),
    /** Made by the seed, and shown as an example. */
    isExample: boolean('is_example').notNull().default(false),

    /**
     * What the operator's search looks through, folded as the search itself is, one line a field so that no hit spans two:
     * the name, the address, the phone as it was typed and as bare digits, and the end of the payment references. The
     * database writes it, so that no version of the product can leave a row behind, and an erasure erases it.
     */
    searchText: text('search_text').notNull().generatedAlwaysAs(sql.raw(SEARCH_TEXT)),
  },
  (table) => [
    unique('bookings_place').on(table.retreatId, table.packageType, table.placeNumber),
    check('bookings_status', oneOf(table.status, BOOKING_STATUSES)),
    check('bookings_package_type', oneOf(table.packageType, PACKAGE_TYPES)),
    check('bookings_cancellation_rule', oneOf(table.cancellationRule, CANCELLATION_RULES)),
    check(
      'bookings_cancelled',
      sql`num_nulls(${table.cancelledAt}, ${table.cancellationRule}) = case when ${table.status} = 'cancelled' then 0 else 2 end`,
    ),
    check(
      'bookings_cancellation_fee',
      sql`(${table.cancellationFeeCents} is not null) = (${table.cancellationRule} is not distinct from 'agreed') and ${table.cancellationFeeCents} >= 0`,
    ),
    check(
      'bookings_health_consent',
      sql`num_nulls(${table.healthConsentAt}, ${table.healthConsentVersion}) in (0, 2) and (${table.healthConsentWithdrawnAt} is null or ${table.healthConsentAt} is not null)`,
    ),
    // The database itself refuses plain text in them; what an earlier version wrote is sealed at the next start, which is
    // why the migration adds these constraints as "not valid".
    ...SEALED_TEXTS.map((name) =>
      check(`bookings_sealed_${table[name].name}`, sql`${table[name]} ~ ${sql.raw(`'${SEALED_PATTERN}'`)}`),
    ),
    check(
      'bookings_sealed_refund_account_next',
      sql`${table.refundAccountNext} ~ ${sql.raw(`'${SEALED_PATTERN}'`)}`,
    ),
    check('bookings_sealed_refund_account', sql`${table.refundAccount} ~ ${sql.raw(`'${SEALED_PATTERN}'`)}`),
    check('bookings_room', oneOf(table.selectedRoom, ROOMS)),
    check(
      'bookings_room_share',
      sql`${table.roomShare} is null or (${table.placeNumber} is not null and ${table.selectedRoom} is not distinct from 'shared')`,
    ),
    check('bookings_tier', oneOf(table.tier, TIERS)),
    check(
      'bookings_place_while_held',
      sql`(${table.status} in ('booking_submitted', 'payment_confirmed')) = (${table.placeNumber} is not null)`,
    ),
    check(
      'bookings_place_is_somewhere',
      sql`${table.placeNumber} is null or (${table.placeNumber} >= 1 and ${table.retreatId} is not null and ${table.packageType} is not null)`,
    ),
    check('bookings_submitted', sql`${table.status} = 'in_progress' or ${table.submittedAt} is not null`),
    check('bookings_hold', sql`${table.holdExpiresAt} is null or ${table.status} = 'booking_submitted'`),
    check(
      'bookings_quote_whole',
      sql`num_nulls(${table.tier}, ${table.basePriceCents}, ${table.roomSupplementCents}, ${table.discountCents}, ${table.totalCents}, ${table.depositCents}, ${table.balanceCents}, ${table.balanceDueOn}) in (0, 8)`,
    ),
    check(
      'bookings_quote_adds_up',
      sql`${table.totalCents} is null or (${table.totalCents} = ${table.basePriceCents} + ${table.roomSupplementCents} - ${table.discountCents} - ${table.loweredCents} + ${table.raisedCents} and ${table.balanceCents} = ${table.totalCents} - ${table.depositCents} and ${table.discountCents} >= 0 and ${table.loweredCents} >= 0 and ${table.raisedCents} >= 0 and ${table.balanceCents} >= 0)`,
    ),
    check(
      'bookings_order',
      sql`num_nulls(${table.orderVersion}, ${table.orderedAt}, ${table.orderedCents}) in (0, 3) and (${table.orderChangedAt} is null or ${table.orderVersion} is not null)`,
    ),
    check(
      'bookings_payment_plan',
      sql`${table.paymentPlan} is null or (jsonb_typeof(${table.paymentPlan}) = 'array' and jsonb_array_length(${table.paymentPlan}) between 2 and 3)`,
    ),
    index('bookings_user').on(table.userId),
    index('bookings_created').on(table.createdAt, table.id),
    index('bookings_email').on(table.email),
    // What the sweep removes after a while (domain/privacy/retention.ts).
    index('bookings_unused')
      .on(table.updatedAt)
      .where(sql`${table.status} in ('in_progress', 'expired')`),
    index('bookings_hold_expires').on(table.holdExpiresAt),
    // Counted for every visit of the landing page; the leads that hold nothing are many more.
    index('bookings_held')
      .on(table.retreatId, table.packageType)
      .where(sql`${table.placeNumber} is not null`),
  ],
)

/**
 * From where a place is held that no account has claimed: keyed hashes of the browser and of its network, by which such
 * places are counted, and nothing that could be read. A row is gone a few seconds after its place was claimed or given up
 * (decision 0055).
 */
export const unclaimedHolds = pgTable(
  'unclaimed_holds',
  {
    bookingId: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    browserKey: text('browser_key').notNull(),
    networkKey: text('network_key').notNull(),
  },
  (table) => [
    index('unclaimed_holds_browser').on(table.browserKey),
    index('unclaimed_holds_network').on(table.networkKey),
  ],
)

type Fields = typeof storedFields
type FieldColumn<F> = F extends { kind: 'number' }
  ? PgDoublePrecisionBuilderInitial<string>
  : F extends { sealed: true }
    ? $Type<PgTextBuilderInitial<string, [string, ...string[]]>, Sealed>
    : PgTextBuilderInitial<
        string,
        F extends { choices: readonly [...infer Choices extends [string, ...string[]]] }
          ? Choices
          : [string, ...string[]]
      >

/**
 * The columns of the booking form's fields. They may all be empty: a draft fills in what it has. To the compiler a sealed
 * field's column takes and gives nothing but sealed text.
 */
function fieldColumns(): { [Name in keyof Fields]: FieldColumn<Fields[Name]> } {
  const columns = Object.entries<Field>(storedFields).map(([name, field]) => [name, columnOf(name, field)])
  // The kind of each field says which column it gets: FieldColumn to the compiler, columnOf to the database.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(columns) as { [Name in keyof Fields]: FieldColumn<Fields[Name]> }
}

function columnOf(name: string, field: Field) {
  const column = field.column ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  switch (field.kind) {
    case 'number':
      return doublePrecision(column)
    case 'choice':
      return text(column, { enum: field.choices })
    case 'text':
      return text(column)
  }
}
