import type { Hono } from 'hono'
import { askForPayment } from '#server/booking/ask-for-payment.ts'
import { listOwed } from '#server/booking/list-owed.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/api/call.ts'

export function adminOwedRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'listOwed', async ({ query }) => ({ status: 200, body: await listOwed(deps, query) }))

  route(app, deps, 'askForPayment', async ({ body: { guests, words }, admin }) => ({
    status: 200,
    body: { results: await askForPayment(deps, guests, { words, by: admin }) },
  }))
}
