import type { Hono } from 'hono'
import { arrangeGuest } from '#server/booking/for-operator/arrange-guest.ts'
import type { Deps } from '#server/deps.ts'
import { guestsFile } from '#server/admin/guests-file.ts'
import { readSheet } from '#server/admin/read-sheet.ts'
import { makeLodgeLink, revokeLodgeLink } from '#server/retreat/lodge-link.ts'
import { done, ok, route } from '#server/api/call.ts'

/** The guest sheet of a retreat. */
export function sheetRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'readSheet', ({ params }) => ok(readSheet(deps, params.retreatId)))

  route(app, deps, 'arrangeGuest', async ({ params, body, admin }) => {
    await arrangeGuest(deps, { ...params, arrangement: body, by: admin })
    return ok(readSheet(deps, params.retreatId))
  })

  route(app, deps, 'guestsFile', async ({ params, query }) => ({
    status: 200,
    file: await guestsFile(deps, params.retreatId, query.format),
  }))

  route(app, deps, 'makeLodgeLink', async ({ params, admin }) =>
    ok({ lodgeLink: await makeLodgeLink(deps, { retreatId: params.retreatId, by: admin }) }),
  )

  route(app, deps, 'revokeLodgeLink', ({ params, admin }) =>
    done(revokeLodgeLink(deps, { retreatId: params.retreatId, by: admin })),
  )
}
