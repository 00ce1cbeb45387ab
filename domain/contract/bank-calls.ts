import * as z from 'zod/mini'
import { optionalLine, optionalText } from '#domain/base/text-schema.ts'
import { amountSchema, pageLimit } from './api-shapes.ts'
import {
  bankApplySchema,
  bankFileName,
  bankFileSchema,
  bankLineSchema,
  bankPreviewSchema,
  bankResultSchema,
  guessSchema,
} from './bank-shapes.ts'
import type { Call } from './call.ts'

export const KEPT_LINE_STATES = ['waiting', 'ignored'] as const
/** `waiting`: not matched to a guest yet. `ignored`: belongs to no guest, but stays searchable. */
export type KeptLineState = (typeof KEPT_LINE_STATES)[number]
const state = z.enum(KEPT_LINE_STATES, 'Choose waiting or ignored')

/** The maximum number of lines that one call may keep. */
export const MAX_LINES_KEPT = 200
/** The maximum number of guests among whom one transfer is split. */
export const MAX_SHARES = 12
const LONGEST_LINE_NOTE = 500
const note = optionalText(LONGEST_LINE_NOTE)

/** A bank line that is not recorded, or only in part, as it is kept for the operator. */
const keptLineSchema = z.object({
  line: bankLineSchema,
  /** The unassigned part of the line, in euros. Less than the line's amount if a share of a split was undone. */
  left: z.number(),
  state,
  note: z.string(),
  guesses: z.array(guessSchema),
})
export type KeptLine = z.infer<typeof keptLineSchema>

const keptLinesPageSchema = z.object({
  lines: z.array(keptLineSchema),
  /** The number of lines that match the search on all pages, and the sum of their unassigned parts in euros. */
  total: z.int(),
  amount: z.number(),
  /** The number of lines in each state, whatever was searched. */
  waiting: z.int(),
  ignored: z.int(),
})
export type KeptLinesPage = z.infer<typeof keptLinesPageSchema>

/** The guests who get one transfer: one, or several whose amounts add up to it to the cent. */
const sharesSchema = z
  .array(z.object({ leadId: z.string().check(z.maxLength(64)), amount: amountSchema }))
  .check(z.minLength(1, 'Choose a guest'), z.maxLength(MAX_SHARES))

const assignedLineSchema = z.object({
  /** True if the line was recorded before, and nothing was done. */
  known: z.boolean(),
  shares: z.array(
    z.object({
      leadId: z.string(),
      name: z.string(),
      amount: z.number(),
      paymentId: z.string(),
      /** The part that will be refunded because it exceeds the price, in euros. */
      back: z.number(),
    }),
  ),
})
export type AssignedLine = z.infer<typeof assignedLineSchema>

/** The calls for importing bank statements and for the lines that match no guest. */
export const bankCalls = {
  previewBankImport: {
    method: 'post',
    path: '/api/admin/bank-import/preview',
    summary: "What a bank's statement (CSV or CAMT.053) would mark as received; changes nothing",
    access: 'admin',
    body: bankFileSchema,
    answers: { 200: bankPreviewSchema },
    problems: ['too-busy'],
  },
  applyBankImport: {
    method: 'post',
    path: '/api/admin/bank-import/apply',
    summary: 'Record chosen lines of a statement as received, each once',
    access: 'admin',
    body: bankApplySchema,
    answers: { 200: bankResultSchema },
  },
  assignBankLine: {
    method: 'post',
    path: '/api/admin/bank-lines/assign',
    summary: 'Match a line to one guest, or to several who share it; recorded once, however often it is sent',
    access: 'admin',
    body: z.object({
      line: bankLineSchema,
      /** They make up the unassigned part of the line. */
      shares: sharesSchema,
      file: bankFileName,
      /** Records the line although money of the same booking, amount and days is recorded. */
      confirmRepeat: z.optional(z.boolean()),
    }),
    answers: { 200: assignedLineSchema },
    problems: ['not-found', 'wrong-state', 'payment-repeated'],
  },
  keepBankLines: {
    method: 'post',
    path: '/api/admin/bank-lines/keep',
    summary:
      'Keep lines that are not recorded, as unmatched or ignored; lines kept before change only if they are now ignored',
    access: 'admin',
    body: z.object({
      lines: z.array(bankLineSchema).check(z.minLength(1), z.maxLength(MAX_LINES_KEPT)),
      state,
      note: z._default(note, ''),
    }),
    answers: { 200: z.object({ kept: z.int() }) },
  },
  listBankLines: {
    method: 'get',
    path: '/api/admin/bank-lines',
    summary: 'The lines that match no guest, newest first; ignored lines can still be found',
    access: 'admin',
    query: z.object({
      state: z._default(state, 'waiting'),
      search: z.optional(optionalLine(200)),
      limit: pageLimit,
    }),
    answers: { 200: keptLinesPageSchema },
  },
  changeBankLine: {
    method: 'patch',
    path: '/api/admin/bank-lines/{lineId}',
    idIsText: true,
    summary: 'Write a note on a kept line, ignore it, or move it back to unmatched',
    access: 'admin',
    body: z.object({ state: z.optional(state), note: z.optional(note) }),
    answers: { 200: keptLineSchema },
  },
} as const satisfies Record<string, Call>
