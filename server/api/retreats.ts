import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { cancelRetreat } from '#server/retreats/cancel-retreat.ts'
import { listRetreats } from '#server/retreats/retreat-view.ts'
import { changeRetreat, createRetreat } from '#server/retreats/save-retreat.ts'
import { route } from './call.ts'

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

  route(app, deps, 'cancelRetreat', async ({ body, params, admin }) => ({
    status: 200,
    body: await cancelRetreat(deps, { retreatId: params.retreatId, ...body, by: admin }),
  }))
}
