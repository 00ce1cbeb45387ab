import type { OrderTexts } from '#domain/order/order-document.ts'
import type { OrderTerms } from '#domain/order/order-calls.ts'
import { pick } from '#domain/booking/typed-records.ts'

/** The data of the order screen: the whole order without the terms of service and the refund policy, which open in another tab. */
export interface OrderPage extends Pick<OrderTerms, 'version' | 'standing' | 'parts' | 'plans'> {
  contract: OrderTerms['document']['contract']
  texts: Pick<OrderTexts, 'organiser' | 'insolvency' | 'travel' | 'form'>
  /** Texts that the owner still has to replace; empty outside a demonstration. */
  examples: readonly string[]
}

export function orderPage(terms: OrderTerms, examples: readonly string[]): OrderPage {
  const { contract, texts } = terms.document
  return {
    ...pick(terms, ['version', 'standing', 'parts', 'plans']),
    contract,
    texts: pick(texts, ['organiser', 'insolvency', 'travel', 'form']),
    examples,
  }
}
