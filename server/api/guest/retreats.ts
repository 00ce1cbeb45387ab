import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { cancelRetreat } from '#server/retreat/cancel-retreat.ts'
import { listRetreats } from '#server/retreat/retreat-view.ts'
import { changeRetreat, createRetreat } from '#server/retreat/save-retreat.ts'
import { writeToDate } from '#server/retreat/write-to-date.ts'
import { route } from '#server/api/call.ts'

/** The operator's dates. */
export function retreatRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'adminRetreats', async () => ({
    status: 200,
    body: { retreats: await listRetreats(deps) },
  }))

  route(app, deps, 'createRetreat', async ({ body, admin }) => ({
    status: 201,
    body: { retreat: await createRetreat(deps, body, admin) },
  }))

  route(app, deps, 'changeRetreat', async ({ body, params, admin }) => ({
    status: 200,
    body: { retreat: await changeRetreat(deps, { retreatId: params.retreatId, change: body, by: admin }) },
  }))

  route(app, deps, 'cancelRetreat', async ({ body, params, admin }) => {
    const { dryRun, reason, offerRetreatId, words, chooseBy } = body
    const offer = offerRetreatId ? { retreatId: offerRetreatId, words: words || null, chooseBy } : null
    const { retreatId } = params
    return {
      status: 200,
      body: await cancelRetreat(deps, { retreatId, dryRun, reason, offer, by: admin }),
    }
  })

  route(app, deps, 'writeToDate', async ({ body, params: { retreatId }, admin }) => {
    const { subject, text, dryRun = false } = body
    const letter = { subject, text }
    return { status: 200, body: await writeToDate(deps, { retreatId, letter, dryRun, by: admin }) }
  })
}
