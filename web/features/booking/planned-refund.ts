import type { CalendarDay } from '#domain/base/dates.ts'
import { formatGuestTime, type GuestZone } from '#domain/base/guest-time.ts'
import { centsFromEuros, formatEuros } from '#domain/base/money.ts'
import { refundSentence, refundStepEndText } from '#domain/refund/refund-step-text.ts'
import { plannedRefundSteps, refundStepsInEuros, type RefundStepView } from '#domain/refund/refund-steps.ts'

/** What cancelling would give back of an amount in euros that is paid for a stay booked now. */
export function plannedSteps(startsOn: CalendarDay, paid: number, now: Date): RefundStepView[] {
  return refundStepsInEuros(
    plannedRefundSteps({ submittedAt: now, startsOn, paidCents: centsFromEuros(paid) }),
  )
}

/** Whether a stay is so near that cancelling never refunds all but the deposit: a date says that before it is chosen. */
export function isLateStay(startsOn: CalendarDay, total: number, now: Date): boolean {
  return !plannedSteps(startsOn, total, now).some(({ kind }) => kind === 'all_but_deposit')
}

/**
 * What the card of a date says of cancelling: until when all but the deposit comes back, and of a date too late for that
 * what comes back until when. `total` in euros.
 */
export function dateRefundText(
  startsOn: CalendarDay,
  total: number,
  { now, timeZone }: { now: Date; timeZone: GuestZone | null },
): string {
  const steps = plannedSteps(startsOn, total, now)
  const kind = steps.find((step) => step.kind === 'all_but_deposit')
  if (kind) return `Cancel by ${refundStepEndText(kind, timeZone)}: all but the deposit back.`
  return refundSentence(steps, { timeZone })
}

/**
 * Until when everything comes back, for the foot of the price, and whether nothing does after that: "Tue 24 Nov, 01:16". Null
 * where a stay begins so soon that not even that holds.
 */
export function freeUntil(
  startsOn: CalendarDay,
  total: number,
  { now, timeZone }: { now: Date; timeZone: GuestZone | null },
): { until: string; isAllOrNothing: boolean } | null {
  const [first, second] = plannedSteps(startsOn, total, now)
  if (first?.kind !== 'everything') return null
  return { until: refundStepEndText(first, timeZone), isAllOrNothing: second?.amount === 0 }
}

/** What a guest who books late has to know before paying; null where all but the deposit still comes back for a while. */
export function lateRefundText(steps: readonly RefundStepView[], timeZone: GuestZone | null): string | null {
  const [first, second] = steps
  if (!first || !second || second.kind === 'all_but_deposit') return null
  const gives =
    second.amount === 0 ? 'there’s no refund' : `we refund no more than ${formatEuros(second.amount)}`
  return `After ${formatGuestTime(new Date(first.until), timeZone)} ${gives}, so check flights before you book.`
}
