import type { CalendarDay } from '#domain/base/dates.ts'
import { sumEuros } from '#domain/base/money.ts'

/** The figures of one order, in euros. */
interface OrderFigures {
  total: number
  deposit: number
  balance: number
  extras: readonly { name: string; amount: number }[]
  schedule: readonly { on: CalendarDay; amount: number }[]
}

/** Returns the figures of several orders that are placed as one: sums, with what is paid on one day or for one thing in one line. */
export function figuresOfGroup(orders: readonly OrderFigures[]): OrderFigures & {
  extras: { name: string; amount: number }[]
  schedule: { on: CalendarDay; amount: number }[]
} {
  const sumOf = (field: 'total' | 'deposit' | 'balance') => sumEuros(orders.map((order) => order[field]))
  const extras = Map.groupBy(
    orders.flatMap((order) => order.extras),
    ({ name }) => name,
  )
  const days = Map.groupBy(
    orders.flatMap((order) => order.schedule),
    ({ on }) => on,
  )
  return {
    total: sumOf('total'),
    deposit: sumOf('deposit'),
    balance: sumOf('balance'),
    extras: [...extras].map(([name, each]) => ({ name, amount: sumEuros(each.map(({ amount }) => amount)) })),
    schedule: [...days]
      .map(([on, each]) => ({ on, amount: sumEuros(each.map(({ amount }) => amount)) }))
      .toSorted((a, b) => a.on.localeCompare(b.on)),
  }
}
