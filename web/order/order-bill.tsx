import { banjulDay } from '#domain/base/dates.ts'
import { centsFromEuros, formatCents, type Cents } from '#domain/base/money.ts'
import { inWords } from '#domain/booking/traveller.ts'
import type { TravellersOrder } from '#domain/order/group-order.ts'
import type { OrderContract } from '#domain/order/order-document.ts'
import { differenceText, paymentDays, type PaymentDay } from '#domain/order/order-schedule.ts'
import { settledText, type ChosenAmount } from '#domain/order/order-sentences.ts'
import { PaymentDays, PriceLines, roomLines, type PriceLine } from '#web/ui/price-lines.tsx'

/** The bill of the order: its price, what is paid, the price before a change, and when the rest is due. */
export function OrderBill({
  contract,
  travellers = [],
  sharedRooms = [],
  now,
  chosen,
  alone = null,
  former = null,
  before = null,
}: {
  contract: OrderContract
  /** The orders of a group, whose figures the contract adds up, and the names of each two who share a room. */
  travellers?: readonly TravellersOrder[]
  sharedRooms?: readonly (readonly string[])[]
  now: Date
  /** How much the guest pays with the order. */
  chosen: ChosenAmount
  /** What who orders pays alone, in euros, while the others of the group pay by link; null if nothing is paid alone. */
  alone?: number | null
  /** The name of the outgoing guest who made the earlier payments; null if the orderer made them. */
  former?: string | null
  /** The order as first shown, if it has changed since; otherwise null. */
  before?: OrderContract | null
}) {
  const settled = settledText(contract)
  const days = paymentDays(contract, { today: banjulDay(now), chosen })
  return (
    <div>
      <PriceLines lines={billLines(contract, { travellers, sharedRooms, former, before })} />
      <PaymentDays days={alone === null ? days : daysAlone(days, contract, centsFromEuros(alone))} />
      {settled && <p className="figures mt-3 text-sm text-ink-soft">{settled}</p>}
    </div>
  )
}

/** Returns the days of the payments where who orders pays the own deposit, and the others pay theirs by link. */
function daysAlone(
  [, ...later]: readonly PaymentDay[],
  { price }: OrderContract,
  ownCents: Cents,
): PaymentDay[] {
  return [
    { when: 'Today', amount: formatCents(ownCents) },
    { when: 'By link', amount: formatCents(price.depositCents - ownCents) },
    ...later,
  ]
}

function billLines(
  { price, settledCents, reportedCents = 0, change }: OrderContract,
  {
    travellers,
    sharedRooms,
    former,
    before,
  }: {
    travellers: readonly TravellersOrder[]
    sharedRooms: readonly (readonly string[])[]
    former: string | null
    before: OrderContract | null
  },
): PriceLine[] {
  const wasCents = before?.price.totalCents ?? price.totalCents
  const receivedCents = settledCents - reportedCents
  return [
    ...(travellers.length > 0
      ? travellers.flatMap((each) => linesOfTraveller(each, sharedRooms.flat().includes(each.name)))
      : linesOf(price.lines)),
    ...roomLines(sharedRooms, travellers.length),
    {
      label: travellers.length > 0 ? `Total for ${inWords(travellers.length)}` : 'Total',
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

function linesOf([base, ...others]: OrderContract['price']['lines']): PriceLine[] {
  return [
    ...(base ? [{ label: base.label, amount: formatCents(base.amountCents) }] : []),
    ...others.map(({ label, amountCents }) => ({ label, amount: differenceText(amountCents) })),
  ]
}

/**
 * Returns the price of one traveller under the name, and what else this traveller's price is made of. Who shares a room with another guest reads
 * so; the room of a pair has a line of its own.
 */
function linesOfTraveller({ name, contract }: TravellersOrder, isInPair: boolean): PriceLine[] {
  const [base, ...others] = contract.price.lines
  const isShared = contract.stay.room === 'shared' && !isInPair
  return [
    ...(base
      ? [
          {
            label: name,
            note: isShared ? `${base.label}, shared room` : base.label,
            amount: formatCents(base.amountCents),
          },
        ]
      : []),
    ...others.map(({ label, amountCents }) => ({
      label: `${label}, ${name}`,
      amount: differenceText(amountCents),
    })),
  ]
}

function paidLine(label: string, cents: Cents): PriceLine[] {
  return cents > 0 ? [{ label, amount: formatCents(cents) }] : []
}
