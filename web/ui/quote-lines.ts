import { formatEuros, sumEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { inWords, travellerNames } from '#domain/booking/traveller.ts'
import { differenceText } from '#domain/order/order-schedule.ts'
import { priceFigures } from '#domain/price/price-lines.ts'
import { TIER_NAMES } from '#domain/price/pricing.ts'
import { quoteInCents } from '#domain/price/quote-view.ts'
import { ROOM_NAMES } from '#domain/price/rooms.ts'
import { PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import type { PriceLine } from './price-lines.tsx'

type Amounts = Pick<Booking, 'quote' | 'amountPaid' | 'amountReported' | 'balanceDue'>

/** Returns the total price of a booking in euros: the frozen total, or the sum of its payments if it was imported without a quote. */
export function totalOf(booking: Amounts): number {
  return booking.quote?.total ?? booking.amountPaid + booking.amountReported + booking.balanceDue
}

/** Returns what counts towards the price of a booking in euros: what is paid or reported, and goodwill refunds, which are not owed again. */
export function settledOf(
  booking: Pick<Booking, 'amountPaid' | 'amountReported' | 'amountCredited'>,
): number {
  return sumEuros([booking.amountPaid, booking.amountReported, booking.amountCredited])
}

/** Returns the bill lines for what a booking has received, for its goodwill refunds and for transfers that are still on their way. */
export function paidLines(
  booking: Pick<Booking, 'amountPaid' | 'amountReported' | 'amountCredited'> &
    Partial<Pick<Booking, 'amountDisputed' | 'outgoingGuest'>>,
): PriceLine[] {
  const { amountPaid, amountReported, amountCredited, amountDisputed = 0, outgoingGuest } = booking
  const lines: PriceLine[] = []
  if (amountPaid > 0) {
    lines.push({
      label: 'Paid',
      note: amountDisputed > 0 && `The bank holds ${formatEuros(amountDisputed)} of it`,
      amount: `−${formatEuros(amountPaid)}`,
    })
  }
  if (amountCredited > 0) lines.push({ label: 'Goodwill refund', amount: `−${formatEuros(amountCredited)}` })
  if (amountReported > 0) {
    lines.push({
      label: outgoingGuest?.reported ? 'Transfer on its way from the previous guest' : 'Transfer on its way',
      note: 'We’re checking for it',
      amount: `−${formatEuros(amountReported)}`,
    })
  }
  return lines
}

/** Returns the lines of a booking's bill from its frozen quote, or only the total without a quote. */
export function quoteLines(booking: Amounts & Pick<Booking, 'packageType'>): PriceLine[] {
  const total: PriceLine = { label: 'Total', amount: formatEuros(totalOf(booking)), weight: 'total' }
  const { quote } = booking
  if (!quote) return [total]
  const packageName = PACKAGE_NAMES[booking.packageType ?? 'kiter']
  const name = `${packageName}, ${TIER_NAMES[quote.tier]}`
  const [, ...others] = priceFigures(quoteInCents(quote), name)
  return [
    { label: name, amount: formatEuros(quote.basePrice) },
    ...(quote.roomSupplement > 0 ? [] : [roomLine(0)]),
    ...others.map(({ label, amountCents }) => ({ label, amount: differenceText(amountCents) })),
    total,
  ]
}

/** Returns the lines of a bill: of a group the price of each traveller and of all, because the parts of each price are in the order. */
export function billLines(
  booking: Parameters<typeof quoteLines>[0],
  together: readonly (Amounts & Pick<Booking, 'firstName'> & Partial<Pick<Booking, 'lastName'>>)[],
): PriceLine[] {
  if (together.length < 2) return quoteLines(booking)
  const names = travellerNames(together.map((each) => ({ lastName: null, ...each })))
  return [
    ...together.map((each, index) => ({ label: names[index] ?? '', amount: formatEuros(totalOf(each)) })),
    {
      label: `Total for ${inWords(together.length)}`,
      amount: formatEuros(sumEuros(together.map(totalOf))),
      weight: 'total',
    },
  ]
}

/** Returns the bill line for the room; `supplement` in euros. */
function roomLine(supplement: number): PriceLine {
  return supplement > 0
    ? { label: ROOM_NAMES.private, amount: `+${formatEuros(supplement)}` }
    : { label: ROOM_NAMES.shared, amount: 'Included' }
}

/** Returns the package and room in short: "Kiter, private room". */
export function packageText({
  packageType,
  selectedRoom,
}: Pick<Booking, 'packageType' | 'selectedRoom'>): string {
  return `${PACKAGE_NAMES[packageType ?? 'kiter']}, ${ROOM_NAMES[selectedRoom ?? 'shared'].toLowerCase()}`
}
