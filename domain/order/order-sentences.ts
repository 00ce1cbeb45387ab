import { formatDay, type CalendarDay } from '#domain/base/dates.ts'
import type { GuestZone } from '#domain/base/guest-time.ts'
import { formatCents, type Cents } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { handOverCostText } from '#domain/hand-over/hand-over-terms.ts'
import { backThereSentence } from '#domain/hand-over/outgoing-guest-text.ts'
import { cancellationCostSentence } from '#domain/refund/refund-step-text.ts'
import { refundStepAt } from '#domain/refund/refund-steps.ts'
import type { OrderContract } from './order-document.ts'

// Sentences of an order about days that may be past if a retreat is booked late, for the screen, the mail and the PDF.

/**
 * Returns who decides today whether another person may take the place, and its cost; `until` is the last day on which
 * nobody may refuse it. `costCents` is undefined for an older order, which keeps its wording.
 */
export function handOverSentence(
  { until, costCents }: { until: CalendarDay; costCents: Cents | undefined },
  today: CalendarDay,
): string {
  if (today > until) {
    return 'This close to your retreat, please ask us first if someone else can come instead.'
  }
  const day = formatDay(until)
  return costCents === undefined
    ? `Up to ${day} you can pass your place on to someone else, for no more than what the change costs us, and we cannot refuse. After that, please ask us first.`
    : `Up to ${day} you can pass your place on to someone else, and we cannot refuse. ${handOverCostText(costCents)} After that, please ask us first.`
}

/** Returns that nothing is left to pay, or what still depends on a reported transfer; null if neither applies. */
export function settledText({ schedule, reportedCents = 0 }: OrderContract): string | null {
  if (reportedCents === 0) {
    return schedule.length === 0 ? 'There is nothing left to pay.' : null
  }
  const reported = formatCents(reportedCents)
  return schedule.length === 0
    ? `Once the ${reported} transfer arrives, there is nothing left to pay. If it does not arrive, it still has to be paid: we will tell you by when.`
    : `The ${reported} transfer still has to arrive. If it does not, it still has to be paid: we will tell you by when.`
}

/** Returns to whom the outgoing guest's money is refunded; null if the place was not handed over. */
export function outgoingGuestSentence({ formerGuestsCents = 0 }: OrderContract): string | null {
  if (formerGuestsCents === 0) return null
  return backThereSentence(formatCents(formerGuestsCents))
}

/** Returns what happened to a change: it is saved already, and only its extra cost waits for the order. Null if there is no change. */
export function changeSentence({ change, price }: Pick<OrderContract, 'change' | 'price'>): string | null {
  if (change === null) return null
  const { differenceCents, backCents } = change
  const total = formatCents(price.totalCents)
  if (differenceCents > 0) {
    return `Your change is saved. The new total is ${total}; nothing more is due until you order the change.`
  }
  const less = formatCents(-differenceCents)
  return backCents
    ? `Your change is saved. It costs ${less} less, so the new total is ${total}. We will refund ${formatCents(backCents)} the way it was paid.`
    : `Your change is saved. It costs ${less} less, so the new total is ${total}.`
}

/** Returns the minimum number of guests, and the day by which guests would learn that the retreat does not take place. */
export function smallestGroupSentence(
  { guests, decidedBy }: OrderContract['minimum'],
  today: CalendarDay,
): string {
  return today <= decidedBy
    ? `This retreat runs with ${counted(guests, 'guest')} or more. We decide by ${formatDay(decidedBy)}.`
    : 'This retreat runs, however few guests there are.'
}

/** How much of the price is paid with an order: `open` until the guest has chosen, or if nothing is paid with it. */
export type ChosenAmount = 'deposit' | 'full' | 'open'

/** When cancelling is looked at; `isOfOne`: for each of a group, of one place. `each`: those of a group whose prices differ. */
export interface CancellingAt {
  now: Date
  timeZone: GuestZone | null
  isOfOne?: boolean
  each?: readonly { name: string; contract: Pick<OrderContract, 'cancellation'> }[]
}

/**
 * Returns what cancelling costs from now on for the amount that is chosen, and until when: the cancellation fee of each step (Directive (EU)
 * 2015/2302, article 5(1)(g)). Past steps are left out.
 */
export function cancellationGist(
  contract: Pick<OrderContract, 'price' | 'cancellation'>,
  chosen: ChosenAmount,
  { now, timeZone, isOfOne = false, each = [] }: CancellingAt,
): string {
  const { whole, deposit } = contract.cancellation
  if (chosen === 'deposit') {
    const cost = cancellationCostSentence(deposit, { from: refundStepAt(deposit, now), timeZone, isOfOne })
    return `${cost} Once you’ve paid the balance, you can lose more.`
  }
  const cost = cancellationCostSentence(whole, {
    from: refundStepAt(whole, now),
    timeZone,
    isOfOne,
    each: each.map((of) => ({ name: of.name, steps: of.contract.cancellation.whole })),
  })
  const alone = chosen === 'open' && depositAlone(contract)
  return alone ? `${cost} ${alone}` : cost
}

/** Returns what cancelling costs at most while only the deposit is paid; null if the deposit is the whole price. */
function depositAlone({ price: { totalCents, depositCents } }: Pick<OrderContract, 'price'>): string | null {
  if (depositCents >= totalCents) return null
  return `With only the deposit paid, you lose ${formatCents(depositCents)} at most and owe nothing more.`
}
