import type { Hono } from 'hono'
import { limitRate } from '#server/account/rate-limit.ts'
import { route } from '#server/api/call.ts'
import { receiveContact } from '#server/contact/receive-contact.ts'
import type { Deps } from '#server/deps.ts'
import { clientOf } from '#server/http/client-address.ts'

export function contactRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'createContact', async ({ c, body, user }) => {
    await limitRate(deps, clientOf(deps, c), 'contact')
    const { id, mailed } = await receiveContact(deps, body, user)
    return { status: 201, body: { contact: { id }, mailed } }
  })
}
