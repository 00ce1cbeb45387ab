import type { PathOf } from '#web/api/client.ts'
import { load } from '#web/api/load.ts'
import type { PageApi } from '#web/shell/page-context.ts'
import { orderPage, type OrderPage } from './order-page.ts'

type PackageTravelTexts = Record<
  'stay' | 'organiser' | 'insolvency' | 'papers' | 'onTheSpot' | 'complaints',
  Readonly<Record<string, string>>
>

type OrderPath = Extract<PathOf<'GET'>, `${string}/order-terms${string}`>

/** The order of a booking for its screen; null where it could not be read. */
export async function loadOrder(
  api: PageApi,
  path: OrderPath,
  params: Record<string, string>,
  examples: readonly string[],
): Promise<OrderPage | null> {
  const terms = await load(api, path, params)
  return terms.ok ? orderPage(terms.body, examples) : null
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
