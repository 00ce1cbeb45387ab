import type { Hono } from 'hono'
import { limitGuest } from '#server/account/rate-limit.ts'
import { ok, route } from '#server/api/call.ts'
import { answerComplaint, complain } from '#server/complaint/complain.ts'
import type { Deps } from '#server/deps.ts'

/** A guest complains about a retreat, and the operator answers. */
export function complaintRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'complain', async ({ params, user, body }) => {
    await limitGuest(deps, user.id, 'complaint')
    const complaint = await complain(deps, { bookingId: params.bookingId, user, text: body.text })
    return { status: 201, body: { complaint } }
  })

  route(app, deps, 'answerComplaint', async ({ params, body, admin }) => {
    const answer = { complaintId: params.complaintId, answer: body.answer, by: admin }
    return ok({ complaint: await answerComplaint(deps, answer) })
  })
}
