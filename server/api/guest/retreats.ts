import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { cancelRetreat } from '#server/retreat/cancel-retreat.ts'
import { listRetreats } from '#server/retreat/retreat-view.ts'
import { changeRetreat, createRetreat } from '#server/retreat/save-retreat.ts'
import { writeToDate } from '#server/retreat/write-to-date.ts'
import { ok, route } from '#server/api/call.ts'

/** The operator's retreats. */
export function retreatRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'adminRetreats', async () => ok({ retreats: await listRetreats(deps) }))

  route(app, deps, 'createRetreat', async ({ body, admin }) => ({
    status: 201,
    body: { retreat: await createRetreat(deps, body, admin) },
  }))

  route(app, deps, 'changeRetreat', async ({ body, params, admin }) =>
    ok({ retreat: await changeRetreat(deps, { retreatId: params.retreatId, change: body, by: admin }) }),
  )

  route(app, deps, 'cancelRetreat', async ({ body, params, admin }) => {
    const { dryRun, reason, offerRetreatId, words, chooseBy } = body
    const offer = offerRetreatId ? { retreatId: offerRetreatId, words: words || null, chooseBy } : null
    const { retreatId } = params
    return ok(cancelRetreat(deps, { retreatId, dryRun, reason, offer, by: admin }))
  })

  route(app, deps, 'writeToDate', async ({ body, params: { retreatId }, admin }) => {
    const { subject, text, dryRun = false } = body
    const letter = { subject, text }
    return ok(writeToDate(deps, { retreatId, letter, dryRun, by: admin }))
  })
}
