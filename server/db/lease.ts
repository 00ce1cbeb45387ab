import { randomUUID } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Clock } from '#server/process/clock.ts'
import type { Log } from '#server/process/log.ts'
import type { Database } from './connect.ts'
import { leases } from './schema.ts'

const LEASE_MS = 60_000
const HEARTBEAT_MS = LEASE_MS / 4

/** An exclusive right to do something, over all servers on one database. */
export interface Lease {
  /** Throws if the lease was lost because the database could not be reached for a minute. */
  assertHeld: () => void
  release: () => Promise<void>
}

/**
 * Takes the lease of that name. Null while another holder has it. It renews itself until released, and ends a minute after its server died.
 * A row rather than a database lock, because the embedded database's one connection must stay free for the work.
 */
export async function takeLease(
  { clock, db, log }: { clock: Clock; db: Database; log: Log },
  name: string,
): Promise<Lease | null> {
  const holder = randomUUID()
  const now = clock.now()
  let expiresAt = new Date(now.getTime() + LEASE_MS)
  const [taken] = await db
    .insert(leases)
    .values({ name, holder, expiresAt })
    .onConflictDoUpdate({
      target: leases.name,
      set: { holder, expiresAt },
      setWhere: lt(leases.expiresAt, now),
    })
    .returning({ name: leases.name })
  if (!taken) return null

  const mine = and(eq(leases.name, name), eq(leases.holder, holder))
  async function renew(): Promise<void> {
    const until = new Date(clock.now().getTime() + LEASE_MS)
    const renewed = await db
      .update(leases)
      .set({ expiresAt: until })
      .where(mine)
      .returning({ name: leases.name })
    if (renewed.length > 0) expiresAt = until
  }
  const heartbeat = setInterval(() => {
    renew().catch((error: unknown) =>
      log.warn({ err: error, lease: name }, 'a lease could not be renewed yet'),
    )
  }, HEARTBEAT_MS)
  heartbeat.unref()

  return {
    assertHeld: () => {
      if (expiresAt <= clock.now()) throw new Error(`the lease ${name} was lost`)
    },
    release: async () => {
      clearInterval(heartbeat)
      await db.delete(leases).where(mine)
    },
  }
}

/** True while some server has the lease of that name. */
export async function isHeld({ clock, db }: { clock: Clock; db: Database }, name: string): Promise<boolean> {
  return (await db.$count(leases, and(eq(leases.name, name), gt(leases.expiresAt, clock.now())))) > 0
}
