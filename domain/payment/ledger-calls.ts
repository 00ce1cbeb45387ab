import * as z from 'zod/mini'
import type { Call } from '#domain/api/call.ts'
import { csvFormat } from '#domain/admin/csv-format.ts'
import { DOCUMENT_KINDS } from '#domain/document/documents.ts'
import { LEDGER_KINDS, PAYMENT_METHODS } from './ledger.ts'
import { offsetQuery } from '#domain/api/api-shapes.ts'

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
  documentKind: z.enum(DOCUMENT_KINDS),
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
  givenBack: z.number(),
  /** The parts of `givenBack`: paid out, not paid out yet, and corrections, which move no money. */
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
    query: z.extend(periodSchema, {
      ...offsetQuery,
    }),
    answers: { 200: ledgerPageSchema },
  },
  downloadLedger: {
    method: 'get',
    path: '/api/admin/ledger.csv',
    summary:
      'The same as a table for spreadsheets, oldest first; its amounts are receipts minus credit notes. With format=excel it has semicolons, decimal commas and headings in words',
    access: 'admin',
    query: z.extend(periodSchema, { format: csvFormat }),
    answers: { 200: { file: 'text/csv' } },
  },
} as const satisfies Record<string, Call>
