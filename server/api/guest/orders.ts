import { GUEST } from '#domain/booking/history.ts'
import { limitGuest } from '#server/account/rate-limit.ts'
import type { Handlers } from '#server/api/call.ts'
import { placeOrder, readOrderTerms } from '#server/booking/place-order.ts'
import { ofGuest } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import { openPayLink, presentByPayLink } from '#server/payment/pay-link.ts'
import { presentBooking } from '#server/store/present-booking.ts'

/** Orders with obligation to pay, by the guest and by whoever has the pay link (decision 0173). */
export function orderHandlers(deps: Deps) {
  return {
    orderTerms: ({ params, query, user }) =>
      readOrderTerms(deps, ofGuest(params.leadId, user.id), query.parts),

    placeOrder: async ({ body, user }) => {
      const which = ofGuest(body.leadId, user.id)
      const { record, mailed } = await placeOrder(deps, which, {
        ...body,
        planSize: body.parts,
        orderedBy: 'guest',
      })
      return { lead: presentBooking(deps.dataKeys, record), mailed }
    },

    payLinkPlaceOrder: async ({ params, body }) => {
      const { booking } = await openPayLink(deps, params.token)
      await limitGuest(deps, booking.id, 'order')
      const which = { id: booking.id, by: GUEST }
      const { record } = await placeOrder(deps, which, {
        ...body,
        planSize: body.parts,
        orderedBy: 'pay_link',
      })
      return presentByPayLink(record)
    },
  } satisfies Partial<Handlers>
}
