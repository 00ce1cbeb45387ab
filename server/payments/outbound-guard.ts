import { Problem } from '#domain/problem.ts'
import type { Database } from '#server/db/connect.ts'
import { isOutboundPaused } from '#server/store/outbound-paused.ts'
import type { PaymentGateway } from './gateway.ts'

/**
 * The provider, who hears nothing of a restored place that is asleep: the same bookings and refunds may be in the hands of the place
 * that it was made of (decision 0132). Every call but that of an event's signature, which asks nobody, then ends with the
 * problem asleep.
 */
export function guardOutbound(gateway: PaymentGateway, db: Database): PaymentGateway {
  function guarded<Order extends unknown[], Answer>(ask: (...order: Order) => Promise<Answer>) {
    return async (...order: Order): Promise<Answer> => {
      if (await isOutboundPaused(db)) throw new Problem('asleep')
      return ask(...order)
    }
  }
  return {
    provider: gateway.provider,
    createCheckout: guarded((order) => gateway.createCheckout(order)),
    fetchCheckout: guarded((id) => gateway.fetchCheckout(id)),
    closeCheckout: guarded((id) => gateway.closeCheckout(id)),
    findCheckoutOfPayment: guarded((reference) => gateway.findCheckoutOfPayment(reference)),
    refund: guarded((order) => gateway.refund(order)),
    fetchRefunds: guarded((reference) => gateway.fetchRefunds(reference)),
    fetchDispute: guarded((id) => gateway.fetchDispute(id)),
    verifyWebhook: (body, signature) => gateway.verifyWebhook(body, signature),
  }
}
