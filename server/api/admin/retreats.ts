import { guestsFile, readSheet } from '#server/admin/read-sheet.ts'
import type { Handlers } from '#server/api/call.ts'
import { arrangeGuest } from '#server/booking/for-operator/arrange-guest.ts'
import type { Deps } from '#server/deps.ts'
import { cancelRetreat } from '#server/retreat/cancel-retreat.ts'
import { makeLodgeLink, revokeLodgeLink } from '#server/retreat/lodge-link.ts'
import { listRetreats } from '#server/retreat/retreat-view.ts'
import { changeRetreat, createRetreat } from '#server/retreat/save-retreat.ts'
import { writeToDate } from '#server/retreat/write-to-date.ts'

/** The operator's retreats and their guest sheets. */
export function retreatHandlers(deps: Deps) {
  return {
    adminRetreats: async () => ({ retreats: await listRetreats(deps) }),

    createRetreat: async ({ body, admin }) => ({
      retreat: await createRetreat(deps, body, admin),
    }),

    changeRetreat: async ({ body, params, admin }) => ({
      retreat: await changeRetreat(deps, { retreatId: params.retreatId, change: body, by: admin }),
    }),

    cancelRetreat: async ({ body, params, admin }) => {
      const { dryRun, offerRetreatId, words, chooseBy } = body
      const offer = offerRetreatId ? { retreatId: offerRetreatId, chooseBy } : null
      const { retreatId } = params
      return cancelRetreat(deps, { retreatId, dryRun, words: words || null, offer, by: admin })
    },

    writeToDate: async ({ body, params: { retreatId }, admin }) => {
      const { subject, text, dryRun = false } = body
      const letter = { subject, text }
      return writeToDate(deps, { retreatId, letter, dryRun, by: admin })
    },

    readSheet: ({ params }) => readSheet(deps, params.retreatId),

    arrangeGuest: async ({ params, body, admin }) => {
      await arrangeGuest(deps, { ...params, arrangement: body, by: admin })
      return readSheet(deps, params.retreatId)
    },

    guestsFile: ({ params, query }) => guestsFile(deps, params.retreatId, query.format),

    makeLodgeLink: async ({ params, admin }) => ({
      lodgeLink: await makeLodgeLink(deps, { retreatId: params.retreatId, by: admin }),
    }),

    revokeLodgeLink: ({ params, admin }) => revokeLodgeLink(deps, { retreatId: params.retreatId, by: admin }),
  } satisfies Partial<Handlers>
}
