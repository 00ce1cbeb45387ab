import { banjulDay } from '#domain/base/dates.ts'
import type { GuestZone } from '#domain/base/guest-time.ts'
import { cancellationCostSentence } from '#domain/refund/refund-step-text.ts'
import type { Fact, OrderContract, OrderTexts } from './order-document.ts'
import {
  cancellationGist,
  outgoingGuestSentence,
  handOverSentence,
  smallestGroupSentence,
} from './order-sentences.ts'

/** The part of an order that its screen shows. */
export interface ReadOrder {
  contract: OrderContract
  texts: Pick<OrderTexts, 'organiser' | 'insolvency' | 'travel' | 'form'>
}

/** The rows of the screen; `form` is the standard form below them. */
const ORDER_ROWS = ['cancel', 'included', 'travel', 'rights', 'seller', 'form'] as const
export type OrderRow = (typeof ORDER_ROWS)[number]

/** The sentences only in the present order, and those only in the previous one. At least one list is not empty. */
export interface RowDifference {
  now: readonly string[]
  before: readonly string[]
}

/** Returns the differences between an order that was read and the one that replaces it, by row; rows without a difference are left out. */
export function orderDifferences(
  order: ReadOrder,
  before: ReadOrder,
  at: { now: Date; timeZone: GuestZone | null },
): Partial<Record<OrderRow, RowDifference>> {
  const is = linesOf(order, at)
  const was = linesOf(before, at)
  return Object.fromEntries(
    ORDER_ROWS.flatMap((row) => {
      const difference = {
        now: is[row].filter((line) => !was[row].includes(line)),
        before: was[row].filter((line) => !is[row].includes(line)),
      }
      return difference.now.length + difference.before.length > 0 ? [[row, difference]] : []
    }),
  )
}

/** Returns every sentence of each row, folded or not. */
function linesOf(
  { contract, texts }: ReadOrder,
  at: { now: Date; timeZone: GuestZone | null },
): Record<OrderRow, readonly string[]> {
  const { cancellation, handOverUntil, handOverCents, minimum, included, excluded } = contract
  const today = banjulDay(at.now)
  return {
    cancel: [
      cancellationGist(contract, 'open', at),
      cancellationCostSentence(cancellation.deposit, at),
      outgoingGuestSentence(contract),
      handOverSentence({ until: handOverUntil, costCents: handOverCents }, today),
    ].filter((line) => line !== null),
    included: [...included, ...excluded.map((item) => `Not included: ${item}`)],
    travel: [smallestGroupSentence(minimum, today), ...factLines(texts.travel)],
    rights: texts.form.keyRights,
    seller: [...factLines(texts.organiser), ...factLines(texts.insolvency)],
    form: texts.form.paragraphs,
  }
}

function factLines(facts: readonly Fact[]): string[] {
  return facts.map(({ term, text }) => `${term}: ${text}`)
}
