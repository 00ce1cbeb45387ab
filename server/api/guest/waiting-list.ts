import type { Handlers } from '#server/api/call.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { assertOpen } from '#server/connections/in-force.ts'
import { retreatIdOfLabel } from '#server/store/places.ts'
import {
  changeWaiting,
  confirmWaiting,
  declineOffer,
  joinWaitingList,
  leaveWaitingList,
  readWaiting,
} from '#server/waiting-list/join-waiting-list.ts'
import { offerPlaces, readWaitingList, withdrawPlaces } from '#server/waiting-list/offer-places.ts'

/** The list for full dates: its guests by their links, and the operator. */
export function waitingListHandlers(deps: AppDeps) {
  return {
    joinWaitingList: async ({ c, body, user }) => {
      assertOpen(deps)
      const { selectedDate, ...form } = body
      const retreatId = await retreatIdOfLabel(deps, selectedDate)
      const mailed = await joinWaitingList(deps, form, { retreatId, user })
      c.status(202)
      return { mailed }
    },

    confirmWaiting: ({ params }) => confirmWaiting(deps, params.token),

    waitingEntry: ({ params }) => readWaiting(deps, params.token),

    changeWaiting: ({ params, body }) => changeWaiting(deps, params.token, body),

    leaveWaitingList: ({ params }) => leaveWaitingList(deps, params.token),

    declineOffer: ({ params }) => declineOffer(deps, params.token),

    adminWaitingList: ({ params }) => readWaitingList(deps, params.retreatId),

    withdrawPlaces: ({ params, admin }) => withdrawPlaces(deps, { entryId: params.entryId, by: admin }),

    offerPlaces: ({ params, admin }) => offerPlaces(deps, { entryId: params.entryId, by: admin }),
  } satisfies Partial<Handlers>
}
