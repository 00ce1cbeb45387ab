import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { CHANGE_KINDS, CHOICE_STATES } from '#domain/date-change/change-choice.ts'
import { HAND_OVER_STATES } from '#domain/hand-over/hand-over-terms.ts'
import { SALE_STATUSES } from '#domain/retreat/retreats.ts'
import type { Sealed } from '#server/process/data-keys.ts'
import { users } from './account-tables.ts'
import { bookings } from './booking-tables.ts'
import { instant, isSealedText, oneOf } from './columns.ts'
import { retreats } from './retreat-table.ts'

// Tables for the guest's rights under package travel law (decision 0172).

/**
 * A guest's request to hand over the place, and its outcome. The named person's data is deleted once it is over. The outgoing guest's bookings
 * until that guest is erased, because the documents for their payments are theirs (decision 0170).
 */
export const handOvers = pgTable(
  'hand_overs',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    state: text({ enum: HAND_OVER_STATES }).notNull(),
    madeAt: instant('made_at').notNull(),
    /** The last day in Banjul on which it can be accepted. */
    acceptBy: date('accept_by').notNull(),
    toName: text('to_name'),
    toEmail: text('to_email'),
    /** When it was accepted, withdrawn or refused. */
    endedAt: instant('ended_at'),
    /** The operator's reason to the guest, if it was refused. */
    reason: text(),
    fromUserId: text('from_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The outgoing guest's name and address at the hand-over. Null until it is done. */
    fromName: text('from_name'),
    fromEmail: text('from_email'),
    /** Who had booked the place for the outgoing guest, and so paid for it: the address is theirs. Null for the own place. */
    bookerName: text('booker_name'),
    /** Where the outgoing guest's refunds go, like the same columns of bookings for the present guest. */
    refundLinkVersion: integer('refund_link_version').notNull().default(1),
    refundAskedAt: instant('refund_asked_at'),
    refundAccount: text('refund_account').$type<Sealed>(),
    refundAccountAt: instant('refund_account_at'),
    /** A new refund account, sealed, until the guest confirms it by email. */
    refundAccountNext: text('refund_account_next').$type<Sealed>(),
  },
  (table) => [
    check('hand_overs_sealed_refund_account', isSealedText(table.refundAccount)),
    check('hand_overs_sealed_refund_account_next', isSealedText(table.refundAccountNext)),
    check('hand_overs_state', oneOf(table.state, HAND_OVER_STATES)),
    check('hand_overs_ended', sql`(${table.state} in ('asked', 'open')) = (${table.endedAt} is null)`),
    // At most one hand-over link per booking is valid at a time.
    uniqueIndex('hand_overs_live')
      .on(table.bookingId)
      .where(sql`${table.state} in ('asked', 'open')`),
    index('hand_overs_booking').on(table.bookingId, table.madeAt),
    index('hand_overs_from').on(table.fromUserId),
  ],
)

/** A guest's complaint and the operator's answer. It belongs to the account that wrote it, even after a hand-over. */
export const complaints = pgTable(
  'complaints',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    receivedAt: instant('received_at').notNull(),
    /** When the mail was written that confirms it and names the day of the answer. */
    acknowledgedAt: instant('acknowledged_at').notNull(),
    answeredAt: instant('answered_at'),
    answer: text(),
  },
  (table) => [
    check('complaints_answered', sql`num_nulls(${table.answeredAt}, ${table.answer}) in (0, 2)`),
    // At most one open complaint per guest and booking; further messages belong to the same conversation.
    uniqueIndex('complaints_open')
      .on(table.bookingId, table.userId)
      .where(sql`${table.answeredAt} is null`),
    index('complaints_booking').on(table.bookingId, table.receivedAt),
    index('complaints_user').on(table.userId),
  ],
)

/**
 * A change that the operator announced for a booked retreat: its text, and until when guests choose (decision 0172). A row holds what was announced and is never altered.
 */
export const dateChanges = pgTable(
  'date_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    retreatId: uuid('retreat_id')
      .notNull()
      .references(() => retreats.id, { onDelete: 'cascade' }),
    kind: text({ enum: CHANGE_KINDS }).notNull().default('terms'),
    words: text(),
    /** The last day in Banjul on which a guest can choose. */
    chooseBy: date('choose_by').notNull(),
    announcedAt: instant('announced_at').notNull(),
    /** The operator's device that announced it. */
    device: text().notNull(),
    takenBackAt: instant('taken_back_at'),
    /** The retreat that guests may move to: the same on its new days, or another one. Null for a change that moves nobody. */
    toRetreatId: uuid('to_retreat_id').references(() => retreats.id),
    /** The retreat's sale status before the change, for withdrawing it. */
    statusBefore: text('status_before', { enum: SALE_STATUSES }),
  },
  (table) => [
    check('date_changes_kind', oneOf(table.kind, CHANGE_KINDS)),
    check('date_changes_something', sql`${table.words} is not null or ${table.kind} <> 'terms'`),
    check('date_changes_status_before', oneOf(table.statusBefore, SALE_STATUSES)),
    check(
      'date_changes_to',
      sql`num_nulls(${table.toRetreatId}, ${table.statusBefore}) = case when ${table.kind} = 'terms' then 2 else 0 end`,
    ),
    index('date_changes_to_retreat').on(table.toRetreatId),
    index('date_changes_retreat').on(table.retreatId, table.announcedAt),
  ],
)

/** What a change means for one guest's booking, and the guest's answer. */
export const changeChoices = pgTable(
  'change_choices',
  {
    changeId: uuid('change_id')
      .notNull()
      .references(() => dateChanges.id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    state: text({ enum: CHOICE_STATES }).notNull(),
    /** When the mail about it was written. Null until then. */
    notifiedAt: instant('told_at'),
    /** The last day in Banjul on which this guest can choose, if later than the change's: announced late, or handed over since. */
    chooseBy: date('choose_by'),
    remindedAt: instant('reminded_at'),
    answeredAt: instant('answered_at'),
    /** The number of the place held on the other retreat while the choice is open, in the booking's package. */
    heldPlace: integer('held_place'),
  },
  (table) => [
    primaryKey({ columns: [table.changeId, table.bookingId] }),
    check('change_choices_state', oneOf(table.state, CHOICE_STATES)),
    check('change_choices_answered', sql`(${table.state} = 'asked') = (${table.answeredAt} is null)`),
    index('change_choices_booking').on(table.bookingId),
    // For the background job that looks for open choices.
    index('change_choices_open')
      .on(table.changeId)
      .where(sql`${table.state} = 'asked'`),
  ],
)
