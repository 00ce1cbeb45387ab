import { sql } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import { composeDocuments, rowsToDocument } from '#domain/document/document-content.ts'
import { documentYear, type DocumentKind } from '#domain/document/documents.ts'
import type { Transaction } from '#server/db/connect.ts'
import { documentCounters, documents } from '#server/db/schema.ts'
import { reloadBooking } from '#server/store/booking-record.ts'
import { loadPayees } from '#server/store/refund-payee.ts'
import { documentFacts } from './document-facts.ts'
import { loadDocuments, type DocumentRow } from './document-record.ts'

/**
 * Issues every receipt and credit note that a booking's ledger requires and lacks, in the transaction of the change, and returns
 * the new ones. Requires the booking's lock, and ledger and booking already changed. Example bookings get none.
 */
export async function issueDocuments(
  tx: Transaction,
  issuedAt: Date,
  bookingId: string,
): Promise<DocumentRow[]> {
  const record = await reloadBooking(tx, bookingId)
  if (record.booking.isExample) return []
  const earlier = await loadDocuments(tx, bookingId)
  const due = rowsToDocument(record.payments, new Set(earlier.map(({ paymentId }) => paymentId)))
  if (due.length === 0) return []

  const issuedOn = banjulDay(issuedAt)
  const year = documentYear(issuedOn)
  const count = (wanted: DocumentKind) => due.filter(({ kind }) => kind === wanted).length
  // A fixed order, so that two transactions cannot deadlock.
  const nextNumbers = {
    receipt: await takeNumbers(tx, 'receipt', year, count('receipt')),
    credit_note: await takeNumbers(tx, 'credit_note', year, count('credit_note')),
  }
  const composed = composeDocuments(
    documentFacts(record, earlier, issuedOn, await loadPayees(tx, record)),
    nextNumbers,
  )
  return tx
    .insert(documents)
    .values(
      composed.map(({ rowId, number, content }) => ({
        kind: content.kind,
        year,
        number,
        bookingId,
        paymentId: rowId,
        issuedAt,
        content,
      })),
    )
    .returning()
}

/**
 * Reserves `count` numbers and returns the first. The counter's row stays locked until the transaction ends and rolls back with it,
 * so numbers have neither duplicates nor gaps.
 */
async function takeNumbers(
  tx: Transaction,
  kind: DocumentKind,
  year: number,
  count: number,
): Promise<number> {
  if (count === 0) return 0
  const [counter] = await tx
    .insert(documentCounters)
    .values({ kind, year, last: count })
    .onConflictDoUpdate({
      target: [documentCounters.kind, documentCounters.year],
      set: { last: sql`${documentCounters.last} + ${count}` },
    })
    .returning()
  if (!counter) throw new Error('no document number could be taken')
  return counter.last - count + 1
}
