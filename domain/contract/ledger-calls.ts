import * as z from 'zod/mini'
import { optionalText } from '#domain/base/text-schema.ts'
import { LEDGER_KINDS, PAYMENT_METHODS } from '#domain/payment/ledger.ts'
import { LEFT_OUT, OWED_GROUPS } from '#domain/payment/owed.ts'
import { offsetQuery, pageLimit } from './api-shapes.ts'
import type { Call } from './call.ts'
import { csvFormat } from './csv-format.ts'

/** A day in Banjul. An empty form field counts as absent. */
const optionalDay = z.optional(z.union([z.iso.date('Use a day like 2026-11-22'), z.literal('')]))

/** The state of a credit note's money: still to be paid, paid, or none because it corrects a payment that never came. */
const REFUND_STATES = ['promised', 'paid_out', 'correction'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** The first and last day, both included; by default from the first document until today. */
const periodSchema = z.object({ from: optionalDay, to: optionalDay })
export type Period = z.infer<typeof periodSchema>

/** A receipt or a credit note, as it was issued. */
const ledgerEntrySchema = z.object({
  leadId: z.string(),
  /** The day in Banjul on which it was issued, by which a period is chosen. */
  date: z.iso.date(),
  guest: z.string(),
  retreat: z.nullable(z.string()),
  kind: z.enum(LEDGER_KINDS),
  method: z.enum(PAYMENT_METHODS),
  /** In euros: the amount that a receipt received, or that a credit note takes back (negative). */
  amount: z.number(),
  /** R-2025-0001, C-2025-0001. */
  document: z.string(),
  documentId: z.string(),
  /** The day on which the money was received, or on which its refund was decided. */
  moneyOn: z.iso.date(),
  /** The receipt that a credit note corrects, and the reason; null for a receipt. */
  corrects: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The present state of a credit note's money, and the day in Banjul on which it was paid out; null for a receipt. */
  refund: z.nullable(z.enum(REFUND_STATES)),
  paidOutOn: z.nullable(z.iso.date()),
})
export type LedgerEntryView = z.infer<typeof ledgerEntrySchema>

const ledgerPageSchema = z.object({
  entries: z.array(ledgerEntrySchema),
  total: z.int(),
  /** Sums of the whole period in euros: receipts, credit notes, and the difference. */
  received: z.number(),
  /** The parts of the credit notes: paid out, not paid out yet, and corrections, which move no money. */
  paidOut: z.number(),
  promised: z.number(),
  corrected: z.number(),
  net: z.number(),
  nextOffset: z.nullable(z.int()),
})
export type LedgerPage = z.infer<typeof ledgerPageSchema>

export const ledgerCalls = {
  listLedger: {
    method: 'get',
    path: '/api/admin/ledger',
    summary: 'Receipts and credit notes of a period, newest first, with its sums',
    access: 'admin',
    query: z.extend(periodSchema, offsetQuery),
    answers: { 200: ledgerPageSchema },
  },
  downloadLedger: {
    method: 'get',
    path: '/api/admin/ledger.csv',
    summary:
      'The same as a CSV file, oldest first; its amounts are receipts minus credit notes. With format=excel it has semicolons, decimal commas and headings in words',
    access: 'admin',
    query: z.extend(periodSchema, { format: csvFormat }),
    answers: { 200: { file: 'text/csv' } },
  },
} as const satisfies Record<string, Call>

const day = z.iso.date()
const group = z.enum(OWED_GROUPS, 'Choose overdue, soon or later')

/** A guest who owes something. */
const owedGuestSchema = z.object({
  leadId: z.string(),
  name: z.string(),
  /** With whom the guest comes: the full names of the others of the group. */
  comesWith: z.array(z.string()),
  /** Null if nobody can be asked: the booking has no address, or is one of the seed's examples. */
  email: z.nullable(z.string()),
  retreatDate: z.nullable(z.string()),
  /** The kind of the next amount due: the deposit, or its missing part, while the place is only held; else the balance. */
  kind: z.enum(['deposit', 'balance']),
  amount: z.number(),
  dueOn: day,
  group,
  /** Whole days since `dueOn`; 0 while it is not overdue. */
  daysLate: z.int(),
  /** When the guest was last asked for money by mail, by the operator or automatically. */
  remindedAt: z.nullable(z.iso.datetime()),
  /** The reason why no reminder goes to this guest now; null if one may. */
  leftOut: z.nullable(z.enum(LEFT_OUT)),
})
export type OwedGuest = z.infer<typeof owedGuestSchema>

const groupTotals = z.object({ count: z.int(), amount: z.number() })
const owedPageSchema = z.object({
  guests: z.array(owedGuestSchema),
  /** The sums over all guests who owe, not only those listed. */
  groups: z.object({ overdue: groupTotals, soon: groupTotals, later: groupTotals }),
})
export type OwedPage = z.infer<typeof owedPageSchema>

/** The maximum number of guests that one call asks. */
const MAX_ASKED_AT_ONCE = 200
/** The maximum length of the operator's words in such a mail, in characters. */
export const MAX_WORDS_LENGTH = 1000

const askForPaymentSchema = z.object({
  /** The guests, with the amount and day that were shown: one who has paid since is not asked. */
  guests: z
    .array(z.object({ leadId: z.string().check(z.maxLength(64)), amount: z.number(), dueOn: day }))
    .check(z.minLength(1, 'Choose at least one guest'), z.maxLength(MAX_ASKED_AT_ONCE)),
  /** The operator's words, the same for all of them. */
  words: z._default(optionalText(MAX_WORDS_LENGTH), ''),
})

/**
 * `sent`: the mail is on its way. `sent_before`: the guest already had a mail about the money today. `retreat_over`: the retreat is over.
 * `changed`: another amount is owed now. `not_owed`: nothing is owed. `no_address`: the guest has no address.
 */
const ASKED_OUTCOMES = ['sent', 'sent_before', 'retreat_over', 'changed', 'not_owed', 'no_address'] as const
export type AskedOutcome = (typeof ASKED_OUTCOMES)[number]
const askedSchema = z.object({
  results: z.array(z.object({ leadId: z.string(), outcome: z.enum(ASKED_OUTCOMES) })),
})

export const owedCalls = {
  listOwed: {
    method: 'get',
    path: '/api/admin/owed',
    summary: 'Outstanding payments, most days late first, then the largest',
    access: 'admin',
    query: z.object({ group: z.optional(group), limit: pageLimit }),
    answers: { 200: owedPageSchema },
  },
  askForPayment: {
    method: 'post',
    path: '/api/admin/owed/ask',
    summary:
      'Write to exactly these guests, each with a payment link; no one twice a day, and no one whose retreat is over',
    access: 'admin',
    body: askForPaymentSchema,
    answers: { 200: askedSchema },
  },
} as const satisfies Record<string, Call>
