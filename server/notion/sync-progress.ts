import { eq } from 'drizzle-orm'
import { pick } from '#domain/base/typed-records.ts'
import type { NotionSync } from '#domain/contract/settings-calls.ts'
import { isHeld } from '#server/db/lease.ts'
import { bookings, notionSync } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { WithNotion } from './notion.ts'

/** The lease for the sync, one over all servers. */
export const SYNC_LEASE = 'notion-sync'

const ROW = 1
const ROW_ONLY = eq(notionSync.id, ROW)

type ProgressDeps = Pick<Deps, 'db' | 'clock'>

/** Returns whether Notion is configured, and the state of the current or last sync. */
export async function readSync({ db, clock, notion }: ProgressDeps & WithNotion): Promise<NotionSync> {
  const [row] = await db.select().from(notionSync).where(ROW_ONLY)
  if (!row) return { configured: notion !== null, last: null }
  const hasStopped = row.state === 'running' && !(await isHeld({ clock, db }, SYNC_LEASE))
  return {
    configured: notion !== null,
    last: {
      ...pick(row, ['state', 'done', 'total', 'reason']),
      ...(hasStopped && { state: 'failed', reason: 'The server stopped' }),
      startedAt: row.startedAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
    },
  }
}

/** Records the start of a sync. Call it only while holding the lease. */
export async function beginProgress({ db, clock }: ProgressDeps): Promise<void> {
  const fresh = {
    state: 'running',
    startedAt: clock.now(),
    endedAt: null,
    done: 0,
    total: await db.$count(bookings),
    reason: null,
  } as const
  await db
    .insert(notionSync)
    .values({ id: ROW, ...fresh })
    .onConflictDoUpdate({ target: notionSync.id, set: fresh })
}

export async function saveProgress({ db }: Pick<Deps, 'db'>, done: number): Promise<void> {
  await db.update(notionSync).set({ done }).where(ROW_ONLY)
}

export async function endProgress(
  { db, clock }: ProgressDeps,
  end: { state: 'done'; done: number } | { state: 'failed'; reason: string | null },
): Promise<void> {
  await db
    .update(notionSync)
    .set({ ...end, endedAt: clock.now() })
    .where(ROW_ONLY)
}
