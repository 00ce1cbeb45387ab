import { and, eq, isNull } from 'drizzle-orm'
import { eurosFromCents } from '#domain/base/money.ts'
import { documentContentSchema } from '#domain/document/documents.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { documents, payments } from '#server/db/schema.ts'

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
