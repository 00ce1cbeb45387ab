import type { Hono } from 'hono'
import { limitRate } from '#server/accounts/rate-limit.ts'
import { receiveContact } from '#server/contacts/receive-contact.ts'
import type { Deps } from '#server/deps.ts'
import { clientOf } from '#server/http/client-address.ts'
import { route } from './call.ts'

export function contactRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'createContact', async ({ c, body, user }) => {
    await limitRate(deps, clientOf(deps, c), 'contact')
    const { id, mailed } = await receiveContact(deps, body, user)
    return { status: 201, body: { contact: { id }, mailed } }
  })
}
