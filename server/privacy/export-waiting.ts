import { eq } from 'drizzle-orm'
import { pick } from '#domain/base/typed-records.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { Database } from '#server/db/connect.ts'
import { retreats, seasonAlerts, waitingEntries } from '#server/db/schema.ts'
import { ownSeasonAlerts, ownWaitingEntries, type Person } from './person.ts'

/** Returns the waiting lists on which the person is. */
export async function waitingListsOf(db: Database, person: Person) {
  const rows = await db
    .select()
    .from(waitingEntries)
    .innerJoin(retreats, eq(retreats.id, waitingEntries.retreatId))
    .where(ownWaitingEntries(person))
  return rows.map(({ waiting_entries: entry, retreats: retreat }) => ({
    retreat: labelOf(retreat),
    ...pick(entry, ['firstName', 'email', 'kiters', 'nonKiters', 'outcome']),
    askedAt: entry.askedAt.toISOString(),
    confirmedAt: entry.confirmedAt?.toISOString() ?? null,
    offeredAt: entry.offeredAt?.toISOString() ?? null,
    endedAt: entry.endedAt?.toISOString() ?? null,
  }))
}

/** Returns the person's wish to be told of the next season. */
export async function seasonAlertsOf(db: Database, person: Person) {
  const rows = await db.select().from(seasonAlerts).where(ownSeasonAlerts(person))
  return rows.map(({ email, askedAt, confirmedAt }) => ({
    email,
    askedAt: askedAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  }))
}
