import { pick } from '#domain/base/typed-records.ts'
import type { OrderTerms } from '#domain/contract/order-calls.ts'
import type { Reader } from '#domain/contract/page-readers.ts'
import { contractOfGroup, type TravellersOrder } from '#domain/order/group-order.ts'
import type { OrderTexts } from '#domain/order/order-document.ts'
import type { PlanSize } from '#domain/payment/payment-plan.ts'

/** The data of the order screen: the whole order without the terms of service and the refund policy, which open in another tab. */
export interface OrderPage extends Pick<OrderTerms, 'version' | 'standing' | 'parts' | 'plans'> {
  /** Of a group all figures together, and the rest of who orders. */
  contract: OrderTerms['document']['contract']
  /** What each traveller of a group orders; empty for who comes alone. */
  travellers: readonly TravellersOrder[]
  texts: Pick<OrderTexts, 'organiser' | 'insolvency' | 'travel' | 'form'>
  /** Texts that the owner still has to replace; empty outside a demonstration. */
  examples: readonly string[]
}

/**
 * Loads the order of a booking for its screen; null if it could not be loaded. `examples` are the texts that the owner still has to replace,
 * and `parts` is the number of parts for the balance from the address.
 */
export async function loadOrder(
  readTerms: Reader<[parts: PlanSize | null], OrderTerms>,
  { examples, parts }: { examples: readonly string[]; parts: string | null },
): Promise<OrderPage | null> {
  const terms = await readTerms(null)
  if (!terms.ok) return null
  const size = terms.body.plans.find((each) => String(each) === parts)
  // The address does not change an order that is already placed.
  const isAsked = size !== undefined && size !== terms.body.parts && terms.body.standing !== 'current'
  const wanted = isAsked ? await readTerms(size) : terms
  if (!wanted.ok) return null
  const { contract, texts } = wanted.body.document
  const [own, ...others] = (wanted.body.travellers ?? []).map(({ name, document }) => ({
    name,
    contract: document.contract,
  }))
  return {
    ...pick(wanted.body, ['version', 'standing', 'parts', 'plans']),
    contract: own ? contractOfGroup([own, ...others]) : contract,
    travellers: own ? [own, ...others] : [],
    texts: pick(texts, ['organiser', 'insolvency', 'travel', 'form']),
    examples,
  }
}

/** The groups of the owner's texts that an order contains (content/package-travel.yaml). */
const ORDER_GROUPS = ['stay', 'organiser', 'insolvency', 'papers', 'onTheSpot', 'complaints'] as const

/** Returns the owner's texts in an order that are still examples. */
export function orderExamples(
  texts: Record<(typeof ORDER_GROUPS)[number], Readonly<Record<string, string | readonly string[]>>>,
  isPlaceholder: (file: string, path: string) => boolean,
): string[] {
  return ORDER_GROUPS.flatMap((group) =>
    Object.entries(texts[group]).flatMap(([key, text]) =>
      isPlaceholder('package-travel.yaml', `${group} > ${key}`) ? text : [],
    ),
  )
}
