import { and, eq, isNull } from 'drizzle-orm'
import { eurosFromCents } from '#domain/base/money.ts'
import { Problem } from '#domain/contract/problem.ts'
import { documentContentSchema, documentFileName } from '#domain/document/documents.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { documents, payments, handOvers } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadBookingFor, type Requester } from '#server/store/booking-record.ts'

export type DocumentRow = typeof documents.$inferSelect

/** Returns a booking's documents, by year, kind and number. */
export async function loadDocuments(db: Database | Transaction, bookingId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(documents)
    .where(eq(documents.bookingId, bookingId))
    .orderBy(documents.year, documents.kind, documents.number)
}

/** Returns a document, or null. Its content is validated as strictly as when it was written; throws if it does not fit. */
export async function findDocument(db: Database | Transaction, id: string): Promise<DocumentRow | null> {
  const [document] = await db.select().from(documents).where(eq(documents.id, id))
  return document ? { ...document, content: documentContentSchema.parse(document.content) } : null
}

/** Returns the documents about one guest's payments: the previous guest of this hand-over or, for null, the current guest. */
export async function loadDocumentsOf(
  db: Database | Transaction,
  { bookingId, handOverId }: { bookingId: string; handOverId: string | null },
): Promise<DocumentRow[]> {
  const { payerHandOverId } = payments
  const isTheirs = handOverId === null ? isNull(payerHandOverId) : eq(payerHandOverId, handOverId)
  const rows = await db
    .select({ document: documents })
    .from(documents)
    .innerJoin(payments, eq(payments.id, documents.paymentId))
    .where(and(eq(documents.bookingId, bookingId), isTheirs))
    .orderBy(documents.year, documents.kind, documents.number)
  return rows.map(({ document }) => document)
}

/** Returns a document as lists show it, its amount in euros. */
export function presentDocument({ id, kind, content }: DocumentRow) {
  return { id, kind, number: content.number, amount: eurosFromCents(content.line.amountCents) }
}

/** Returns the PDF of a document, drawn from what was stored when it was issued. Problems: not-found, too-busy. */
export async function downloadDocument(
  { db, workers }: Pick<Deps, 'db' | 'workers'>,
  documentId: string,
  by: Requester,
) {
  const document = await findDocument(db, documentId)
  if (!document || !(await mayReadDocument(db, document, by))) throw new Problem('not-found')
  const { kind, number } = document.content
  return { name: documentFileName(kind, number), content: await workers.drawDocument(document.content) }
}

/** True if the requester may read a document: the guest who paid, or the operator. */
async function mayReadDocument(
  db: Database,
  { bookingId, paymentId }: DocumentRow,
  by: Requester,
): Promise<boolean> {
  if (by === 'admin') return true
  const [payer] = await db
    .select({ handOverId: payments.payerHandOverId, userId: handOvers.fromUserId })
    .from(payments)
    .leftJoin(handOvers, eq(handOvers.id, payments.payerHandOverId))
    .where(eq(payments.id, paymentId))
  if (!payer) return false
  if (payer.handOverId !== null) return payer.userId === by.userId
  return (await loadBookingFor(db, bookingId, by)) !== null
}
