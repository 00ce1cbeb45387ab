import * as z from 'zod/mini'
import { LINE_VERDICTS } from '#domain/bank-import/bank-matching.ts'
import { PAYOUT_MATCHES } from '#domain/bank-import/payout-matching.ts'
import { optionalLine } from '#domain/base/text-schema.ts'
import { PAYMENT_TYPES } from '#domain/payment/payment-reference.ts'
import { BOOKING_STATUSES } from '#domain/place/booking-status.ts'

/** The maximum size of an uploaded statement, in characters; a year of a small account needs a tenth of it. */
export const MAX_STATEMENT_SIZE = 2_000_000
/** The maximum length of the bank's text that is kept for a line, in characters. */
export const MAX_LINE_TEXT_LENGTH = 1000
/** The maximum length of a line's identity: an account number and a message of SEPA's 140 characters. */
export const MAX_IDENTITY_LENGTH = 200
/** The maximum length of an account number; an IBAN has at most 34 characters. */
export const MAX_ACCOUNT_LENGTH = 40
/** The maximum number of lines that one call applies. */
export const MAX_LINES_AT_ONCE = 30

/** The maximum number of unreadable lines that are listed. */
export const MAX_UNREADABLE_SHOWN = 50
const statementText = z
  .string()
  .check(
    z.minLength(1, 'Choose a bank file'),
    z.maxLength(MAX_STATEMENT_SIZE, 'This file is larger than 2 MB. Export a shorter period'),
  )

/** Whether 03/09/2025 is 3 September or 9 March. */
const DAY_ORDERS = ['day_first', 'month_first'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

export const bankFileSchema = z.object({
  content: statementText,
  /** The operator's answer to `dayOrder` of the preview. */
  dayOrder: z.optional(z.enum(DAY_ORDERS)),
})

/** One incoming line of a statement. The id is derived from the other fields without the text, and from whether the line is settled. */
export const bankLineSchema = z.object({
  id: z.string().check(z.maxLength(64)),
  /** The number of our own account; null if the file doesn't name it beside its lines. */
  account: z._default(z.nullable(z.string().check(z.maxLength(MAX_ACCOUNT_LENGTH))), null),
  bookedOn: z.nullable(z.iso.date()),
  amount: z.number().check(z.positive(), z.maximum(10_000_000)),
  /** The currency's code, as far as the file gives it. Only euros can be recorded. */
  currency: z._default(z.string().check(z.maxLength(MAX_ACCOUNT_LENGTH)), 'EUR'),
  /** The payer, the message, and whatever else the bank wrote. */
  text: z.string().check(z.maxLength(MAX_LINE_TEXT_LENGTH)),
  /** The bank's transaction reference, or the payer's account and message. */
  identity: z.string().check(z.maxLength(MAX_IDENTITY_LENGTH)),
  /** The number of this line among identical lines of one statement, counted from 1. */
  occurrence: z.int().check(z.minimum(1)),
})
export type BankLineView = z.infer<typeof bankLineSchema>

const lineGuest = {
  leadId: z.string(),
  name: z.string(),
  retreatDate: z.nullable(z.string()),
  bookingStatus: z.enum(BOOKING_STATUSES),
  /** The part of the price that has not been received, in euros. Reported transfers don't reduce it. */
  owes: z.number(),
}

/** A guest who may have sent the money, with the reasons shown beside the name. */
export const guessSchema = z.object({
  ...lineGuest,
  reasons: z.array(z.string()),
  /** True if no other guest fits as well. */
  isLikeliest: z.boolean(),
})
export type GuessView = z.infer<typeof guessSchema>

const matchedLineSchema = z.object({
  line: bankLineSchema,
  verdict: z.enum(LINE_VERDICTS),
  /** The guests who may have sent the money if its reference doesn't settle it, those named by it first. */
  guesses: z.array(guessSchema),
  /** The part of each guest if the line names several. */
  shares: z.array(z.object({ ...lineGuest, kind: z.enum(PAYMENT_TYPES), amount: z.number() })),
  /** The operator's note on the line; null if it is not kept. */
  note: z.nullable(z.string()),
  /** The payments recorded from this very line. An undone share is missing, because it is back among the unmatched lines. */
  assigned: z.array(z.object({ leadId: z.string(), name: z.string(), amount: z.number() })),
  /** The transfer that the line names; null if it names none. */
  transfer: z.nullable(
    z.object({
      ...lineGuest,
      /** The guest's email address; null only if the booking never had one. */
      email: z.nullable(z.string()),
      kind: z.enum(PAYMENT_TYPES),
      amount: z.number(),
      reference: z.string(),
      /** Whether the guest has reported the transfer. */
      reported: z.boolean(),
      /** True if the booking was paid another way, so this money would be refunded. */
      paidAlready: z.boolean(),
    }),
  ),
  /** Where the line's money is recorded already: the day of the money, and whether a file or the operator's hand recorded it. */
  recorded: z.nullable(
    z.object({
      on: z.iso.date(),
      source: z.enum(['file', 'hand']),
      /** The file's name. Null if it is not known, and for entries by hand. */
      file: z.nullable(z.string()),
    }),
  ),
})
export type MatchedLineView = z.infer<typeof matchedLineSchema>

/** A line of a file that cannot be read, with its number; the number is null in XML, which has no lines. */
const unreadableLineSchema = z.object({
  line: z.nullable(z.int()),
  reason: z.string(),
  /** The line's text, shortened. */
  text: z.string(),
})
export type UnreadableLine = z.infer<typeof unreadableLineSchema>

/** A refund that is due by transfer, and the outgoing line that pays it or may pay it. */
const paidRefundSchema = z.object({
  /** What matches besides the amount. A name alone makes the match only possible. */
  by: z.enum(PAYOUT_MATCHES),
  /** The id of the refund, which the call `receive` closes. */
  paymentId: z.string(),
  leadId: z.string(),
  name: z.string(),
  amount: z.number(),
  bookedOn: z.nullable(z.iso.date()),
  text: z.string(),
})
export type PaidRefundView = z.infer<typeof paidRefundSchema>

export const bankPreviewSchema = z.object({
  /** All lines that name one of our references, and the first of the incoming lines that name none. */
  lines: z.array(matchedLineSchema),
  credits: z.int(),
  unknown: z.int(),
  /** The number of all lines in the file: matched + unmatched + outgoing + unreadable. */
  rows: z.int(),
  /** The number of incoming lines that name one of our references or were recorded before. */
  matched: z.int(),
  /** The number of incoming lines that name no reference, are ignored, are not in euros or are not settled. */
  unmatched: z.int(),
  /** The number of unmatched lines that the operator has marked as nobody's. */
  ignored: z.int(),
  outgoing: z.int(),
  /** The outgoing lines that pay a refund that is due, or may pay it. Only the operator closes a refund. */
  paidRefunds: z.array(paidRefundSchema),
  unreadable: z.int(),
  /** The number of unmatched lines that the bank has announced but not booked, or has taken back. None counts as received. */
  unsettled: z.int(),
  /** The number of unmatched lines that are not in euros. */
  otherCurrency: z.int(),
  /** The first unreadable lines, each with its reason. */
  unreadableLines: z.array(unreadableLineSchema),
  /** A day whose order of day and month nothing in the file decides. Until the operator answers, the rest is empty. Null otherwise. */
  dayOrder: z.nullable(z.object({ written: z.string(), dayFirst: z.iso.date(), monthFirst: z.iso.date() })),
})
export type BankPreview = z.infer<typeof bankPreviewSchema>

/** The name of the uploaded file, by which a later file can say where its money was recorded. */
export const bankFileName = z.optional(optionalLine(200))
export const bankApplySchema = z.object({
  file: bankFileName,
  lines: z.array(bankLineSchema).check(z.minLength(1), z.maxLength(MAX_LINES_AT_ONCE)),
})

/**
 * `received`: the payment counts. `goes_back`: it came too late or twice and will be refunded. Otherwise nothing was recorded, and a line
 * that may belong to a guest is kept as unmatched.
 */
const LINE_OUTCOMES = ['received', 'goes_back', ...LINE_VERDICTS] as const
export type LineOutcome = (typeof LINE_OUTCOMES)[number]
export const bankResultSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(LINE_OUTCOMES),
      /** The payment recorded; null if there is none, or if the line was split over several guests. */
      paymentId: z.nullable(z.string()),
      /** All payments recorded, if the line was split. */
      paymentIds: z.array(z.string()),
    }),
  ),
})
export type BankResult = z.infer<typeof bankResultSchema>['results'][number]
