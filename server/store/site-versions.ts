import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { SHIPPED_DOCUMENT, type SiteDocument } from '#domain/site/site-document.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { siteDraft, siteVersions } from '#server/db/schema.ts'

export type SiteVersionRow = typeof siteVersions.$inferSelect
export type DraftRow = typeof siteDraft.$inferSelect

/** Returns the version in force; 0 with nothing of the operator's own until she publishes. */
export async function versionInForce(
  db: Database | Transaction,
): Promise<{ n: number; document: SiteDocument }> {
  const [row] = await db
    .select({ n: siteVersions.n, document: siteVersions.document })
    .from(siteVersions)
    .where(isNull(siteVersions.undoneAt))
    .orderBy(desc(siteVersions.n))
    .limit(1)
  return row ?? { n: 0, document: SHIPPED_DOCUMENT }
}

/** Returns the published versions that were not undone, newest first. */
export async function listVersions(db: Database | Transaction): Promise<SiteVersionRow[]> {
  return db.select().from(siteVersions).where(isNull(siteVersions.undoneAt)).orderBy(desc(siteVersions.n))
}

/** Returns a version that was not undone; null if there is none. */
export async function findVersion(db: Database | Transaction, n: number): Promise<SiteVersionRow | null> {
  const [row] = await db
    .select()
    .from(siteVersions)
    .where(and(eq(siteVersions.n, n), isNull(siteVersions.undoneAt)))
  return row ?? null
}

/** Returns the number that the next version gets; an undone version keeps its own. */
export async function nextNumber(tx: Transaction): Promise<number> {
  const [last] = await tx
    .select({ n: siteVersions.n })
    .from(siteVersions)
    .orderBy(desc(siteVersions.n))
    .limit(1)
  return (last?.n ?? 0) + 1
}

/** Returns the fields of the draft, in the order in which they were first written. */
export async function loadDraft(db: Database | Transaction): Promise<DraftRow[]> {
  return db.select().from(siteDraft).orderBy(asc(siteDraft.position))
}
