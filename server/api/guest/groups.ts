import type { Handlers } from '#server/api/call.ts'
import { readDraftCookie, recogniseBrowser, setDraftCookie } from '#server/api/cookies.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { groupSummary, readGroup } from '#server/booking/group/read-group.ts'
import { submitGroup } from '#server/booking/group/submit-group.ts'
import {
  claimTraveller,
  downloadTravellersOrder,
  readTraveller,
  saveTraveller,
} from '#server/booking/group/traveller-link.ts'
import { assertOpen } from '#server/connections/in-force.ts'
import { retreatIdOfLabel } from '#server/store/places.ts'
import { presentBooking } from '#server/store/present-booking.ts'
import { mailingAddressLink } from './confirm-address.ts'

/** Two to four who book together. */
export function groupHandlers(deps: AppDeps) {
  return {
    submitGroup: async ({ c, body, user }) => {
      assertOpen(deps)
      const bookingId = await readDraftCookie(deps, c)
      const holder = { user, origin: await recogniseBrowser(deps, c) }
      const retreatId = await retreatIdOfLabel(deps, body.selectedDate)
      const { records, created, mailed } = await mailingAddressLink(deps, user, () =>
        submitGroup(deps, { group: body, retreatId, bookingId, holder }),
      )
      const [booker] = records
      if (booker) await setDraftCookie(deps, c, booker.booking.id)
      const leads = records.map((record) => presentBooking(deps.dataKeys, record))
      const answer = { group: groupSummary(records), leads }
      if (!created) return answer
      c.status(201)
      return { ...answer, mailed }
    },

    traveller: ({ params }) => readTraveller(deps, params.token),

    travellerOrder: ({ params }) => downloadTravellersOrder(deps, params.token),

    saveTraveller: ({ params, body }) => saveTraveller(deps, params.token, body),

    claimTraveller: async ({ params, user }) => {
      const record = await claimTraveller(deps, { token: params.token, user })
      return { lead: presentBooking(deps.dataKeys, record) }
    },

    group: ({ params, user }) => readGroup(deps, { groupId: params.groupId, userId: user.id }),
  } satisfies Partial<Handlers>
}
