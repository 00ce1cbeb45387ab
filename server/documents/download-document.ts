import { documentFileName } from '#domain/documents.ts'
import { Problem } from '#domain/problem.ts'
import type { Deps } from '#server/deps.ts'
import type { Database } from '#server/db/connect.ts'
import { isBookingId, loadBookingFor, type Requester } from '#server/store/booking-record.ts'
import { handedOnBy } from '#server/store/hand-over-record.ts'
import { findDocument, type DocumentRow } from './document-record.ts'

/** A document as its PDF, drawn from what was kept when it was issued. Problems: not-found, too-busy. */
export async function downloadDocument(
  { db, workers }: Pick<Deps, 'db' | 'workers'>,
  documentId: string,
  by: Requester,
) {
  const document = isBookingId(documentId) ? await findDocument(db, documentId) : null
  if (!document || !(await mayHave(db, document, by))) throw new Problem('not-found')
  const { kind, number } = document.content
  return { name: documentFileName(kind, number), content: await workers.drawDocument(document.content) }
}

/** The guest whose booking it was when it was issued, and the operator (decision 0170). */
async function mayHave(db: Database, { bookingId, issuedAt }: DocumentRow, by: Requester): Promise<boolean> {
  const record = await loadBookingFor(db, bookingId, by)
  if (by === 'admin') return record !== null
  if (record) return record.booking.handedOverAt === null || issuedAt >= record.booking.handedOverAt
  const former = await handedOnBy(db, by.userId)
  return former.some(
    (time) =>
      time.bookingId === bookingId &&
      issuedAt < time.until &&
      (time.since === null || issuedAt >= time.since),
  )
}
