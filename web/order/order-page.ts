import type { Reader } from '#domain/api/page-readers.ts'
import { pick } from '#domain/booking/typed-records.ts'
import type { OrderTerms } from '#domain/order/order-calls.ts'
import type { OrderTexts } from '#domain/order/order-document.ts'
import type { PlanSize } from '#domain/payment/payment-plan.ts'

/** The data of the order screen: the whole order without the terms of service and the refund policy, which open in another tab. */
export interface OrderPage extends Pick<OrderTerms, 'version' | 'standing' | 'parts' | 'plans'> {
  contract: OrderTerms['document']['contract']
  texts: Pick<OrderTexts, 'organiser' | 'insolvency' | 'travel' | 'form'>
  /** Texts that the owner still has to replace; empty outside a demonstration. */
  examples: readonly string[]
}

function orderPage(terms: OrderTerms, examples: readonly string[]): OrderPage {
  const { contract, texts } = terms.document
  return {
    ...pick(terms, ['version', 'standing', 'parts', 'plans']),
    contract,
    texts: pick(texts, ['organiser', 'insolvency', 'travel', 'form']),
    examples,
  }
}

type PackageTravelTexts = Record<
  'stay' | 'organiser' | 'insolvency' | 'papers' | 'onTheSpot' | 'complaints',
  Readonly<Record<string, string>>
>

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
  return wanted.ok ? orderPage(wanted.body, examples) : null
}

/** Returns the owner's texts in an order that are still examples. */
export function orderExamples(
  { stay, organiser, insolvency, papers, onTheSpot, complaints }: PackageTravelTexts,
  isPlaceholder: (file: string, path: string) => boolean,
): string[] {
  const groups = { stay, organiser, insolvency, papers, onTheSpot, complaints }
  return Object.entries(groups).flatMap(([group, texts]) =>
    Object.entries(texts).flatMap(([key, text]) =>
      isPlaceholder('package-travel.yaml', `${group} > ${key}`) ? [text] : [],
    ),
  )
}
