import { eq } from 'drizzle-orm'
import { Problem } from '#domain/api/problem.ts'
import { documentFileName } from '#domain/document/documents.ts'
import type { Database } from '#server/db/connect.ts'
import { handOvers, payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isBookingId, loadBookingFor, type Requester } from '#server/store/booking-record.ts'
import { findDocument, type DocumentRow } from './document-record.ts'

/** Returns the PDF of a document, drawn from what was stored when it was issued. Problems: not-found, too-busy. */
export async function downloadDocument(
  { db, workers }: Pick<Deps, 'db' | 'workers'>,
  documentId: string,
  by: Requester,
) {
  const document = isBookingId(documentId) ? await findDocument(db, documentId) : null
  if (!document || !(await isTheirs(db, document, by))) throw new Problem('not-found')
  const { kind, number } = document.content
  return { name: documentFileName(kind, number), content: await workers.drawDocument(document.content) }
}

/** True if the requester may read a document: the guest who paid, or the operator. */
async function isTheirs(
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
