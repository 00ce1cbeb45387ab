import type { Context, Hono } from 'hono'
import { limitGuest, limitRate } from '#server/account/rate-limit.ts'
import { placeOrder, placeOwnOrder, readOrderTerms } from '#server/booking/place-order.ts'
import type { Deps } from '#server/deps.ts'
import { clientOf } from '#server/http/client-address.ts'
import { openPayLink } from '#server/payment/pay-link.ts'
import { presentByPayLink } from '#server/payment/pay-link-outcome.ts'
import { presentBooking } from '#server/store/present-booking.ts'
import { ok, route } from '#server/api/call.ts'

/** Orders with obligation to pay, by the guest and by whoever has the pay link (decision 0173). */
export function orderRoutes(app: Hono, deps: Deps): void {
  const limit = (c: Context) => limitRate(deps, clientOf(deps, c), 'pay-link')

  route(app, deps, 'orderTerms', ({ params, query, user }) =>
    ok(readOrderTerms(deps, { leadId: params.leadId, userId: user.id, parts: query.parts })),
  )

  route(app, deps, 'placeOrder', async ({ body, user }) => {
    await limitGuest(deps, user.id, 'order')
    const { record, mailed } = await placeOwnOrder(deps, { ...body, userId: user.id })
    return ok({ lead: presentBooking(deps.dataKeys, record), mailed })
  })

  route(app, deps, 'payLinkPlaceOrder', async ({ c, params, body }) => {
    await limit(c)
    const { booking } = await openPayLink(deps, params.token)
    await limitGuest(deps, booking.id, 'order')
    const { record } = await placeOrder(deps, {
      bookingId: booking.id,
      ...body,
      orderedBy: 'pay_link',
    })
    return ok(presentByPayLink(record))
  })
}
