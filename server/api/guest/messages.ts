import { limitRate, limitGuest } from '#server/account/rate-limit.ts'
import type { Handlers } from '#server/api/call.ts'
import { answerComplaint, complain } from '#server/complaint/complain.ts'
import { receiveContact } from '#server/contact/receive-contact.ts'
import { askForSeasonAlert, confirmSeasonAlert, leaveSeasonAlert } from '#server/contact/season-alerts.ts'
import type { Deps } from '#server/deps.ts'
import { clientOf } from '#server/http/client-address.ts'

export function contactHandlers(deps: Deps) {
  return {
    createContact: async ({ c, body, user }) => {
      await limitRate(deps, clientOf(deps, c), 'contact')
      const { id, mailed } = await receiveContact(deps, body, user)
      return { contact: { id }, mailed }
    },

    askForSeasonAlert: async ({ c, body, user }) => {
      await limitRate(deps, clientOf(deps, c), 'season-alert')
      const mailed = await askForSeasonAlert(deps, body.email, user)
      c.status(202)
      return { mailed }
    },

    confirmSeasonAlert: async ({ c, params }) => {
      await limitRate(deps, clientOf(deps, c), 'season-alert')
      await confirmSeasonAlert(deps, params.token)
    },

    leaveSeasonAlert: async ({ c, params }) => {
      await limitRate(deps, clientOf(deps, c), 'season-alert')
      await leaveSeasonAlert(deps, params.token)
    },
  } satisfies Partial<Handlers>
}

/** A guest complains about a retreat, and the operator answers. */
export function complaintHandlers(deps: Deps) {
  return {
    complain: async ({ params, user, body }) => {
      await limitGuest(deps, user.id, 'complaint')
      const complaint = await complain(deps, { bookingId: params.bookingId, user, text: body.text })
      return { complaint }
    },

    answerComplaint: async ({ params, body, admin }) => {
      const answer = { complaintId: params.complaintId, answer: body.answer, by: admin }
      return { complaint: await answerComplaint(deps, answer) }
    },
  } satisfies Partial<Handlers>
}
