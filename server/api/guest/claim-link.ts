import type { Hono } from 'hono'
import { limitRate } from '#server/account/rate-limit.ts'
import type { Deps } from '#server/deps.ts'
import { clientOf } from '#server/http/client-address.ts'
import { findByClaimToken, paymentPath } from '#server/store/claim-link.ts'
import { idInToken } from '#server/store/link-token.ts'
import { readDraftCookie, setClaimCookie } from '#server/api/draft-cookie.ts'

/**
 * The link to pay in mails about a booking without an account. It is not in the contract, because a browser opens it directly. It redirects
 * to the payment even if it is no longer valid; a valid one lets this browser claim the booking (decision 0005).
 */
export function claimLinkRoutes(app: Hono, deps: Deps): void {
  app.get('/claim/:token', async (c, next) => {
    const token = c.req.param('token')
    const leadId = idInToken(token)
    if (leadId === null) return next()
    await limitRate(deps, clientOf(deps, c), 'claim-link')
    const isGood = (await findByClaimToken(deps, deps.db, token)) !== null
    // The browser that booked already has more rights.
    if (isGood && (await readDraftCookie(deps, c)) !== leadId) await setClaimCookie(deps, c, token)
    c.header('referrer-policy', 'no-referrer')
    c.header('x-robots-tag', 'noindex')
    return c.redirect(paymentPath(leadId), 303)
  })
}
