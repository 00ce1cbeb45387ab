import { documentFileName } from '#domain/documents.ts'
import { Problem } from '#domain/problem.ts'
import type { Deps } from '#server/deps.ts'
import { isBookingId, type Requester } from '#server/store/booking-record.ts'
import { mayHavePaper } from '#server/store/hand-over-record.ts'
import { findDocument } from './document-record.ts'

/** A document as its PDF, drawn from what was kept when it was issued. Problems: not-found, too-busy. */
export async function downloadDocument(
  { db, workers }: Pick<Deps, 'db' | 'workers'>,
  documentId: string,
  by: Requester,
) {
  const document = isBookingId(documentId) ? await findDocument(db, documentId) : null
  if (!document || !(await mayHavePaper(db, { ...document, at: document.issuedAt }, by)))
    throw new Problem('not-found')
  const { kind, number } = document.content
  return { name: documentFileName(kind, number), content: await workers.drawDocument(document.content) }
}
