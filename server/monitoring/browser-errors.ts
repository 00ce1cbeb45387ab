import { createHash } from 'node:crypto'
import { desc, notInArray, sql } from 'drizzle-orm'
import {
  BROWSER_ERRORS_KEPT,
  cleanMessage,
  cleanPage,
  cleanStack,
  cleanVersion,
  type BrowserError,
  type BrowserErrorReport,
} from '#domain/site/browser-errors.ts'
import { browserErrors } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Stores a reported browser error without personal data. Repeats are counted, and above the limit the oldest are deleted. */
export async function recordBrowserError(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  report: BrowserErrorReport,
): Promise<void> {
  const now = clock.now()
  const error = {
    message: cleanMessage(report.message),
    stack: cleanStack(report.stack),
    page: cleanPage(report.page),
    version: cleanVersion(report.version),
  }
  const fingerprint = createHash('sha256').update(JSON.stringify(error)).digest('base64url')
  const [kept] = await db
    .insert(browserErrors)
    .values({ ...error, fingerprint, browsers: [], firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: browserErrors.fingerprint,
      set: { count: sql`${browserErrors.count} + 1`, lastAt: now },
    })
    .returning({ count: browserErrors.count })
  if (kept?.count !== 1) return
  const latest = db
    .select({ id: browserErrors.id })
    .from(browserErrors)
    .orderBy(desc(browserErrors.lastAt), desc(browserErrors.id))
    .limit(BROWSER_ERRORS_KEPT)
  await db.delete(browserErrors).where(notInArray(browserErrors.id, latest))
}

/** Returns all stored errors, the latest first. */
export async function listBrowserErrors({ db }: Pick<Deps, 'db'>): Promise<BrowserError[]> {
  const rows = await db.select().from(browserErrors).orderBy(desc(browserErrors.lastAt), browserErrors.id)
  return rows.map(({ fingerprint: _fingerprint, browsers: _browsers, seenAt: _seenAt, ...error }) => ({
    ...error,
    firstAt: error.firstAt.toISOString(),
    lastAt: error.lastAt.toISOString(),
  }))
}
