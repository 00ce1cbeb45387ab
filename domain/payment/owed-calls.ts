import * as z from 'zod/mini'
import type { Call } from '#domain/api/call.ts'
import { LEFT_OUT, OWED_GROUPS } from './owed.ts'
import { optionalText } from '#domain/base/text-schema.ts'
import { offsetQuery } from '#domain/api/api-shapes.ts'

const day = z.iso.date()
const group = z.enum(OWED_GROUPS, 'Choose overdue, soon or later')

/** A guest who owes something. */
const owedGuestSchema = z.object({
  leadId: z.string(),
  name: z.string(),
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
  /** The sums over all guests who owe, not only this page. */
  groups: z.object({ overdue: groupTotals, soon: groupTotals, later: groupTotals }),
  /** The offset of the next page; null on the last one. */
  nextOffset: z.nullable(z.int()),
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
    summary: 'Who owes what by when, most days late first, then most money',
    access: 'admin',
    query: z.object({
      group: z.optional(group),
      ...offsetQuery,
    }),
    answers: { 200: owedPageSchema },
  },
  askForPayment: {
    method: 'post',
    path: '/api/admin/owed/ask',
    summary:
      'Write to exactly these guests, each with a pay link; nobody twice a day, and nobody whose retreat is over',
    access: 'admin',
    body: askForPaymentSchema,
    answers: { 200: askedSchema },
  },
} as const satisfies Record<string, Call>
