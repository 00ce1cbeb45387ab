import type { Handlers } from '#server/api/call.ts'
import { answerComplaint, complain } from '#server/complaint/complain.ts'
import { receiveContact } from '#server/contact/receive-contact.ts'
import { askForSeasonAlert, confirmSeasonAlert, leaveSeasonAlert } from '#server/contact/season-alerts.ts'
import type { Deps } from '#server/deps.ts'

export function contactHandlers(deps: Deps) {
  return {
    createContact: async ({ body, user }) => {
      const { id, mailed } = await receiveContact(deps, body, user)
      return { contact: { id }, mailed }
    },

    askForSeasonAlert: async ({ c, body, user }) => {
      const mailed = await askForSeasonAlert(deps, body.email, user)
      c.status(202)
      return { mailed }
    },

    confirmSeasonAlert: ({ params }) => confirmSeasonAlert(deps, params.token),

    leaveSeasonAlert: ({ params }) => leaveSeasonAlert(deps, params.token),
  } satisfies Partial<Handlers>
}

/** A guest complains about a retreat, and the operator answers. */
export function complaintHandlers(deps: Deps) {
  return {
    complain: async ({ params, user, body }) => ({
      complaint: await complain(deps, { bookingId: params.bookingId, user, text: body.text }),
    }),

    answerComplaint: async ({ params, body, admin }) => {
      const answer = { complaintId: params.complaintId, answer: body.answer, by: admin }
      return { complaint: await answerComplaint(deps, answer) }
    },
  } satisfies Partial<Handlers>
}
