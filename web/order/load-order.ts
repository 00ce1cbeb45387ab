import type { Reader } from '#domain/api/page-readers.ts'
import type { OrderTerms } from '#domain/order/order-calls.ts'
import type { PlanSize } from '#domain/payment/payment-plan.ts'
import { orderPage, type OrderPage } from './order-page.ts'

type PackageTravelTexts = Record<
  'stay' | 'organiser' | 'insolvency' | 'papers' | 'onTheSpot' | 'complaints',
  Readonly<Record<string, string>>
>

interface OrderWish {
  /** Texts that the owner still has to replace, in a demonstration. */
  examples: readonly string[]
  /** In how many parts the guest wants to pay the balance, as the address says; null where it says nothing. */
  parts: string | null
}

/** The order of a booking for its screen; null where it could not be read. */
export async function loadOrder(
  readTerms: Reader<[parts: PlanSize | null], OrderTerms>,
  { examples, parts }: OrderWish,
): Promise<OrderPage | null> {
  const terms = await readTerms(null)
  if (!terms.ok) return null
  const size = terms.body.plans.find((each) => String(each) === parts)
  // What is ordered already is not asked for anew because of an address.
  const isAsked = size !== undefined && size !== terms.body.parts && terms.body.standing !== 'current'
  const wanted = isAsked ? await readTerms(size) : terms
  return wanted.ok ? orderPage(wanted.body, examples) : null
}

/** What of the owner's stands in an order and is only an example yet. */
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
