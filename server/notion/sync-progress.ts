import { and, eq, gt } from 'drizzle-orm'
import type { NotionSync } from '#domain/admin/settings-calls.ts'
import { pick } from '#domain/booking/typed-records.ts'
import { bookings, leases, notionSync } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** The lease for the sync, one over all servers. */
export const SYNC_LEASE = 'notion-sync'

const ROW = 1
const ROW_ONLY = eq(notionSync.id, ROW)

type ProgressDeps = Pick<Deps, 'db' | 'clock'>

/** Returns whether Notion is configured, and the state of the current or last sync. */
export async function readSync({
  db,
  clock,
  notion,
}: ProgressDeps & Pick<Deps, 'notion'>): Promise<NotionSync> {
  const [row] = await db.select().from(notionSync).where(ROW_ONLY)
  if (!row) return { configured: notion !== null, last: null }
  const isAlive = row.state !== 'running' || (await isHeld({ db, clock }))
  return {
    configured: notion !== null,
    last: {
      state: isAlive ? row.state : 'interrupted',
      startedAt: row.startedAt.toISOString(),
      endedAt: row.endedAt?.toISOString() ?? null,
      ...pick(row, ['done', 'total', 'reason']),
    },
  }
}

async function isHeld({ db, clock }: ProgressDeps): Promise<boolean> {
  const held = and(eq(leases.name, SYNC_LEASE), gt(leases.expiresAt, clock.now()))
  return (await db.$count(leases, held)) > 0
}

/** True if a sync was started and not ended: it is running, or its server died. */
export async function isUnfinished({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  return (await db.$count(notionSync, and(ROW_ONLY, eq(notionSync.state, 'running')))) > 0
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

/** Resumes a sync whose server died. One that may still be running is left alone. */
export async function resumeSync(deps: Deps): Promise<void> {
  const { notion } = deps
  if (!notion || !(await isUnfinished(deps))) return
  const { resume } = await import('./sync-leads.ts')
  await resume(deps, notion)
}
