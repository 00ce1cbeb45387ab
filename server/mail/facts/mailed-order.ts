import { banjulDay } from '#domain/base/dates.ts'
import type { OrderDocument } from '#domain/order/order-document.ts'
import { handOverSentence } from '#domain/order/order-sentences.ts'
import type { MailedOrder } from '#emails/order/order-placed.tsx'
import type { OrderRow } from '#server/order/read-order.ts'

/** An order that was just placed, as the mail about it says it: with the words and figures that were kept. */
export function mailedOrder(
  { orderedBy, orderedAt }: Pick<OrderRow, 'orderedBy' | 'orderedAt'>,
  { contract }: OrderDocument,
): MailedOrder {
  const {
    price,
    settledCents,
    reportedCents = 0,
    extras,
    schedule,
    cancellation,
    handOverUntil,
    handOverCents: costCents,
    change,
  } = contract
  return {
    totalCents: price.totalCents,
    settledCents,
    reportedCents,
    extras,
    schedule,
    refunds: cancellation,
    handOver: handOverSentence({ until: handOverUntil, costCents }, banjulDay(orderedAt)),
    change,
    byPayLink: orderedBy === 'pay_link',
  }
}
