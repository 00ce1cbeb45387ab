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
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { KEPT_LINE_STATES } from '#domain/bank-import/bank-calls.ts'
import type { BankColumns } from '#domain/bank-import/bank-import.ts'
import type { BeforeEntry } from '#domain/payment/hand-entry.ts'
import { CHECKOUT_METHODS, LEDGER_KINDS, LEDGER_STATES, PAYMENT_METHODS } from '#domain/payment/ledger.ts'
import { PAYMENT_TYPES } from '#domain/payment/payment-reference.ts'
import { REFUND_REASONS } from '#domain/refund/refund-reasons.ts'
import { bookings } from './booking-tables.ts'
import { instant, oneOf } from './columns.ts'
import { handOvers } from './package-tables.ts'

/** How far its payee knows of a refund: that it is coming, and that it was sent. */
export const PAYEE_TOLD = ['promised', 'sent'] as const

/**
 * The ledger: one row a payment or refund. A refund names the payment it gives back from; its state is `initiated` until
 * the provider or the operator has paid it out, then `refunded`. Rows are never deleted.
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
    /** The provider's own id of the payment or refund; the unique constraint settles each only once. */
    providerReference: text('provider_reference').unique(),
    /** What the guest writes on the transfer. */
    referenceText: text('reference_text'),
    refundOf: uuid('refund_of').references((): AnyPgColumn => payments.id),
    /** Why money is given back; unknown for the refunds of older versions. */
    refundReason: text('refund_reason', { enum: REFUND_REASONS }),
    /** Why the operator gave it back, in the operator's own words; null until they are asked for and given. */
    reasonNote: text('reason_note'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    /** The day on which the operator says that it was received, and a note on it for nobody else. */
    receivedOn: date('received_on'),
    note: text(),
    /** Until when receipt and mail wait, because the operator may undo the entry; null where none wait (decision 0100). */
    papersDueAt: instant('papers_due_at'),
    /** What was before the operator entered it as received; null for what came by another way. */
    entryBefore: jsonb('entry_before').$type<BeforeEntry>(),
    /** When the operator undid it, last. */
    undoneAt: instant('undone_at'),
    /** Since when the cardholder disputes it with the bank, and what the bank has taken for it; null again once that is over. */
    disputedAt: instant('disputed_at'),
    disputedCents: integer('disputed_cents'),
    /** What of the deposit was missing when it was received, and the operator confirmed the place all the same. */
    waivedCents: integer('waived_cents'),
    /** Where somebody else who paid it by the pay link wants the receipt; null where nobody asked for it. */
    payerEmail: text('payer_email'),
    /**
     * Whose money it is: of the outgoing guest of this hand-over, or, while it is null, of the booking's present guest. A refund
     * belongs to whoever paid what it refunds.
     */
    payerHandOverId: uuid('payer_hand_over_id').references(() => handOvers.id),
    /** What the payee of a refund was told of it; null while nothing, for a present guest's card refund that went well, and for every payment. */
    payeeTold: text('payee_told', { enum: PAYEE_TOLD }),
  },
  (table) => [
    check('payments_payee_told', oneOf(table.payeeTold, PAYEE_TOLD)),
    check('payments_amount', sql`${table.amountCents} > 0`),
    check('payments_kind', oneOf(table.kind, LEDGER_KINDS)),
    check('payments_method', oneOf(table.method, PAYMENT_METHODS)),
    check('payments_state', oneOf(table.state, LEDGER_STATES)),
    check('payments_refund_of', sql`(${table.kind} = 'refund') = (${table.refundOf} is not null)`),
    check('payments_refund_reason', oneOf(table.refundReason, REFUND_REASONS)),
    check('payments_disputed_cents', sql`${table.disputedCents} is null or ${table.disputedCents} >= 0`),
    check('payments_waived_cents', sql`${table.waivedCents} is null or ${table.waivedCents} > 0`),
    check('payments_reason_of_refund', sql`${table.refundReason} is null or ${table.kind} = 'refund'`),
    // A transfer is reported once: a second click finds the first report. A balance may be followed by another one,
    // where the guest's own change of the booking made it dearer meanwhile.
    uniqueIndex('payments_one_report')
      .on(table.bookingId, table.kind)
      .where(sql`${table.state} = 'reported' and ${table.kind} <> 'balance'`),
    index('payments_refund_of_index').on(table.refundOf),
    index('payments_booking').on(table.bookingId),
    check(
      'payments_papers_wait',
      sql`${table.papersDueAt} is null or ((${table.state} = 'received' or ${table.kind} = 'refund') and ${table.entryBefore} is not null)`,
    ),
    index('payments_papers_due')
      .on(table.papersDueAt)
      .where(sql`${table.papersDueAt} is not null`),
    index('payments_state_index').on(table.state),
  ],
)

/**
 * Card refunds that the provider has not taken yet: how often each was tried, and when the next try is due. A refund without
 * a row here has not failed.
 */
export const refundTries = pgTable(
  'refund_tries',
  {
    refundId: uuid('refund_id')
      .primaryKey()
      .references(() => payments.id),
    failures: integer().notNull(),
    failingSince: instant('failing_since').notNull(),
    dueAt: instant('due_at').notNull(),
    /** Which key the provider is asked with: another one only after it has recorded that this one failed. */
    keyNumber: integer('key_number').notNull().default(0),
    /** When the operator was told that it fails and fails. */
    toldAt: instant('told_at'),
  },
  (table) => [check('refund_tries_counts', sql`${table.failures} >= 0 and ${table.keyNumber} >= 0`)],
)

export const CHECKOUT_STATES = ['opening', 'open', 'settled', 'refunded', 'failed', 'closed'] as const

/**
 * Attempts to pay on a hosted page, whoever the provider is. An attempt is written before the provider is asked, and its id is
 * the idempotency key: a crash between the two cannot open a second page. Only an `open` page's url is handed out.
 * Ends: `settled` (the payment counts), `refunded` (it came too late and went straight back), `failed` (it is not what
 * was asked for, and the operator looks at it), `closed` (it cannot be paid any more).
 */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The provider's session id; unknown while it is being opened. */
    providerId: text('provider_id').unique(),
    url: text(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    paymentType: text('payment_type', { enum: PAYMENT_TYPES }).notNull(),
    method: text({ enum: CHECKOUT_METHODS }).notNull().default('card'),
    amountCents: integer('amount_cents').notNull(),
    state: text({ enum: CHECKOUT_STATES }).notNull(),
    /** Opened by the pay link, so that whoever pays comes back to it, and not to a page that asks for the sign-in. */
    byPayLink: boolean('by_pay_link').notNull().default(false),
    /** Where whoever pays by the link wants the receipt; null where nobody asked for it. */
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
    // Two pages of one booking can never be paid both.
    uniqueIndex('checkout_sessions_one_live')
      .on(table.bookingId)
      .where(sql`${table.state} in ('opening', 'open')`),
    index('checkout_sessions_booking').on(table.bookingId),
  ],
)

/** What the sandbox provider remembers of its own checkouts; the product reads it only through the gateway. */
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
 * Signed events of the card provider, written down before they are worked on. Of their content only what they are about
 * is kept: what happened is asked of the provider (decision 0011).
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
    /** When the sweep works on it next, where that did not succeed at once. */
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

/** How a line of a statement became known as a payment: it was received by it, or had been entered by hand before. */
export const BANK_LINE_LINKS = ['received', 'entered'] as const

/**
 * Lines of the bank's statements that are known as payments: each counts once. One transfer may be split over several guests,
 * and then has a row for each; a payment has one line.
 */
export const bankLines = pgTable(
  'bank_lines',
  {
    /** Made from the line itself (server/bank-import/statement.ts), so that the same statement can be uploaded again. */
    id: text().notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    link: text({ enum: BANK_LINE_LINKS }).notNull().default('received'),
    bookedOn: date('booked_on'),
    appliedAt: instant('applied_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.paymentId] }),
    check('bank_lines_link', oneOf(table.link, BANK_LINE_LINKS)),
  ],
)

/**
 * Lines of the bank's statements: `waiting` until they are matched to a guest, or `ignored`, because they are no guest's. What of one
 * has been recorded has rows in `bank_lines`; they decide what is left of it, so that what is undone waits again.
 */
export const keptLines = pgTable(
  'kept_lines',
  {
    /** The line's id, as in `bank_lines`. */
    id: text().primaryKey(),
    /** Of our own account, where the statement names it beside its lines. */
    account: text(),
    bookedOn: date('booked_on'),
    amountCents: integer('amount_cents').notNull(),
    text: text().notNull(),
    bankReference: text('bank_reference'),
    occurrence: integer().notNull(),
    state: text({ enum: KEPT_LINE_STATES }).notNull(),
    /** The operator's own words. */
    note: text().notNull().default(''),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [
    check('kept_lines_state', oneOf(table.state, KEPT_LINE_STATES)),
    check('kept_lines_amount', sql`${table.amountCents} > 0`),
    index('kept_lines_kept').on(table.keptAt),
  ],
)

/** Where a kind of bank file has what, as the operator has pointed at it once: no line of any file is kept. */
export const bankLayouts = pgTable('bank_layouts', {
  /** Of the file's headings (server/bank-import/csv-columns.ts). */
  fingerprint: text().primaryKey(),
  columns: jsonb().$type<BankColumns>().notNull(),
  savedAt: instant('saved_at').notNull(),
})
