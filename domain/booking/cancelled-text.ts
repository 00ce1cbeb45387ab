import { formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros, sumEuros } from '#domain/base/money.ts'
import { capitalised, listed } from '#domain/base/wording.ts'
import { expectedTransfer } from '#domain/hand-over/outgoing-guest-text.ts'
import { isCheckoutMethod, type PaymentMethod } from '#domain/payment/ledger.ts'
import { refundDestination } from '#domain/payment/payment-names.ts'
import { refundedToOther, type ToOther } from '#domain/refund/refund-payees.ts'
import type { Booking } from './booking.ts'

// Sentences about the money of a cancelled booking, the same on screens and in emails. Amounts in euros.

/** The refunds of a cancellation, in euros. */
export interface RefundWays {
  /** To the guest who has the booking. */
  ways: readonly { method: PaymentMethod; amount: number }[]
  /** To others, who paid for the guest. */
  toOthers?: readonly ToOther[]
  /** The last day on which the refund is paid in time. */
  dueOn: CalendarDay
  /** True if the guest has already entered bank details. */
  hasAccount: boolean
}

/** Returns two refunds to the same guest, decided at once, as one. */
export function refundWaysAsOne(one: RefundWays, other: RefundWays): RefundWays {
  const ways = Map.groupBy([...one.ways, ...other.ways], ({ method }) => method)
  const toOthers = Map.groupBy([...(one.toOthers ?? []), ...(other.toOthers ?? [])], ({ payer }) => payer)
  const sumOf = (of: readonly { amount: number }[]) => sumEuros(of.map(({ amount }) => amount))
  return {
    ways: [...ways].map(([method, of]) => ({ method, amount: sumOf(of) })),
    toOthers: [...toOthers].map(([payer, of]) => ({ payer, amount: sumOf(of) })),
    dueOn: one.dueOn,
    hasAccount: one.hasAccount && other.hasAccount,
  }
}

/** True if a refund waits until the guest has entered bank details. */
export function needsAccount({ ways, hasAccount }: RefundWays): boolean {
  return !hasAccount && ways.some(({ method }) => !isCheckoutMethod(method))
}

/** Returns where each refund goes, and when it is there; "" without one. `isSent`: the card provider has accepted all of its refunds. */
export function refundWaysText(
  { ways, toOthers = [], dueOn, hasAccount }: RefundWays,
  isSent = false,
): string {
  const by = formatDay(dueOn)
  const sentences = ways.map(({ method, amount }) => {
    const sum = formatEuros(amount)
    if (isCheckoutMethod(method)) {
      const to = refundDestination(method)
      return isSent
        ? `We’ve sent ${sum} to ${to}. It can take until ${by}.`
        : `We’re sending ${sum} to ${to}. It can take until ${by}.`
    }
    return hasAccount
      ? `We’ll send ${sum} to your bank account by ${by}.`
      : `We’ll send ${sum} by bank transfer once we have your bank details.`
  })
  return [...sentences, ...toOthers.map((other) => `${refundedToOther(other)}.`)].join(' ')
}

/** Returns that nothing was paid; `placeOf` is the name of whom the place was booked for, null for the reader's own. */
export function nothingPaid(placeOf: string | null): string {
  return placeOf === null
    ? 'You hadn’t paid anything, so there’s nothing to refund.'
    : `Nothing was paid for ${placeOf}’s place, so there’s nothing to refund.`
}

/** Returns whose places of a group stay, and what is left to pay for them in euros. */
export function stayText(names: readonly string[], left: number): string {
  const [first = '', ...others] = names
  const stays = others.length === 0 ? `${first}’s place stays` : `The places of ${listed(names)} stay`
  if (left === 0) return `${stays}.`
  return `${stays}: ${formatEuros(left)} is left to pay for ${others.length === 0 ? 'it' : 'them'}.`
}

/** Returns until when the unpaid places of these travellers are held; `until` is as the reader's clock shows it. "" if none is. */
export function unpaidPlacesText(names: readonly string[], until: string): string {
  if (names.length === 0) return ''
  return names.length === 1
    ? `${listed(names)}’s place isn’t paid yet: we hold it until ${until}, then release it.`
    : `${listed(names)}’s places aren’t paid yet: we hold them until ${until}, then release them.`
}

/** Returns what happens to money that a bank holds; "" if it holds none. */
export function disputedText(disputed: number): string {
  if (disputed === 0) return ''
  return `The bank is holding ${formatEuros(disputed)} in a dispute and will decide what happens to it.`
}

/** Returns what happens to a reported transfer under the rule of the cancellation, which refunds `ifArrives` of it; "" without one. */
export function reportedText(
  booking: Pick<Booking, 'outgoingGuest'>,
  { reported, ifArrives }: { reported: number; ifArrives: number },
): string {
  if (reported === 0) return ''
  const notHere = `${capitalised(expectedTransfer(booking))} of ${formatEuros(reported)} hasn’t reached us.`
  if (ifArrives === 0) return `${notHere} If it arrives, the cancellation terms give no refund of it.`
  if (ifArrives === reported) return `${notHere} If it arrives, we’ll refund it.`
  return `${notHere} If it arrives, we’ll refund ${formatEuros(ifArrives)} of it under the cancellation terms.`
}
