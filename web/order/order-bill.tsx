import { banjulDay } from '#domain/base/dates.ts'
import { formatCents, type Cents } from '#domain/base/money.ts'
import type { OrderContract } from '#domain/order/order-document.ts'
import { differenceText, paymentDays } from '#domain/order/order-schedule.ts'
import { settledText, type ChosenAmount } from '#domain/order/order-sentences.ts'
import { PaymentDays, PriceLines, type PriceLine } from '#web/ui/price-lines.tsx'

/** The bill of the order: its price, what is paid, the price before a change, and when the rest is due. */
export function OrderBill({
  contract,
  now,
  chosen,
  former = null,
  before = null,
}: {
  contract: OrderContract
  now: Date
  /** How much the guest pays with the order. */
  chosen: ChosenAmount
  /** The name of the outgoing guest who made the earlier payments; null if the orderer made them. */
  former?: string | null
  /** The order as first shown, if it has changed since; otherwise null. */
  before?: OrderContract | null
}) {
  const settled = settledText(contract)
  return (
    <div>
      <PriceLines lines={billLines(contract, former, before)} />
      <PaymentDays days={paymentDays(contract, { today: banjulDay(now), chosen })} />
      {settled && <p className="figures mt-3 text-sm text-ink-soft">{settled}</p>}
    </div>
  )
}

function billLines(
  { price, settledCents, reportedCents = 0, change }: OrderContract,
  former: string | null,
  before: OrderContract | null,
): PriceLine[] {
  const wasCents = before?.price.totalCents ?? price.totalCents
  const receivedCents = settledCents - reportedCents
  const [base, ...others] = price.lines
  return [
    ...(base ? [{ label: base.label, amount: formatCents(base.amountCents) }] : []),
    ...others.map(({ label, amountCents }) => ({ label, amount: differenceText(amountCents) })),
    {
      label: 'Total',
      amount: formatCents(price.totalCents),
      weight: 'total',
      note: wasCents !== price.totalCents && `Before: ${formatCents(wasCents)}`,
    },
    ...(change
      ? [
          { label: 'Previous order', amount: formatCents(change.fromCents) },
          {
            label: 'This change',
            amount: differenceText(change.differenceCents),
            weight: 'strong' as const,
          },
        ]
      : []),
    ...paidLine(former ? `Paid already by ${former}` : 'Paid already', receivedCents),
    ...paidLine(former ? `Transfer on its way from ${former}` : 'Transfer on its way', reportedCents),
  ]
}

function paidLine(label: string, cents: Cents): PriceLine[] {
  return cents > 0 ? [{ label, amount: formatCents(cents) }] : []
}
