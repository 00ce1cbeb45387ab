import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { banjulDay } from '#domain/base/dates.ts'
import { composeDocuments, rowsToDocument } from '#domain/document/document-content.ts'
import { documentYear, type DocumentKind } from '#domain/document/documents.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, documentCounters, documents, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { lockBooking, reloadBooking } from '#server/store/booking-record.ts'
import { forEachBooking } from '#server/store/for-each-booking.ts'
import { loadPayees } from '#server/store/refund-payee.ts'
import { documentFacts } from './document-facts.ts'
import { loadDocuments, type DocumentRow } from './document-record.ts'

/**
 * Issues every receipt and credit note that a booking's ledger asks for and has none of yet, in the transaction of the
 * change that asks for it, and gives back the new ones. Call it under the booking's lock, after ledger and booking have
 * been changed. The examples of the seed have no documents.
 */
export async function issueDocuments(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  bookingId: string,
): Promise<DocumentRow[]> {
  const record = await reloadBooking(tx, bookingId)
  if (record.booking.isExample) return []
  const earlier = await loadDocuments(tx, bookingId)
  const due = rowsToDocument(record.payments, new Set(earlier.map(({ paymentId }) => paymentId)))
  if (due.length === 0) return []

  const issuedAt = clock.now()
  const issuedOn = banjulDay(issuedAt)
  const year = documentYear(issuedOn)
  const count = (wanted: DocumentKind) => due.filter(({ kind }) => kind === wanted).length
  // Always in this order, so that two transactions never wait for each other.
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
 * The first of so many new numbers. The counter's row stays locked until the transaction ends, and goes back with it: so
 * no number is given out twice, and none is lost.
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

/** Issues what is missing: the documents of payments that were made before there were any. */
export async function issueMissingDocuments(deps: Deps): Promise<void> {
  await forEachBooking(
    deps,
    await bookingsWithout(deps),
    'the documents of a booking could not be issued yet',
    ({ bookingId }) =>
      deps.db.transaction(async (tx) => {
        if (await lockBooking(tx, bookingId)) await issueDocuments(tx, deps, bookingId)
      }),
  )
}

/** The bookings of real guests with a row in the ledger that asks for a document and has none, oldest row first. */
async function bookingsWithout({ db }: Deps): Promise<{ bookingId: string }[]> {
  const source = alias(payments, 'source')
  const rows = await db
    .select({ bookingId: payments.bookingId })
    .from(payments)
    .innerJoin(bookings, eq(payments.bookingId, bookings.id))
    .leftJoin(source, eq(payments.refundOf, source.id))
    .leftJoin(documents, eq(documents.paymentId, payments.id))
    .where(
      and(
        isNull(documents.id),
        isNull(payments.papersDueAt),
        eq(bookings.isExample, false),
        or(
          and(ne(payments.kind, 'refund'), eq(payments.state, 'received')),
          and(
            eq(payments.kind, 'refund'),
            ne(payments.state, 'rejected'),
            eq(source.state, 'received'),
            isNull(source.papersDueAt),
          ),
        ),
      ),
    )
    .orderBy(payments.createdAt, payments.id)
  const ids = new Set(rows.map(({ bookingId }) => bookingId))
  return Array.from(ids, (bookingId) => ({ bookingId }))
}
