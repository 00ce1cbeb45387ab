import * as z from 'zod/mini'
import type { CalendarDay } from '#domain/base/dates.ts'
import { PAYMENT_METHODS, type LedgerKind, type LedgerState } from '#domain/payment/ledger.ts'

export const DOCUMENT_KINDS = ['receipt', 'credit_note'] as const
/** A receipt says that money was received; a credit note takes back what a receipt said, or a part of it. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_NAMES: Record<DocumentKind, string> = { receipt: 'Receipt', credit_note: 'Credit note' }
const LETTERS: Record<DocumentKind, string> = { receipt: 'R', credit_note: 'C' }

/** The number under which a document is known: kind, year of issue in Banjul, running number. R-2025-0001, C-2025-12345. */
export function documentNumber(kind: DocumentKind, year: number, number: number): string {
  return `${LETTERS[kind]}-${year}-${String(number).padStart(4, '0')}`
}

/** The year whose numbers a document takes, from the day in Banjul on which it is issued. */
export function documentYear(issuedOn: CalendarDay): number {
  return Number(issuedOn.slice(0, 4))
}

/** The file that a document is sent and downloaded as: receipt-R-2025-0001.pdf. */
export function documentFileName(kind: DocumentKind, number: string): string {
  return `${kind.replace('_', '-')}-${number}.pdf`
}

/** A row of the ledger, as far as documents depend on it. */
export interface LedgerRow {
  id: string
  kind: LedgerKind
  state: LedgerState
  refundOf: string | null
  /** Until when its document waits, because the operator may still undo the entry (hand-entry.ts). */
  papersDueAt: Date | null
}

/**
 * The document that a row of the ledger asks for: a receipt for money that was received, a credit note for what goes back
 * of it, from the moment it is decided. A refund of money that has not come yet waits for it; what never came, or was
 * dropped, has none, and what has just been entered by hand has none yet.
 */
export function documentKindOf(row: LedgerRow, ledger: readonly LedgerRow[]): DocumentKind | null {
  if (row.papersDueAt !== null) return null
  if (row.kind !== 'refund') return row.state === 'received' ? 'receipt' : null
  const source = ledger.find(({ id }) => id === row.refundOf)
  return source?.state === 'received' && source.papersDueAt === null && row.state !== 'rejected'
    ? 'credit_note'
    : null
}

const text = z.nullable(z.string())
const cents = z.int()
const figureSchema = z.object({ label: z.string(), amountCents: cents })
export type DocumentFigure = z.infer<typeof figureSchema>

/**
 * All that a document says, as it is kept from the moment it is issued. Amounts are cents of EUR, days are those in Banjul;
 * in the statement, what lessens a sum is negative.
 */
export const documentContentSchema = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  issuedOn: z.iso.date(),
  issuer: z.object({
    name: z.string(),
    brand: z.string(),
    address: z.string(),
    registration: text,
    email: z.string(),
  }),
  guest: z.object({ name: z.string(), email: text }),
  booking: z.object({ reference: z.string(), retreat: text, packageName: text, room: text }),
  payment: z.object({
    method: z.enum(PAYMENT_METHODS),
    /** What stood on the transfer. */
    reference: text,
    /** The day on which it was received, or on which its going back was decided. */
    on: z.iso.date(),
  }),
  /** Only a credit note has these two: what it takes back, and why. */
  corrects: z.nullable(z.object({ number: z.string(), issuedOn: z.iso.date() })),
  reason: text,
  line: figureSchema,
  statement: z.object({ title: z.string(), rows: z.array(figureSchema) }),
})
export type DocumentContent = z.infer<typeof documentContentSchema>
