import * as z from 'zod/mini'
import type { CalendarDay } from '#domain/base/dates.ts'
import { PAYMENT_METHODS } from '#domain/payment/ledger.ts'
import type { PaidRow } from '#domain/payment/refundable.ts'

export const DOCUMENT_KINDS = ['receipt', 'credit_note'] as const
/** A receipt confirms money received; a credit note reverses a receipt or a part of it. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

export const DOCUMENT_NAMES: Record<DocumentKind, string> = { receipt: 'Receipt', credit_note: 'Credit note' }
/** The letter that a document's number begins with. */
export const DOCUMENT_LETTERS: Record<DocumentKind, string> = { receipt: 'R', credit_note: 'C' }

/** Returns a document's number: kind, year of issue in Banjul, running number. R-2025-0001, C-2025-12345. */
export function documentNumber(kind: DocumentKind, year: number, number: number): string {
  return `${DOCUMENT_LETTERS[kind]}-${year}-${String(number).padStart(4, '0')}`
}

/** Returns the year of a document's number, from its day of issue in Banjul. */
export function documentYear(issuedOn: CalendarDay): number {
  return Number(issuedOn.slice(0, 4))
}

/** Returns the name of a document's file: receipt-R-2025-0001.pdf. */
export function documentFileName(kind: DocumentKind, number: string): string {
  return `${kind.replace('_', '-')}-${number}.pdf`
}

/** The part of a ledger row on which documents depend. */
export type LedgerRow = Pick<PaidRow, 'id' | 'kind' | 'state' | 'refundOf' | 'documentDueAt'>

/**
 * Returns the document that a ledger row needs: a receipt for money received, a credit note for a refund from the
 * moment it is decided. A refund of money that has not arrived waits for it. Money that never came and dropped refunds
 * have none; an entry that can still be undone has none yet.
 */
export function documentKindOf(row: LedgerRow, ledger: readonly LedgerRow[]): DocumentKind | null {
  if (row.documentDueAt !== null) return null
  if (row.kind !== 'refund') return row.state === 'received' ? 'receipt' : null
  const source = ledger.find(({ id }) => id === row.refundOf)
  return source?.state === 'received' && source.documentDueAt === null && row.state !== 'rejected'
    ? 'credit_note'
    : null
}

const text = z.nullable(z.string())
const cents = z.int()
const figureSchema = z.object({ label: z.string(), amountCents: cents })
export type DocumentFigure = z.infer<typeof figureSchema>

/** The content of a document, stored when issued. Amounts are cents of EUR (deductions negative), days are those in Banjul. */
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
    /** The reference on the transfer. */
    reference: text,
    /** The day on which it was received, or on which the refund was decided. */
    on: z.iso.date(),
  }),
  /** The receipt that a credit note corrects and the reason; null for a receipt. */
  corrects: z.nullable(z.object({ number: z.string(), issuedOn: z.iso.date() })),
  reason: text,
  line: figureSchema,
  statement: z.object({ title: z.string(), rows: z.array(figureSchema) }),
})
export type DocumentContent = z.infer<typeof documentContentSchema>

/**
 * Returns a receipt for a person who paid for a guest by the pay link: number, issuer, amount and retreat as on the guest's own, but only
 * the guest's first name. The price, other payments and the payment reference, which holds the surname, are left out.
 */
export function payerReceipt(receipt: DocumentContent, firstName: string): DocumentContent {
  const { booking, payment, line } = receipt
  return {
    ...receipt,
    guest: { name: `Payer for ${firstName}`, email: null },
    // Only the reference's suffix, because the reference itself holds the surname.
    booking: {
      ...booking,
      reference: booking.reference.split('-').at(-1) ?? '',
      packageName: null,
      room: null,
    },
    payment: { ...payment, reference: null },
    statement: {
      title: 'This payment',
      rows: [{ label: 'Received', amountCents: line.amountCents }],
    },
  }
}
