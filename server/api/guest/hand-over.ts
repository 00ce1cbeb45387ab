import type { Handlers } from '#server/api/call.ts'
import { recogniseBrowser } from '#server/api/cookies.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { ofGuest } from '#server/change/change-booking.ts'
import { acceptHandOver, readHandOverTerms } from '#server/hand-over/accept-hand-over.ts'
import { answerHandOver } from '#server/hand-over/answer-hand-over.ts'
import { offerHandOver, readHandOver, withdrawHandOver } from '#server/hand-over/offer-hand-over.ts'
import { presentBooking } from '#server/store/present-booking.ts'
import { mailingAddressLink, mailLinkToKeepPlace } from './confirm-address.ts'

/** Hands a place over to another person: by its guest, by whoever has the link, and with the operator's consent if it is late. */
export function handOverHandlers(deps: AppDeps) {
  return {
    readHandOver: ({ params, user }) => readHandOver(deps, ofGuest(params.bookingId, user.id)),

    offerHandOver: ({ params, user, body }) => offerHandOver(deps, ofGuest(params.bookingId, user.id), body),

    takeBackHandOver: ({ params, user }) => withdrawHandOver(deps, ofGuest(params.bookingId, user.id)),

    handOverOrderTerms: ({ params, query }) =>
      readHandOverTerms(deps, { token: params.token, diet: query.diet }),

    acceptHandOver: async ({ c, params, user, body }) => {
      const { termsVersion, ...traveller } = body
      const holder = { user, origin: await recogniseBrowser(deps, c) }
      const { record, mailed } = await mailingAddressLink(deps, user, () =>
        acceptHandOver(deps, { token: params.token, holder, traveller, termsVersion }),
      )
      await mailLinkToKeepPlace(deps, user, record)
      return { lead: presentBooking(deps.dataKeys, record), mailed }
    },

    answerHandOver: async ({ params, body, admin }) => {
      const { allow, reason = '' } = body
      const answer = { handOverId: params.handOverId, allow, reason, by: admin }
      return answerHandOver(deps, answer)
    },
  } satisfies Partial<Handlers>
}
