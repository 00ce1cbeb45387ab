import * as z from 'zod/mini'
import { LINE_VERDICTS } from './bank-matching.ts'
import { BOOKING_STATUSES } from './booking-state.ts'
import { PAYMENT_TYPES } from './payment-reference.ts'

/** The largest statement that can be uploaded, in characters; a year of a small account is a tenth of it. */
export const MAX_STATEMENT_SIZE = 2_000_000
/** How much of what a bank wrote about a line is kept. */
export const MAX_LINE_TEXT_LENGTH = 1000
/** How many lines are applied by one call. */
export const MAX_LINES_AT_ONCE = 30

export const bankFileSchema = z.object({
  content: z
    .string()
    .check(
      z.minLength(1, 'Choose a file of your bank'),
      z.maxLength(MAX_STATEMENT_SIZE, 'This file is larger than 2 MB: export a shorter time'),
    ),
})

/** One credit of a statement, in euros. The id follows from the other fields, and changes with any of them. */
export const bankLineSchema = z.object({
  id: z.string().check(z.maxLength(64)),
  bookedOn: z.nullable(z.iso.date()),
  amount: z.number().check(z.positive(), z.maximum(10_000_000)),
  text: z.string().check(z.maxLength(MAX_LINE_TEXT_LENGTH)),
  /** The bank's own number of the transaction, where the file has one. */
  bankReference: z.nullable(z.string().check(z.maxLength(100))),
  /** Which of several lines that are otherwise alike. */
  occurrence: z.int().check(z.minimum(1)),
})
export type BankLineView = z.infer<typeof bankLineSchema>

export const matchedLineSchema = z.object({
  line: bankLineSchema,
  verdict: z.enum(LINE_VERDICTS),
  /** The transfer that the line names; null where it names none. */
  transfer: z.nullable(
    z.object({
      leadId: z.string(),
      name: z.string(),
      /** Where the operator can ask; null only where the booking never had one. */
      email: z.nullable(z.string()),
      retreatDate: z.nullable(z.string()),
      kind: z.enum(PAYMENT_TYPES),
      amount: z.number(),
      reference: z.string(),
      /** Whether the guest has said that it is made. */
      reported: z.boolean(),
      /** The booking has been paid otherwise, and this money would go back. */
      paidAlready: z.boolean(),
      bookingStatus: z.enum(BOOKING_STATUSES),
    }),
  ),
})
export type MatchedLineView = z.infer<typeof matchedLineSchema>

export const bankPreviewSchema = z.object({
  /** Everything that names a reference of ours, and the first of the credits that name none. */
  lines: z.array(matchedLineSchema),
  credits: z.int(),
  unknown: z.int(),
})
export type BankPreview = z.infer<typeof bankPreviewSchema>

export const bankApplySchema = z.object({
  lines: z.array(bankLineSchema).check(z.minLength(1), z.maxLength(MAX_LINES_AT_ONCE)),
})

/** `received`: the payment counts. `goes_back`: it came too late or twice, and is to be sent back. The rest: nothing was done. */
export const LINE_OUTCOMES = ['received', 'goes_back', ...LINE_VERDICTS] as const
export type LineOutcome = (typeof LINE_OUTCOMES)[number]
export const bankResultSchema = z.object({
  results: z.array(z.object({ id: z.string(), outcome: z.enum(LINE_OUTCOMES) })),
})
