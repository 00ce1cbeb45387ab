import { formatShortDay } from '#domain/base/dates.ts'
import type { RetreatView } from '#domain/contract/retreat-calls.ts'
import { isFirstCome, offerHours } from '#domain/place/waiting-list.ts'

/** Returns what happens to a date's free places now. */
export function automaticText(
  { startsOn, waitingListPaused }: Pick<RetreatView, 'startsOn' | 'waitingListPaused'>,
  firstComeFrom: string,
  now: Date,
): string {
  if (isFirstCome(startsOn, now))
    return `Since ${formatShortDay(firstComeFrom)}, no place is offered any more: every free place is on sale.`
  if (waitingListPaused)
    return 'Paused. You choose who gets a free place. It isn’t on sale while it fits someone who waits; if it fits no one, it is.'
  return `Each free place goes to the first whose number fits, for at least ${offerHours(startsOn, now)} hours. If no one fits, it goes on sale.`
}
