import { createHash } from 'node:crypto'
import Bowser from 'bowser'
import { desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Actor } from '#domain/admin/history.ts'
import { Problem } from '#domain/api/problem.ts'
import {
  BROWSER_ERRORS_KEPT,
  BROWSERS_NAMED,
  cleanMessage,
  cleanPage,
  cleanStack,
  cleanVersion,
  type BrowserError,
  type BrowserErrorReport,
} from '#domain/site/browser-errors.ts'
import { browserErrors } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { recordHistory } from '#server/store/record-history.ts'

/** Bowser's names of browsers and ours. Always one of these texts, whatever the header says. */
const FAMILIES: Partial<Record<string, string>> = {
  Chrome: 'Chrome',
  Chromium: 'Chrome',
  Firefox: 'Firefox',
  Safari: 'Safari',
  'Microsoft Edge': 'Edge',
  Opera: 'Opera',
  'Samsung Internet for Android': 'Samsung Internet',
  'Android Browser': 'Android’s browser',
}

/** Longer than any browser's own header. */
const MAX_LENGTH = 512

/** Returns only family and major version, "Safari 18", because a whole user agent identifies people. */
function browserName(userAgent: string | undefined): string {
  if (!userAgent) return 'another browser'
  const { name, version } = Bowser.parse(userAgent.slice(0, MAX_LENGTH)).browser
  const family = FAMILIES[name ?? '']
  if (!family) return 'another browser'
  const major = /^\d{1,3}(?!\d)/.exec(version ?? '')
  return major ? `${family} ${major[0]}` : family
}

type ErrorDeps = Pick<Deps, 'db' | 'clock'>

/** Stores a reported browser error without personal data. Repeats are counted, and above the limit the oldest are deleted. */
export async function recordBrowserError(
  { db, clock }: ErrorDeps,
  report: BrowserErrorReport,
  userAgent: string | undefined,
): Promise<void> {
  const now = clock.now()
  const error = {
    message: cleanMessage(report.message),
    stack: cleanStack(report.stack),
    page: cleanPage(report.page),
    version: cleanVersion(report.version),
  }
  const fingerprint = createHash('sha256').update(JSON.stringify(error)).digest('base64url')
  const browser = browserName(userAgent)
  const { browsers } = browserErrors
  const [kept] = await db
    .insert(browserErrors)
    .values({ ...error, fingerprint, browsers: [browser], firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: browserErrors.fingerprint,
      set: {
        count: sql`${browserErrors.count} + 1`,
        lastAt: now,
        browsers: sql`case when ${browser} = any(${browsers}) or cardinality(${browsers}) >= ${BROWSERS_NAMED}
          then ${browsers} else array_append(${browsers}, ${browser}) end`,
      },
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
  return rows.map(({ fingerprint: _fingerprint, seenAt, firstAt, lastAt, ...error }) => ({
    ...error,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
    seen: seenAt !== null && seenAt >= lastAt,
  }))
}

/** Marks an error as seen, until it happens again. Problem: not-found. */
export async function markErrorSeen({ db, clock }: ErrorDeps, id: string): Promise<void> {
  const seen = await db
    .update(browserErrors)
    .set({ seenAt: clock.now() })
    .where(eq(browserErrors.id, id))
    .returning({ id: browserErrors.id })
  if (seen.length === 0) throw new Problem('not-found')
}

/** Removes an error and records it in the history. Problem: not-found. */
export async function removeBrowserError({ db, clock }: ErrorDeps, id: string, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const [removed] = await tx.delete(browserErrors).where(eq(browserErrors.id, id)).returning()
    if (!removed) throw new Problem('not-found')
    const from = `${removed.message} (${removed.page}, ${removed.count}×)`
    await recordHistory(tx, { at: clock.now(), by, what: 'Page error removed', from })
  })
}
