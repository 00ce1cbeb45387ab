import { eq } from 'drizzle-orm'
import type { LodgeLink } from '#domain/admin/sheet-shapes.ts'
import type { Actor } from '#domain/booking/history.ts'
import { Problem } from '#domain/contract/problem.ts'
import { lodgeLinkOf } from '#server/admin/read-sheet.ts'
import type { Transaction } from '#server/db/connect.ts'
import { retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { type RetreatRow } from '#server/store/booking-record.ts'
import { recordHistory } from '#server/store/record-history.ts'

interface Asked {
  retreatId: string
  by: Actor
}

/** Creates the link to the lodge's part of a retreat, or returns the valid one. Problem: not-found. */
export async function makeLodgeLink(deps: Deps, { retreatId, by }: Asked): Promise<LodgeLink> {
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const retreat = await lockRetreat(tx, retreatId)
    const link = lodgeLinkOf(deps, retreat)
    if (link) return link
    await tx.update(retreats).set({ lodgeLinkAt: at }).where(eq(retreats.id, retreatId))
    await recordHistory(tx, { at, by, what: 'Link for the lodge created', retreatId })
    const made = lodgeLinkOf(deps, { ...retreat, lodgeLinkAt: at })
    if (!made) throw new Error('a link of the lodge was made, and is none')
    return made
  })
}

/** Revokes the lodge's link, so that a later one differs. Does nothing without one. Problem: not-found. */
export async function revokeLodgeLink(deps: Deps, { retreatId, by }: Asked): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { lodgeLinkAt, lodgeLinkVersion } = await lockRetreat(tx, retreatId)
    if (lodgeLinkAt === null) return
    await tx
      .update(retreats)
      .set({ lodgeLinkAt: null, lodgeLinkVersion: lodgeLinkVersion + 1 })
      .where(eq(retreats.id, retreatId))
    await recordHistory(tx, { at: deps.clock.now(), by, what: 'Link for the lodge revoked', retreatId })
  })
}

async function lockRetreat(tx: Transaction, id: string): Promise<RetreatRow> {
  const [retreat] = await tx.select().from(retreats).where(eq(retreats.id, id)).for('update')
  if (!retreat) throw new Problem('not-found')
  return retreat
}
