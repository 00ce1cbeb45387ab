import { sql, type $Type } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
  doublePrecision,
  type PgDoublePrecisionBuilderInitial,
  type PgTextBuilderInitial,
} from 'drizzle-orm/pg-core'
import { keysOf } from '#domain/base/typed-records.ts'
import { SEALED_TEXTS, storedFields } from '#domain/booking-form/booking-fields.ts'
import type { Field } from '#domain/booking-form/field-kinds.ts'
import type { BeforeAgreement } from '#domain/booking/agreement.ts'
import { RELEASE_RULES } from '#domain/booking/release.ts'
import type { BeforeCancelling } from '#domain/booking/undo-cancelling.ts'
import { TOLD_WAYS } from '#domain/date-change/news-message.ts'
import { BOOKING_STATUSES } from '#domain/place/booking-status.ts'
import { PRICE_LINE_KINDS, type PriceLine } from '#domain/price/price-lines.ts'
import { TIERS } from '#domain/price/pricing.ts'
import { ROOMS } from '#domain/price/rooms.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { CANCELLATION_RULES } from '#domain/terms/cancellation-terms.ts'
import { foldedSql } from '#server/db/text-search.ts'
import type { Sealed } from '#server/process/data-keys.ts'
import { users } from './account-tables.ts'
import { instant, isSealedText, oneOf } from './columns.ts'
import { retreats } from './retreat-table.ts'

const NAME = "coalesce(first_name, '') || ' ' || coalesce(last_name, '')"

const SEARCH_TEXT = foldedSql(
  [
    NAME,
    // As people type names: D'Haese as Dhaese, Van den Berg as Vandenberg, Müller as Mueller.
    `regexp_replace(${NAME}, '[[:space:]''’‘ʼ\\-]', '', 'g')`,
    ['ä ae', 'ö oe', 'ü ue', 'Ä Ae', 'Ö Oe', 'Ü Ue'].reduce((inner, pair) => {
      const [letter = '', spelled = ''] = pair.split(' ')
      return `replace(${inner}, '${letter}', '${spelled}')`
    }, NAME),
    "coalesce(email, '')",
    "coalesce(phone, '')",
    // The zero in "+32 (0)470" is not dialled.
    "regexp_replace(replace(coalesce(phone, ''), '(0)', ''), '[^0-9+]', '', 'g')",
    "coalesce(last_name, '') || '-' || reference_suffix",
  ].join(' || chr(10) || '),
)

/**
 * A draft and a booking are one record. A booking that holds a place owns a numbered place of its retreat and package, so the unique
 * constraint prevents selling a place twice.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey().defaultRandom(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The group that books together, and this traveller's number in it, from 1, the booker. */
    groupId: uuid('group_id'),
    groupNumber: smallint('group_number'),
    /** True while the account that booked for somebody else acts for them, until they have an account of their own. */
    bookedByOther: boolean('booked_by_other').notNull().default(false),
    /** The version of the link by which the traveller says what only they can say. Raising it invalidates the earlier link. */
    travellerLinkVersion: integer('traveller_link_version').notNull().default(1),

    status: text({ enum: BOOKING_STATUSES }).notNull(),
    submittedAt: instant('submitted_at'),
    holdExpiresAt: instant('hold_expires_at'),
    remindedAt: instant('reminded_at'),
    /** The rule by which the place was released last, and the end of the hold by it. */
    releaseRule: text('release_rule', { enum: RELEASE_RULES }),
    releaseUntil: instant('release_until'),
    /** When the guest dismissed the notice that the place was released. */
    releaseDismissedAt: instant('release_dismissed_at'),
    /** When it was cancelled, and by which rule; the same rule decides refunds of money that comes later. */
    cancelledAt: instant('cancelled_at'),
    cancellationRule: text('cancellation_rule', { enum: CANCELLATION_RULES }),
    /** What is kept of the received money, if the operator agreed an amount with the guest. */
    cancellationFeeCents: integer('cancellation_fee_cents'),
    /** The booking before the operator cancelled it, kept with its place while that can be undone (decision 0100). */
    beforeCancelling: jsonb('before_cancelling').$type<BeforeCancelling>(),

    /** The price and payment days before the operator changed them, until the guest is told (domain/booking/agreement.ts). */
    beforeAgreement: jsonb('before_agreement').$type<BeforeAgreement>(),

    retreatId: uuid('retreat_id').references(() => retreats.id),
    packageType: text('package_type', { enum: PACKAGE_TYPES }),
    placeNumber: integer('place_number'),

    ...fieldColumns(),
    /** When the guest consented to storing the health notes, to which version of the question, and when the guest withdrew it. */
    healthConsentAt: instant('health_consent_at'),
    healthConsentVersion: text('health_consent_version'),
    healthConsentWithdrawnAt: instant('health_consent_withdrawn_at'),

    /** The time zone of the guest's browser, for times in mails and documents. */
    timeZone: text('time_zone'),
    arrivalFlight: text('arrival_flight'),
    arrivalDate: date('arrival_date'),
    arrivalTime: text('arrival_time'),
    departureFlight: text('departure_flight'),
    departureDate: date('departure_date'),
    departureTime: text('departure_time'),
    travelNote: text('travel_note'),
    /** When the guest ticked the documents as checked and the bag as packed. Null until then. */
    papersCheckedAt: instant('papers_checked_at'),
    packedAt: instant('packed_at'),

    /** The mark that both guests of a shared room carry (domain/admin/rooms.ts). It ends with the place or the room. */
    roomShare: uuid('room_share'),
    /** The guest's wished roommate, in the operator's words. */
    roomWish: text('room_wish'),
    /** What the kitchen leaves out for the guest, in the operator's words, sealed. */
    allergies: text().$type<Sealed>(),

    /** When the operator ticked that a founding member has got the founders pack, and the photos and video. */
    founderPackAt: instant('founder_pack_at'),
    founderPhotosAt: instant('founder_photos_at'),

    tier: text({ enum: TIERS }),
    /** What the price is made of (domain/price/price-lines.ts), and its total, which the database adds up. */
    priceLines: jsonb('price_lines').$type<PriceLine[]>(),
    totalCents: integer('total_cents').generatedAlwaysAs(sql.raw('price_total(price_lines)')),
    balanceDueOn: date('balance_due_on'),
    /** What the operator wrote off after the retreat, when and why. Later payments lower it. */
    writtenOffCents: integer('written_off_cents').notNull().default(0),
    writtenOffAt: instant('written_off_at'),
    writeOffReason: text('write_off_reason'),

    /**
     * The last order (server/db/tables/document-tables.ts), when it was placed and for how much; and since when the guest's own change of the
     * price waits to be ordered.
     */
    orderVersion: text('order_version'),
    orderedAt: instant('ordered_at'),
    orderedCents: integer('ordered_cents'),
    orderChangedAt: instant('order_changed_at'),

    /** The version of the valid link by which the guest says where refunds go, and when the guest was asked. */
    refundLinkVersion: integer('refund_link_version').notNull().default(1),
    refundAskedAt: instant('refund_asked_at'),
    /** The account for refunds, sealed, and since when it is known. */
    refundAccount: text('refund_account').$type<Sealed>(),
    refundAccountAt: instant('refund_account_at'),
    /** A new refund account, sealed, until the guest confirms it by email. */
    refundAccountNext: text('refund_account_next').$type<Sealed>(),

    /** The suffix that makes this booking's payment references unique. */
    referenceSuffix: text('reference_suffix').notNull().unique(),
    /** The version of the booking's valid pay link (server/payment/pay-link.ts). Raising it invalidates all earlier links. */
    payLinkVersion: integer('pay_link_version').notNull().default(1),
    /** How often the retreat in guests' calendars was changed, ended or restored (iCalendar's SEQUENCE). */
    calendarSequence: integer('calendar_sequence').notNull().default(0),
    /** Since when the present guest has the booking after a hand-over. Earlier documents and mails are the previous guest's. */
    handedOverAt: instant('handed_over_at'),
    /**
     * When the guest last heard from the operator in person about the date, and how, or decided on its change (no way then). It counts until
     * there is other news (server/store/unreached.ts).
     */
    toldAt: instant('told_at'),
    toldHow: text('told_how', { enum: TOLD_WAYS }),
    /** The first name of the previous guest who made all payments before that. Null if nobody or several did, or their data was erased. */
    previousPayer: text('previous_payer'),
    /** True for example bookings made by the seed, and the operator's test bookings. */
    isExample: boolean('is_example').notNull().default(false),

    /**
     * The text that the operator's search looks through, folded like the search, one line per field so that no match spans two: name,
     * address, phone as typed and as digits, and reference suffix. Generated by the database, so that every version keeps it current and an
     * erasure clears it.
     */
    searchText: text('search_text').notNull().generatedAlwaysAs(sql.raw(SEARCH_TEXT)),
  },
  (table) => [
    unique('bookings_group').on(table.groupId, table.groupNumber),
    unique('bookings_place').on(table.retreatId, table.packageType, table.placeNumber),
    check(
      'bookings_group_number',
      sql`num_nulls(${table.groupId}, ${table.groupNumber}) in (0, 2) and coalesce(${table.groupNumber}, 1) >= 1`,
    ),
    check('bookings_booked_by_other', sql`not ${table.bookedByOther} or ${table.groupNumber} > 1`),
    check('bookings_status', oneOf(table.status, BOOKING_STATUSES)),
    check('bookings_package_type', oneOf(table.packageType, PACKAGE_TYPES)),
    check('bookings_cancellation_rule', oneOf(table.cancellationRule, CANCELLATION_RULES)),
    check(
      'bookings_cancelled',
      sql`num_nulls(${table.cancelledAt}, ${table.cancellationRule}) = case when ${table.status} = 'cancelled' then 0 else 2 end`,
    ),
    check(
      'bookings_before_cancelling',
      sql`${table.beforeCancelling} is null or ${table.status} = 'cancelled'`,
    ),
    check(
      'bookings_cancellation_fee',
      sql`(${table.cancellationFeeCents} is not null) = (${table.cancellationRule} is not distinct from 'agreed') and ${table.cancellationFeeCents} >= 0`,
    ),
    check(
      'bookings_health_consent',
      sql`num_nulls(${table.healthConsentAt}, ${table.healthConsentVersion}) in (0, 2) and (${table.healthConsentWithdrawnAt} is null or ${table.healthConsentAt} is not null)`,
    ),
    // The database refuses plain text here. Texts of earlier versions are sealed at the next start, so the migration adds these constraints
    // as "not valid".
    ...SEALED_TEXTS.map((name) => check(`bookings_sealed_${table[name].name}`, isSealedText(table[name]))),
    check('bookings_sealed_refund_account_next', isSealedText(table.refundAccountNext)),
    check('bookings_sealed_refund_account', isSealedText(table.refundAccount)),
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
    check('bookings_told_how', oneOf(table.toldHow, TOLD_WAYS)),
    check('bookings_hold', sql`${table.holdExpiresAt} is null or ${table.status} = 'booking_submitted'`),
    check(
      'bookings_quote_whole',
      sql`num_nulls(${table.tier}, ${table.priceLines}, ${table.balanceDueOn}) in (0, 3)`,
    ),
    check(
      'bookings_price_lines',
      sql`jsonb_typeof(${table.priceLines}) = 'array' and not jsonb_path_exists(${table.priceLines}, ${sql.raw(
        `'$[*] ? (!(${keysOf(PRICE_LINE_KINDS)
          .map((kind) => `@.kind == "${kind}"`)
          .join(' || ')}) || @.cents.type() != "number")'`,
      )})`,
    ),
    check(
      'bookings_order',
      sql`num_nulls(${table.orderVersion}, ${table.orderedAt}, ${table.orderedCents}) in (0, 3) and (${table.orderChangedAt} is null or ${table.orderVersion} is not null)`,
    ),
    index('bookings_user').on(table.userId),
    index('bookings_created').on(table.createdAt, table.id),
    index('bookings_email').on(table.email),
    // For the retention job, which removes these after a while (domain/privacy/retention.ts).
    index('bookings_unused')
      .on(table.updatedAt)
      .where(sql`${table.status} in ('in_progress', 'expired')`),
    index('bookings_cancelling')
      .on(table.retreatId)
      .where(sql`${table.beforeCancelling} is not null`),
    index('bookings_agreement')
      .on(table.id)
      .where(sql`${table.beforeAgreement} is not null`),
    index('bookings_hold_expires').on(table.holdExpiresAt),
    // For counting held places on every visit of the landing page; most rows hold none.
    index('bookings_held')
      .on(table.retreatId, table.packageType)
      .where(sql`${table.placeNumber} is not null`),
  ],
)

/**
 * The browser and network, as keyed hashes, that hold a place which no account has claimed, for counting such places. A row is deleted
 * seconds after its place was claimed or released (decision 0055).
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
 * Returns the columns of the booking form's fields. All may be empty, because a draft is incomplete. The type of a sealed field's column
 * allows only sealed text.
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
