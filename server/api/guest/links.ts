import type { Hono } from 'hono'
import { centsFromEuros, centsOrAll } from '#domain/base/money.ts'
import { GUEST } from '#domain/booking/history.ts'
import { limitGuest, limitRate } from '#server/account/rate-limit.ts'
import type { Handlers } from '#server/api/call.ts'
import { readDraftCookie, setClaimCookie } from '#server/api/cookies.ts'
import { ofGuest, readBooking } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { clientOf } from '#server/http/client-address.ts'
import { siteOrigin } from '#server/http/security.ts'
import {
  findByPayLink,
  openPayLink,
  payLinkOf,
  presentByPayLink,
  replacePayLink,
} from '#server/payment/pay-link.ts'
import { openCheckout } from '#server/payment/start-checkout.ts'
import { reportByPayLink } from '#server/payment/transfer/report-transfer.ts'
import { transferCode } from '#server/payment/transfer/transfer-code.ts'
import { confirmRefundAccount, giveRefundAccount } from '#server/refund/refund-account.ts'
import { findByClaimToken, paymentPath, idInToken } from '#server/store/link-token.ts'

/** What anybody with a booking's pay link may do (decision 0104). */
export function payLinkHandlers(deps: Deps) {
  return {
    payLinkCheckout: async ({ c, params, body }) => {
      const { booking } = await openPayLink(deps, params.token)
      await limitGuest(deps, booking.id, 'checkout')
      return openCheckout(deps, {
        id: booking.id,
        by: GUEST,
        paymentType: body.paymentType,
        method: body.method,
        partCents: centsOrAll(body.amount),
        origin: siteOrigin(deps, c),
        payLink: params.token,
        payerEmail: body.email ?? null,
        alone: true,
      })
    },

    payLinkTransfer: async ({ params, body }) => {
      // A second click finds nothing due any more, and gets the same answer as the first.
      const { booking } = await findByPayLink(deps, params.token)
      const record = await reportByPayLink(deps, booking.id, {
        paymentType: body.paymentType,
        amountCents: centsFromEuros(body.amount),
        payerEmail: body.email ?? null,
      })
      return { booking: presentByPayLink(record), card: null }
    },

    payLinkTransferCode: async ({ params, query }) => {
      const record = await openPayLink(deps, params.token)
      const wish = { paymentType: query.paymentType, partCents: centsOrAll(query.amount) }
      return transferCode(deps, [record], wish)
    },

    replacePayLink: async ({ params, admin: by }) => ({
      payLink: await replacePayLink(deps, { id: params.bookingId, by }),
    }),

    ownPayLink: async ({ params, user }) => ({
      payLink: payLinkOf(deps, await readBooking(deps, ofGuest(params.bookingId, user.id))),
    }),

    replaceOwnPayLink: async ({ params, user }) => ({
      payLink: await replacePayLink(deps, ofGuest(params.bookingId, user.id)),
    }),
  } satisfies Partial<Handlers>
}

/** What anybody with a refund's link may do: see the amount, and say where it goes (decision 0170). */
export function refundLinkHandlers(deps: Deps) {
  return {
    giveRefundAccount: ({ params: { token }, body: account }) => giveRefundAccount(deps, { token, account }),

    confirmRefundAccount: ({ params: { token }, body: { mark } }) =>
      confirmRefundAccount(deps, { token, mark }),
  } satisfies Partial<Handlers>
}

/**
 * The link to pay in mails about a booking without an account. It is not in the contract, because a browser opens it directly. It redirects
 * to the payment even if it is no longer valid; a valid one lets this browser claim the booking (decision 0005).
 */
export function claimLinkRoutes(app: Hono, deps: Deps): void {
  app.get('/claim/:token', async (c, next) => {
    const token = c.req.param('token')
    const bookingId = idInToken(token)
    if (bookingId === null) return next()
    await limitRate(deps, clientOf(deps, c), 'claim-link')
    const isGood = (await findByClaimToken(deps, deps.db, token)) !== null
    // The browser that booked already has more rights.
    if (isGood && (await readDraftCookie(deps, c)) !== bookingId) await setClaimCookie(deps, c, token)
    c.header('referrer-policy', 'no-referrer')
    c.header('x-robots-tag', 'noindex')
    return c.redirect(paymentPath(bookingId), 303)
  })
}
