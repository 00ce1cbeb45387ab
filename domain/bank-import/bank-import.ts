import * as z from 'zod/mini'
import { LINE_VERDICTS } from './bank-matching.ts'
import { BOOKING_STATUSES } from '#domain/booking/booking-state.ts'
import { PAYMENT_TYPES } from '#domain/payment/payment-reference.ts'
import { PAYOUT_MATCHES } from './payout-matching.ts'

/** The largest statement that can be uploaded, in characters; a year of a small account is a tenth of it. */
export const MAX_STATEMENT_SIZE = 2_000_000
/** How much of what a bank wrote about a line is kept. */
export const MAX_LINE_TEXT_LENGTH = 1000
/** The longest number of an account; an IBAN has at most 34 characters. */
export const MAX_ACCOUNT_LENGTH = 40
/** How many lines are applied by one call. */
export const MAX_LINES_AT_ONCE = 30

/** How many lines that cannot be read are told one by one. */
export const MAX_UNREADABLE_SHOWN = 50
/** How many columns a file may have; the banks' own stay below thirty. */
const MAX_COLUMNS = 100

const statementText = z
  .string()
  .check(
    z.minLength(1, 'Choose a file of your bank'),
    z.maxLength(MAX_STATEMENT_SIZE, 'This file is larger than 2 MB: export a shorter time'),
  )
export const bankFileSchema = z.object({ content: statementText })

const column = z.int().check(z.minimum(0), z.maximum(MAX_COLUMNS - 1))
const optionalColumn = z._default(z.nullable(column), null)

/** Where a bank's file has what, counted from 0; null for what it does not have. */
const bankColumnsSchema = z.object({
  date: column,
  /** What came, or what moved where its sign or another column says which way. */
  amount: column,
  /** Words that say whether it came or left, or what left. */
  debitCredit: optionalColumn,
  text: optionalColumn,
  name: optionalColumn,
  account: optionalColumn,
  /** Whether the bank has booked it. */
  status: optionalColumn,
})
export type BankColumns = z.infer<typeof bankColumnsSchema>
export const bankLayoutSchema = z.object({ content: statementText, columns: bankColumnsSchema })

/** One credit of a statement, in euros. The id follows from the other fields, and changes with any of them; that of a line which is not settled fits no other. */
export const bankLineSchema = z.object({
  id: z.string().check(z.maxLength(64)),
  /** Of our own account, where the file names it beside its lines. */
  account: z._default(z.nullable(z.string().check(z.maxLength(MAX_ACCOUNT_LENGTH))), null),
  bookedOn: z.nullable(z.iso.date()),
  amount: z.number().check(z.positive(), z.maximum(10_000_000)),
  text: z.string().check(z.maxLength(MAX_LINE_TEXT_LENGTH)),
  /** The bank's own number of the transaction, where the file has one. */
  bankReference: z.nullable(z.string().check(z.maxLength(100))),
  /** Which of several lines of one statement that are otherwise alike. */
  occurrence: z.int().check(z.minimum(1)),
})
export type BankLineView = z.infer<typeof bankLineSchema>

const lineGuest = {
  leadId: z.string(),
  name: z.string(),
  retreatDate: z.nullable(z.string()),
  /** What has not been received of the price, in euros: what is reported has not come yet. */
  owes: z.number(),
}

/** Somebody whose money it may be, with the reasons that are written beside the name. */
export const guessSchema = z.object({
  ...lineGuest,
  reasons: z.array(z.string()),
})
export type GuessView = z.infer<typeof guessSchema>

const matchedLineSchema = z.object({
  line: bankLineSchema,
  verdict: z.enum(LINE_VERDICTS),
  /** Whose it may be, where its reference does not settle that: whom it names comes first. */
  guesses: z.array(guessSchema),
  /** Where it names several guests: what of it would be whose. */
  shares: z.array(z.object({ ...lineGuest, kind: z.enum(PAYMENT_TYPES), amount: z.number() })),
  /** What the operator has noted on it, where it is kept. */
  note: z.nullable(z.string()),
  /** Whose payments it is known to be; an undone share is missing, and waits among the unmatched lines. */
  assigned: z.array(z.object({ leadId: z.string(), name: z.string(), amount: z.number() })),
  /** The transfer that the line names; null where it names none. */
  transfer: z.nullable(
    z.object({
      ...lineGuest,
      /** Where the operator can ask; null only where the booking never had one. */
      email: z.nullable(z.string()),
      kind: z.enum(PAYMENT_TYPES),
      amount: z.number(),
      reference: z.string(),
      /** Whether the guest has said that it is made. */
      reported: z.boolean(),
      /** The booking has been paid otherwise, and this money would go back. */
      paidAlready: z.boolean(),
      bookingStatus: z.enum(BOOKING_STATUSES),
      /** The day on which the operator has received it by hand; null where that did not happen, or by another line. */
      enteredOn: z.nullable(z.iso.date()),
      /** Whether this very line is known already for what was received by hand. */
      entryKnown: z.boolean(),
    }),
  ),
})
export type MatchedLineView = z.infer<typeof matchedLineSchema>

/** A line of a file that cannot be read, with its number there; null in XML, which has no lines. */
const unreadableLineSchema = z.object({
  line: z.nullable(z.int()),
  reason: z.string(),
  /** What stands in it, shortened. */
  text: z.string(),
})
export type UnreadableLine = z.infer<typeof unreadableLineSchema>

/** A table whose columns nobody has pointed at yet: its headings, or `Column 1` where it has none, and its first lines. */
const unknownTableSchema = z.object({
  headings: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  /** Where a day and an amount seem to stand. */
  suggested: z.object({ date: z.int(), amount: z.int() }),
})
export type UnknownTable = z.infer<typeof unknownTableSchema>

/** A refund that waits to be paid by transfer, and the line of money that left which pays it, or may. */
const paidRefundSchema = z.object({
  /** What agrees beside the amount. A name alone makes it possible, and no more. */
  by: z.enum(PAYOUT_MATCHES),
  /** The refund's: `receive` closes it. */
  paymentId: z.string(),
  leadId: z.string(),
  name: z.string(),
  amount: z.number(),
  bookedOn: z.nullable(z.iso.date()),
  text: z.string(),
})
export type PaidRefundView = z.infer<typeof paidRefundSchema>

export const bankPreviewSchema = z.object({
  /** Everything that names a reference of ours, and the first of the credits that name none. */
  lines: z.array(matchedLineSchema),
  credits: z.int(),
  unknown: z.int(),
  /** Every line of the file: matched + unmatched + outgoing + unreadable. */
  rows: z.int(),
  /** What came and names a reference of ours, or was recorded, whether there is anything to do about it or not. */
  matched: z.int(),
  /** What came and names none, what is ignored, what came in other money than euros, and what is not settled. */
  unmatched: z.int(),
  /** Of the unmatched: what the operator has said is nobody's. */
  ignored: z.int(),
  outgoing: z.int(),
  /** Of the outgoing: what pays a refund that waits, or may. Nothing is closed without the operator. */
  paidRefunds: z.array(paidRefundSchema),
  unreadable: z.int(),
  /** Of the unmatched: announced by the bank and not booked, or taken back. Nothing of it is received. */
  unsettled: z.int(),
  /** Of the unmatched: not in euros. */
  otherCurrency: z.int(),
  /** The first of the unreadable lines, each with its reason. */
  unreadableLines: z.array(unreadableLineSchema),
  /** Instead of everything above, where the columns of the file have to be pointed at first; null otherwise. */
  table: z.nullable(unknownTableSchema),
})
export type BankPreview = z.infer<typeof bankPreviewSchema>

export const bankApplySchema = z.object({
  lines: z.array(bankLineSchema).check(z.minLength(1), z.maxLength(MAX_LINES_AT_ONCE)),
})

/**
 * `received`: the payment counts. `goes_back`: it came too late or twice, and is to be refunded. `already_entered`: it is
 * the payment that was entered by hand, and is known for it from now on. The rest: nothing was recorded, and what may still be
 * somebody's waits among the unmatched lines.
 */
const LINE_OUTCOMES = ['received', 'goes_back', ...LINE_VERDICTS] as const
export type LineOutcome = (typeof LINE_OUTCOMES)[number]
export const bankResultSchema = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(LINE_OUTCOMES),
      /** What it was entered as; null where nothing was, and where it was split over several guests. */
      paymentId: z.nullable(z.string()),
      /** All of them, where it was split. */
      paymentIds: z.array(z.string()),
    }),
  ),
})
export type BankResult = z.infer<typeof bankResultSchema>['results'][number]
