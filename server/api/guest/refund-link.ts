import type { Context, Hono } from 'hono'
import { limitRate } from '#server/account/rate-limit.ts'
import type { Deps } from '#server/deps.ts'
import { clientOf } from '#server/http/client-address.ts'
import { confirmRefundAccount, giveRefundAccount } from '#server/refund/refund-account.ts'
import { ok, route } from '#server/api/call.ts'

/** What anybody with a refund's link may do: see the amount, and say where it goes (decision 0170). */
export function refundLinkRoutes(app: Hono, deps: Deps): void {
  const limit = (c: Context) => limitRate(deps, clientOf(deps, c), 'refund-link')

  route(app, deps, 'giveRefundAccount', async ({ c, params: { token }, body: account }) => {
    await limit(c)
    return ok(giveRefundAccount(deps, { token, account }))
  })

  route(app, deps, 'confirmRefundAccount', async ({ c, params: { token }, body: { mark } }) => {
    await limit(c)
    return ok(confirmRefundAccount(deps, { token, mark }))
  })
}
