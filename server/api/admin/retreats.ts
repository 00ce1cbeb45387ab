import type { Hono } from 'hono'
import { guestsFile, readSheet } from '#server/admin/read-sheet.ts'
import { route } from '#server/api/call.ts'
import { arrangeGuest } from '#server/booking/for-operator/arrange-guest.ts'
import type { Deps } from '#server/deps.ts'
import { cancelRetreat } from '#server/retreat/cancel-retreat.ts'
import { makeLodgeLink, revokeLodgeLink } from '#server/retreat/lodge-link.ts'
import { listRetreats } from '#server/retreat/retreat-view.ts'
import { changeRetreat, createRetreat } from '#server/retreat/save-retreat.ts'
import { writeToDate } from '#server/retreat/write-to-date.ts'

/** The operator's retreats and their guest sheets. */
export function retreatRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'adminRetreats', async () => ({ retreats: await listRetreats(deps) }))

  route(app, deps, 'createRetreat', async ({ body, admin }) => ({
    retreat: await createRetreat(deps, body, admin),
  }))

  route(app, deps, 'changeRetreat', async ({ body, params, admin }) => ({
    retreat: await changeRetreat(deps, { retreatId: params.retreatId, change: body, by: admin }),
  }))

  route(app, deps, 'cancelRetreat', async ({ body, params, admin }) => {
    const { dryRun, offerRetreatId, words, chooseBy } = body
    const offer = offerRetreatId ? { retreatId: offerRetreatId, chooseBy } : null
    const { retreatId } = params
    return cancelRetreat(deps, { retreatId, dryRun, words: words || null, offer, by: admin })
  })

  route(app, deps, 'writeToDate', async ({ body, params: { retreatId }, admin }) => {
    const { subject, text, dryRun = false } = body
    const letter = { subject, text }
    return writeToDate(deps, { retreatId, letter, dryRun, by: admin })
  })

  route(app, deps, 'readSheet', ({ params }) => readSheet(deps, params.retreatId))

  route(app, deps, 'arrangeGuest', async ({ params, body, admin }) => {
    await arrangeGuest(deps, { ...params, arrangement: body, by: admin })
    return readSheet(deps, params.retreatId)
  })

  route(app, deps, 'guestsFile', ({ params, query }) => guestsFile(deps, params.retreatId, query.format))

  route(app, deps, 'makeLodgeLink', async ({ params, admin }) => ({
    lodgeLink: await makeLodgeLink(deps, { retreatId: params.retreatId, by: admin }),
  }))

  route(app, deps, 'revokeLodgeLink', ({ params, admin }) =>
    revokeLodgeLink(deps, { retreatId: params.retreatId, by: admin }),
  )
}
