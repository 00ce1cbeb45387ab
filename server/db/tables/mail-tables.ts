import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Letter } from '#domain/mail/letter.ts'
import { MAIL_STATES, type MailAbout, type MailFile } from '#domain/mail/stored-mail.ts'
import { users } from './account-tables.ts'
import { bookings } from './booking-tables.ts'
import { instant, oneOf } from './columns.ts'

/**
 * Every outgoing mail. It is queued in the transaction of the change that causes it and is its own delivery job: a due `queued` row is
 * taken, written, sent, and postponed or ended (server/mail/mail-queue.ts).
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id').references(() => bookings.id),
    /** The name of the template, for example `booking-expired`. */
    template: text().notNull(),
    /** A mail with the same key is queued only once, for example `booking-expired:<booking>:<instant>`. */
    dedupeKey: text('occasion').unique(),
    recipient: text().notNull(),
    /** The address for answers, if it is not the sender's: the guest who wrote to the operator. */
    replyTo: text('reply_to'),
    subject: text().notNull(),
    /** Empty until the mail is sent; then as it was sent, without links that open something. */
    text: text().notNull().default(''),
    html: text().notNull().default(''),
    /** What it is written from when it is sent. Null once that is over; a failed one keeps it, to be sent again. */
    about: jsonb().$type<MailAbout>(),
    /** The attachments (domain/mail/stored-mail.ts). */
    files: jsonb().$type<MailFile[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    state: text({ enum: MAIL_STATES }).notNull().default('kept'),
    attempts: integer().notNull().default(0),
    /** The error of the last failed attempt, from the mail server or the connection to it. */
    lastError: text('last_error'),
    sentAt: instant('sent_at'),
    /** When the next attempt is due, by the database's clock, which the queue uses. */
    dueAt: instant('due_at').notNull().defaultNow(),
    /** Until when it waits, by the product's clock, for what it may tell as well or be replaced by. Null for any other mail. */
    openUntil: instant('open_until'),
    /** What the operator wrote, for undoing and editing. Null for any other mail. */
    letter: jsonb().$type<Letter>(),
  },
  (table) => [
    check('mails_state', oneOf(table.state, MAIL_STATES)),
    check('mails_sent', sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
    // The last guard against forged headers: no control character in anything that becomes one.
    check(
      'mails_one_line',
      sql`(${table.recipient} || coalesce(${table.replyTo}, '') || ${table.subject}) !~ '[[:cntrl:]]'`,
    ),
    index('mails_created').on(table.createdAt, table.id),
    index('mails_booking').on(table.bookingId),
    index('mails_due')
      .on(table.dueAt)
      .where(sql`${table.state} = 'queued'`),
    // For the retention job, which looks for texts that are still there (domain/privacy/retention.ts).
    index('mails_with_text')
      .on(table.createdAt)
      .where(sql`${table.text} <> ''`),
    index('mails_failed')
      .on(table.createdAt)
      .where(sql`${table.state} = 'failed'`),
  ],
)

/** When emails went to a typed address, as a keyed hash of it. Deleted after an hour (server/mail/typed-address.ts). */
export const typedMails = pgTable(
  'typed_mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    recipientKey: text('recipient_key').notNull(),
    /** Null if no request caused it. */
    clientKey: text('client_key'),
    queuedAt: instant('queued_at').notNull(),
  },
  (table) => [
    index('typed_mails_recipient').on(table.recipientKey),
    index('typed_mails_client').on(table.clientKey),
  ],
)

export const contacts = pgTable(
  'contacts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The account that was signed in when it was sent. Null for anybody else. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name'),
    email: text().notNull(),
    phone: text(),
    retreat: text(),
    experience: text(),
    message: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the operator marked it as answered. Null until then. */
    answeredAt: instant('answered_at'),
    /** The operator's answer from the admin area. Null if it was answered elsewhere, or not yet. */
    answer: text(),
  },
  (table) => [
    check('contacts_answer', sql`${table.answer} is null or ${table.answeredAt} is not null`),
    index('contacts_created').on(table.createdAt, table.id),
    index('contacts_unanswered')
      .on(table.createdAt)
      .where(sql`${table.answeredAt} is null`),
    index('contacts_user').on(table.userId),
    index('contacts_email').on(table.email),
  ],
)

/** Addresses that get one email when the next season opens, and are deleted then (domain/mail/season-alert.ts). */
export const seasonAlerts = pgTable(
  'season_alerts',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull().unique(),
    askedAt: instant('asked_at').notNull(),
    /** When the emailed link was opened; null until then. */
    confirmedAt: instant('confirmed_at'),
    /** The first day of the last date that was on sale at that time; null if none was. */
    knownUntil: date('known_until'),
    /** When a later date was first seen on sale. */
    openedAt: instant('opened_at'),
  },
  (table) => [index('season_alerts_asked').on(table.askedAt)],
)

/** The operator's saved replies. The admin area chooses the id, so that saving twice creates one row. */
export const savedReplies = pgTable('saved_replies', {
  id: uuid().primaryKey(),
  title: text().notNull(),
  text: text().notNull(),
  savedAt: instant('saved_at').notNull(),
})
