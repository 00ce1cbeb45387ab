import { formatDay, type CalendarDay } from '#domain/base/dates.ts'
import { backThereSentence } from '#domain/hand-over/former-guest-text.ts'
import { formatCents, type Cents } from '#domain/base/money.ts'
import { handOverCostText } from '#domain/complaint/package-rights.ts'
import type { OrderContract } from './order-document.ts'

// What an order says of a day that may be past already when a retreat is booked late: on the screen, in the mail and on paper alike.

/**
 * Who decides on a day in Banjul whether somebody else may travel instead, and what it costs; `until` is the last one on which nobody may
 * refuse it. An order of before its cost was told keeps the words that were read then.
 */
export function handOverSentence(
  { until, costCents }: { until: CalendarDay; costCents: Cents | undefined },
  today: CalendarDay,
): string {
  if (today > until) return 'So near to your retreat, ask us whether someone else may still come for you.'
  const right = `Up to ${formatDay(until)} someone else can always travel for you`
  return costCents === undefined
    ? `${right}, at no more than what the change costs us. After that, ask us.`
    : `${right}. ${handOverCostText(costCents)} After that, ask us.`
}

/** That nothing is left to pay, or what of it hangs on a transfer that nobody has seen; null where there is none. */
export function settledText({ schedule, reportedCents = 0 }: OrderContract): string | null {
  if (reportedCents === 0) {
    return schedule.length === 0 ? 'Nothing else is left to pay: the price is covered.' : null
  }
  const reported = formatCents(reportedCents)
  const neverComes = 'If they do not, they are still to be paid: we tell you then, and by when.'
  return schedule.length === 0
    ? `Nothing else is left to pay once the ${reported} that are reported have arrived. ${neverComes}`
    : `The ${reported} that are reported have to arrive too. ${neverComes}`
}

/** Where what a former guest has paid goes on cancelling; null where nobody has handed the place on. */
export function formerGuestSentence({ formerGuestsCents = 0 }: OrderContract): string | null {
  if (formerGuestsCents === 0) return null
  return backThereSentence(formatCents(formerGuestsCents))
}

/** What has become of a change that waits for its click: it is saved already, and only what it costs more waits for the order. */
export function changeSentence({ change, price }: Pick<OrderContract, 'change' | 'price'>): string | null {
  if (change === null) return null
  const { differenceCents, backCents } = change
  const total = formatCents(price.totalCents)
  if (differenceCents > 0) {
    return `Your change is saved: it costs ${total} in all now. Nothing more is due before you order it.`
  }
  const saved = `Your change is saved: it costs ${formatCents(-differenceCents)} less, ${total} in all.`
  return backCents ? `${saved} ${formatCents(backCents)} goes back the way it was paid.` : saved
}

/** From how many guests on a retreat takes place, and by when a guest would know that it does not. */
export function smallestGroupSentence(
  { guests, decidedBy }: OrderContract['minimum'],
  today: CalendarDay,
): string {
  return today <= decidedBy
    ? `The retreat takes place from ${guests} guests on. If too few book, we tell you by ${formatDay(decidedBy)} at the latest, and you get everything back.`
    : `The day by which too few guests could have ended it, ${formatDay(decidedBy)}, is past.`
}
