import { limitRate } from '#server/account/rate-limit.ts'
import type { Handlers } from '#server/api/call.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { assertOpen } from '#server/connections/in-force.ts'
import { clientOf } from '#server/http/client-address.ts'
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
  const limited = (c: Parameters<typeof clientOf>[1]) => limitRate(deps, clientOf(deps, c), 'waiting-list')

  return {
    joinWaitingList: async ({ c, body, user }) => {
      assertOpen(deps)
      await limited(c)
      const { selectedDate, ...form } = body
      const retreatId = await retreatIdOfLabel(deps, selectedDate)
      const mailed = await joinWaitingList(deps, form, { retreatId, user })
      c.status(202)
      return { mailed }
    },

    confirmWaiting: async ({ c, params }) => {
      await limited(c)
      return confirmWaiting(deps, params.token)
    },

    waitingEntry: async ({ c, params }) => {
      await limited(c)
      return readWaiting(deps, params.token)
    },

    changeWaiting: async ({ c, params, body }) => {
      await limited(c)
      return changeWaiting(deps, params.token, body)
    },

    leaveWaitingList: async ({ c, params }) => {
      await limited(c)
      await leaveWaitingList(deps, params.token)
    },

    declineOffer: async ({ c, params }) => {
      await limited(c)
      await declineOffer(deps, params.token)
    },

    adminWaitingList: ({ params }) => readWaitingList(deps, params.retreatId),

    withdrawPlaces: ({ params, admin }) => withdrawPlaces(deps, { entryId: params.entryId, by: admin }),

    offerPlaces: ({ params, admin }) => offerPlaces(deps, { entryId: params.entryId, by: admin }),
  } satisfies Partial<Handlers>
}
