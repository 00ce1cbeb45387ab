import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { KEPT_LINE_STATES } from '#domain/contract/bank-calls.ts'
import type { PaymentPart } from '#domain/payment/group-payment.ts'
import type { StateBeforeEntry } from '#domain/payment/hand-entry.ts'
import { CHECKOUT_METHODS, LEDGER_KINDS, LEDGER_STATES, PAYMENT_METHODS } from '#domain/payment/ledger.ts'
import { PAYERS } from '#domain/payment/payer.ts'
import { PAYMENT_TYPES } from '#domain/payment/payment-reference.ts'
import { REFUND_REASONS } from '#domain/payment/refund-reasons.ts'
import { GUEST_RULES } from '#domain/terms/cancellation-terms.ts'
import { MOST_PARTS } from '#domain/terms/deadlines.ts'
import { bookings } from './booking-tables.ts'
import { instant, oneOf } from './columns.ts'
import { handOvers } from './package-tables.ts'

/** What the payee of a refund was told: that it is coming, or that it was sent. */
const PAYEE_NOTICES = ['promised', 'sent'] as const

/**
 * The ledger, one row per payment or refund. A refund names its payment; it is `initiated` until the provider or the operator has paid it,
 * then `refunded`. Rows are never deleted.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    kind: text({ enum: LEDGER_KINDS }).notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    state: text({ enum: LEDGER_STATES }).notNull(),
    /**
     * The provider's id of the payment or refund. A payment for a group has a row for each traveller; the unique constraint lets each be settled
     * only once.
     */
    providerReference: text('provider_reference'),
    /** The reference that the guest writes on the transfer. */
    referenceText: text('reference_text'),
    refundOf: uuid('refund_of').references((): AnyPgColumn => payments.id),
    /** Why money is given back. Unknown for refunds of older versions. */
    refundReason: text('refund_reason', { enum: REFUND_REASONS }),
    /** The rule by which a change of the booking refunded. Null for other refunds and for those of older versions. */
    refundRule: text('refund_rule', { enum: GUEST_RULES }),
    /** The operator's reason for the refund. Null until it is given. */
    reasonNote: text('reason_note'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    /** The day of receipt according to the operator, and a private note on it. */
    receivedOn: date('received_on'),
    note: text(),
    /** When document and mail are due: they wait while the operator may undo the entry. Null if none wait (decision 0100). */
    documentDueAt: instant('papers_due_at'),
    /** The booking's state before the operator's entry, which undoing restores. Null if the row was not entered by hand. */
    stateBeforeEntry: jsonb('entry_before').$type<StateBeforeEntry>(),
    /** When the operator last undid it. */
    undoneAt: instant('undone_at'),
    /** Since when the cardholder disputes it, and how much the bank has taken for it. Null again once that is over. */
    disputedAt: instant('disputed_at'),
    disputedCents: integer('disputed_cents'),
    /** The part of the deposit that was missing when the operator confirmed the place anyway. */
    waivedCents: integer('waived_cents'),
    /** Where somebody else who paid by the pay link wants the receipt. Null if not asked for. */
    payerEmail: text('payer_email'),
    /** Who paid it, or made the payment that a refund is of. Null if it is unknown. */
    paidBy: text('paid_by', { enum: PAYERS }),
    /** The hand-over whose outgoing guest paid it. Null for the booking's present guest. A refund belongs to the guest who paid. */
    payerHandOverId: uuid('payer_hand_over_id').references(() => handOvers.id),
    /** What a refund's payee was told. Null until told, for successful card refunds of the present guest, and for payments. */
    payeeNotice: text('payee_told', { enum: PAYEE_NOTICES }),
  },
  (table) => [
    unique('payments_provider_reference').on(table.providerReference, table.bookingId),
    check('payments_payee_told', oneOf(table.payeeNotice, PAYEE_NOTICES)),
    check('payments_amount', sql`${table.amountCents} > 0`),
    check('payments_kind', oneOf(table.kind, LEDGER_KINDS)),
    check('payments_method', oneOf(table.method, PAYMENT_METHODS)),
    check('payments_paid_by', oneOf(table.paidBy, PAYERS)),
    check('payments_state', oneOf(table.state, LEDGER_STATES)),
    check('payments_refund_of', sql`(${table.kind} = 'refund') = (${table.refundOf} is not null)`),
    check('payments_refund_reason', oneOf(table.refundReason, REFUND_REASONS)),
    check('payments_refund_rule', oneOf(table.refundRule, GUEST_RULES)),
    check('payments_disputed_cents', sql`${table.disputedCents} is null or ${table.disputedCents} >= 0`),
    check('payments_waived_cents', sql`${table.waivedCents} is null or ${table.waivedCents} > 0`),
    check('payments_reason_of_refund', sql`${table.refundReason} is null or ${table.kind} = 'refund'`),
    // A transfer is reported once: a second click finds the first report. Another balance may follow if the guest's own change raised the
    // price meanwhile.
    uniqueIndex('payments_one_report')
      .on(table.bookingId, table.kind)
      .where(sql`${table.state} = 'reported' and ${table.kind} <> 'balance'`),
    index('payments_refund_of_index').on(table.refundOf),
    index('payments_booking').on(table.bookingId),
    check(
      'payments_papers_wait',
      sql`${table.documentDueAt} is null or ((${table.state} = 'received' or ${table.kind} = 'refund') and ${table.stateBeforeEntry} is not null)`,
    ),
    index('payments_papers_due')
      .on(table.documentDueAt)
      .where(sql`${table.documentDueAt} is not null`),
    index('payments_state_index').on(table.state),
  ],
)

/** Attempts at card refunds that are not paid yet: how often they failed and when the next is due. A refund without a row has not failed. */
export const refundAttempts = pgTable(
  'refund_tries',
  {
    refundId: uuid('refund_id')
      .primaryKey()
      .references(() => payments.id),
    failures: integer().notNull(),
    failingSince: instant('failing_since').notNull(),
    dueAt: instant('due_at').notNull(),
    /** The number of the idempotency key. Raised only after the provider has recorded that the present key failed. */
    keyNumber: integer('key_number').notNull().default(0),
    /** When the operator was told that it keeps failing. */
    notifiedAt: instant('told_at'),
  },
  (table) => [check('refund_tries_counts', sql`${table.failures} >= 0 and ${table.keyNumber} >= 0`)],
)

/** Refunds made at the provider's own site that several rows of a group's payment could be the source of, until the operator says which. */
export const unmatchedRefunds = pgTable('unmatched_refunds', {
  /** The provider's id of the refund. */
  reference: text().primaryKey(),
  paymentReference: text('payment_reference').notNull(),
  amountCents: integer('amount_cents').notNull(),
  seenAt: instant('seen_at').notNull(),
})

const CHECKOUT_STATES = ['opening', 'open', 'settled', 'refunded', 'failed', 'closed'] as const

/**
 * Attempts to pay on a provider's hosted page. An attempt is stored before the provider is asked, with its id as the idempotency key, so
 * that a crash cannot open a second page. Only the url of an `open` page is given out. Ends: `settled` (the payment counts), `refunded` (it
 * came too late and went straight back), `failed` (it is not what was asked for, and the operator checks it), `closed` (it can no longer be
 * paid).
 */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The provider's session id. Null while it is being opened. */
    providerId: text('provider_id').unique(),
    url: text(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    paymentType: text('payment_type', { enum: PAYMENT_TYPES }).notNull(),
    method: text({ enum: CHECKOUT_METHODS }).notNull().default('card'),
    amountCents: integer('amount_cents').notNull(),
    state: text({ enum: CHECKOUT_STATES }).notNull(),
    /** What each traveller's booking gets of it, if it pays for a group; null if all of it is the booking's own. */
    parts: jsonb().$type<PaymentPart[]>(),
    /** True if opened by the pay link; the payer then returns to it instead of a page that asks to sign in. */
    byPayLink: boolean('by_pay_link').notNull().default(false),
    /** Where the payer by link wants the receipt. Null if not asked for. */
    payerEmail: text('payer_email'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    check('checkout_sessions_amount', sql`${table.amountCents} > 0`),
    check('checkout_sessions_payment_type', oneOf(table.paymentType, PAYMENT_TYPES)),
    check('checkout_sessions_method', oneOf(table.method, CHECKOUT_METHODS)),
    check('checkout_sessions_state', oneOf(table.state, CHECKOUT_STATES)),
    check(
      'checkout_sessions_opened',
      sql`${table.state} in ('opening', 'closed') or (${table.providerId} is not null and ${table.url} is not null)`,
    ),
    // At most one payable page per booking, so that two can never both be paid.
    uniqueIndex('checkout_sessions_one_live')
      .on(table.bookingId)
      .where(sql`${table.state} in ('opening', 'open')`),
    index('checkout_sessions_booking').on(table.bookingId),
  ],
)

/** The sandbox provider's own checkouts. The product reads them only through the gateway. */
export const sandboxCheckouts = pgTable('sandbox_checkouts', {
  id: text().primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  paymentIntent: text('payment_intent').notNull().unique(),
  bookingId: text('booking_id').notNull(),
  paymentType: text('payment_type', { enum: PAYMENT_TYPES }).notNull(),
  method: text({ enum: CHECKOUT_METHODS }).notNull().default('card'),
  description: text().notNull(),
  amountCents: integer('amount_cents').notNull(),
  status: text({ enum: ['open', 'complete', 'expired'] }).notNull(),
  successUrl: text('success_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Refunds that the sandbox provider has paid. */
export const sandboxRefunds = pgTable('sandbox_refunds', {
  id: text().primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  paymentIntent: text('payment_intent').notNull(),
  amountCents: integer('amount_cents').notNull(),
})

/** What an event of the card provider can be about. */
export const EVENT_SUBJECTS = ['checkout', 'payment', 'dispute'] as const

/**
 * Signed events of the card provider, stored before they are processed. Only their subject is kept; what happened is read from the provider
 * (decision 0011).
 */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    subjectKind: text('subject_kind', { enum: EVENT_SUBJECTS }).notNull(),
    subjectId: text('subject_id').notNull(),
    receivedAt: instant('received_at').notNull(),
    processedAt: instant('processed_at'),
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    /** When the next retry is due, if it was not processed at once. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    check('webhook_events_subject_kind', oneOf(table.subjectKind, EVENT_SUBJECTS)),
    index('webhook_events_due')
      .on(table.dueAt)
      .where(sql`${table.processedAt} is null`),
    index('webhook_events_received').on(table.receivedAt),
  ],
)

/**
 * Statement lines linked to payments, each counted once. A transfer split over several guests has one row for each; a payment has one line.
 */
export const bankLines = pgTable(
  'bank_lines',
  {
    /** Derived from the line itself (server/bank-import/statement.ts), so that a statement can be uploaded again. */
    id: text().notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    /** The name of the file, if the browser gave it. */
    file: text(),
    appliedAt: instant('applied_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.paymentId] })],
)

/**
 * Statement lines: `waiting` until matched to a guest, or `ignored` because they are no guest's. Their recorded part is in `bank_lines`,
 * which decides what is left, so that an undone part waits again.
 */
export const keptLines = pgTable(
  'kept_lines',
  {
    /** The line's id, as in `bank_lines`. */
    id: text().primaryKey(),
    /** Our own account, if the statement names it outside its lines. */
    account: text(),
    bookedOn: date('booked_on'),
    amountCents: integer('amount_cents').notNull(),
    text: text().notNull(),
    /** The bank's transaction reference, or the payer's account and message. */
    identity: text().notNull(),
    occurrence: integer().notNull(),
    state: text({ enum: KEPT_LINE_STATES }).notNull(),
    /** The operator's note. */
    note: text().notNull().default(''),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [
    check('kept_lines_state', oneOf(table.state, KEPT_LINE_STATES)),
    check('kept_lines_amount', sql`${table.amountCents} > 0`),
    index('kept_lines_kept').on(table.keptAt),
  ],
)

/**
 * The dated parts of a booking's balance, as they were agreed (domain/payment/payment-plan.ts). What is open of each follows from what is
 * settled of the price.
 */
export const instalments = pgTable(
  'instalments',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint().notNull(),
    dueOn: date('due_on').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The part is paid once this much of the price is settled. */
    untilCents: integer('until_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.number] }),
    check('instalments_number', sql`${table.number} between 1 and ${sql.raw(String(MOST_PARTS))}`),
    check('instalments_amount', sql`${table.amountCents} between 1 and ${table.untilCents}`),
  ],
)
