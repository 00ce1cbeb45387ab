import { sumCents } from '#domain/base/money.ts'
import type { OrderContract } from './order-document.ts'
import { cancellationGist, type CancellingAt, type ChosenAmount } from './order-sentences.ts'

/** One traveller's part of an order that is placed for several. */
export interface TravellersOrder {
  name: string
  contract: OrderContract
}

/**
 * Returns the figures of the whole order as if it were one contract: sums, and what is paid on one day together. What is not a figure is
 * that of the first, who orders.
 */
export function contractOfGroup(orders: readonly [TravellersOrder, ...TravellersOrder[]]): OrderContract {
  const contracts = orders.map(({ contract }) => contract)
  const [{ contract: own }] = orders
  const sumOf = (cents: (contract: OrderContract) => number) =>
    sumCents(contracts.map((contract) => ({ amountCents: cents(contract) })))
  const change = contracts.some((contract) => contract.change !== null)
    ? {
        fromCents: sumOf(({ change: each, price }) => each?.fromCents ?? price.totalCents),
        differenceCents: sumOf(({ change: each }) => each?.differenceCents ?? 0),
        ...(contracts.every(({ change: each }) => each === null || each.backCents !== undefined) && {
          backCents: sumOf(({ change: each }) => each?.backCents ?? 0),
        }),
      }
    : null
  return {
    ...own,
    price: {
      lines: own.price.lines,
      totalCents: sumOf(({ price }) => price.totalCents),
      depositCents: sumOf(({ price }) => price.depositCents),
    },
    settledCents: sumOf(({ settledCents }) => settledCents),
    reportedCents: sumOf(({ reportedCents = 0 }) => reportedCents),
    formerGuestsCents: sumOf(({ formerGuestsCents = 0 }) => formerGuestsCents),
    extras: summed(
      contracts.flatMap(({ extras }) => extras),
      ({ label }) => label,
    ),
    schedule: summed(
      contracts.flatMap(({ schedule }) => schedule),
      ({ pays, on }) => `${pays} ${on}`,
    ).toSorted((a, b) => (a.on ?? '').localeCompare(b.on ?? '')),
    change,
  }
}

/** Adds up the amounts of rows of one kind. */
function summed<Row extends { amountCents: number }>(
  rows: readonly Row[],
  kindOf: (row: Row) => string,
): Row[] {
  return [...Map.groupBy(rows, kindOf).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, amountCents: sumCents([first, ...others]) }] : [],
  )
}

type Priced = Pick<OrderContract, 'price' | 'cancellation'>

/** Returns the orders whose figures differ, with the name of who has them; without a name what holds for all. */
export function distinctOrders<C extends Priced>(
  orders: readonly { name: string; contract: C }[],
): { name: string | null; contract: C }[] {
  const [first, ...others] = orders
  if (!first) return []
  const isSame = others.every(
    ({ contract: { price } }) => price.totalCents === first.contract.price.totalCents,
  )
  return isSame ? [{ ...first, name: null }] : [first, ...others]
}

/** Returns what cancelling costs each of a group, as `cancellationGist` does of one; where prices differ, by name. */
export function cancelGistOfGroup(
  orders: readonly { name: string; contract: Priced }[],
  chosen: ChosenAmount,
  at: CancellingAt,
): string {
  const [first] = orders
  if (!first) return ''
  const gist = cancellationGist(first.contract, chosen, { ...at, isOfOne: true, each: orders })
  return `Each can cancel alone. ${gist}`
}

/** What all travellers of an order have on a list, and what only some have, by name. */
interface SharedList {
  all: string[]
  only: { name: string; items: string[] }[]
}

/** Returns what is included, or excluded, for all travellers, and what only for some. */
export function listForGroup(orders: readonly TravellersOrder[], list: 'included' | 'excluded'): SharedList {
  const lists = orders.map(({ contract }) => contract[list])
  const all = (lists[0] ?? []).filter((item) => lists.every((each) => each.includes(item)))
  const only = orders.map(({ name, contract }) => ({
    name,
    items: contract[list].filter((item) => !all.includes(item)),
  }))
  return { all, only: only.filter(({ items }) => items.length > 0) }
}

/** Returns in one line what is not included, for all and for some; the list itself has it in full. */
export function notIncludedText({ all, only }: SharedList): string {
  const inShort = (items: readonly string[]) => items.map((item) => item.replace(/:.*/, '')).join(' · ')
  const parts = only.map(({ name, items }) => `Not for ${name}: ${inShort(items)}.`)
  return [`Not included: ${inShort(all)}.`, ...parts].join(' ')
}
