import type { PathOf } from '#web/api/client.ts'
import { load } from '#web/api/load.ts'
import type { PageApi } from '#web/shell/page-context.ts'
import { orderPage, type OrderPage } from './order-page.ts'

type PackageTravelTexts = Record<
  'stay' | 'organiser' | 'insolvency' | 'papers' | 'onTheSpot' | 'complaints',
  Readonly<Record<string, string>>
>

type OrderPath = Extract<PathOf<'GET'>, `${string}/order-terms${string}`>

interface OrderWish {
  /** Texts that the owner still has to replace, in a demonstration. */
  examples: readonly string[]
  /** In how many parts the guest wants to pay the balance, as the address says; null where it says nothing. */
  parts: string | null
}

/** The order of a booking for its screen; null where it could not be read. */
export async function loadOrder(
  api: PageApi,
  path: OrderPath,
  params: Record<string, string>,
  { examples, parts }: OrderWish,
): Promise<OrderPage | null> {
  const terms = await load(api, path, params)
  if (!terms.ok) return null
  const size = terms.body.plans.find((each) => String(each) === parts)
  // What is ordered already is not asked for anew because of an address.
  const isAsked = size !== undefined && size !== terms.body.parts && terms.body.standing !== 'current'
  const wanted = isAsked ? await load(api, path, params, { parts: String(size) }) : terms
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
