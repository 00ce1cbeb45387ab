import { addDays, daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { centsFromEuros, eurosFromCents, type Cents } from '#domain/base/money.ts'
import { SMALLEST_PART_CENTS } from './balance.ts'

/** The numbers of parts in which a balance may be paid. One part is the whole balance on its due day, which is no plan. */
export const PLAN_SIZES = [1, 2, 3] as const
export type PlanSize = (typeof PLAN_SIZES)[number]

/** One dated part of a balance, as it was agreed. */
export interface PlanPart {
  /** The last day on which the part is paid in time. */
  dueOn: CalendarDay
  amountCents: Cents
}

/** A part with the amount still open. */
export interface OpenPart extends PlanPart {
  openCents: Cents
}

/** The minimum number of days between today and the first part, and between two parts, so that guests get paid in between. */
export const DAYS_BETWEEN_PARTS = 14

/** A balance to divide on a day, in cents, with the day on which all of it is due. */
interface ToPlan {
  balanceCents: Cents
  today: CalendarDay
  dueOn: CalendarDay
}

/**
 * Returns the parts of a balance in equal steps from `today` to its due day, which is that of the last part; null if there is no room for
 * so many: fewer than 14 days a step, or a part below €50. Parts are whole euros, and the last one takes the remainder.
 */
export function planParts({ balanceCents, today, dueOn }: ToPlan, size: PlanSize): PlanPart[] | null {
  if (size === 1) return balanceCents > 0 ? [{ dueOn, amountCents: balanceCents }] : null
  const days = daysBetween(today, dueOn)
  const eachCents = Math.floor(balanceCents / size / 100) * 100
  if (days < size * DAYS_BETWEEN_PARTS || eachCents < SMALLEST_PART_CENTS) return null
  return Array.from({ length: size }, (_, index) =>
    index === size - 1
      ? { dueOn, amountCents: balanceCents - eachCents * (size - 1) }
      : { dueOn: addDays(today, Math.floor((days * (index + 1)) / size)), amountCents: eachCents },
  )
}

/** Returns the plans for which there is room, the one without parts first. */
export function offeredPlans(balance: ToPlan): PlanSize[] {
  return PLAN_SIZES.filter((size) => planParts(balance, size) !== null)
}

/** The present balance of a booking. */
interface PlannedBalance {
  /** The whole balance by the present price. */
  balanceCents: Cents
  /** All that is left to pay of the booking, including a missing deposit. */
  balanceDueCents: Cents
  balanceDueOn: CalendarDay
}

/**
 * Returns what is open of each part: received money covers the earliest parts first. The last part takes any change of
 * the price and is due when the balance is, even if that day has moved; no part is due after it.
 */
export function openParts(plan: readonly PlanPart[], balance: PlannedBalance): OpenPart[] {
  let left = Math.min(balance.balanceDueCents, balance.balanceCents)
  return partsNow(plan, balance)
    .toReversed()
    .map((part) => {
      const openCents = Math.min(left, part.amountCents)
      left -= openCents
      return { ...part, openCents }
    })
    .toReversed()
}

function partsNow(plan: readonly PlanPart[], { balanceCents, balanceDueOn }: PlannedBalance): PlanPart[] {
  let rest = balanceCents
  return plan.map((part, index) => {
    const isLast = index === plan.length - 1
    const amountCents = isLast ? rest : Math.min(part.amountCents, rest)
    rest -= amountCents
    return { dueOn: isLast || part.dueOn > balanceDueOn ? balanceDueOn : part.dueOn, amountCents }
  })
}

/** The next amount due of a balance, in cents, and its due day. */
interface NextDue {
  amountCents: Cents
  dueOn: CalendarDay
}

/** Returns the first open part plus all others due by `today`, on the first part's day; null if nothing is open. In cents. */
export function nextDue(parts: readonly OpenPart[], today: CalendarDay): NextDue | null {
  const open = parts.filter(({ openCents }) => openCents > 0)
  const [first] = open
  if (!first) return null
  const until = first.dueOn > today ? first.dueOn : today
  const amountCents = open
    .filter(({ dueOn }) => dueOn <= until)
    .reduce((sum, { openCents }) => sum + openCents, 0)
  return { amountCents, dueOn: first.dueOn }
}

/** Returns the next amount due of a plan in euros and its due day; null if nothing is open or there is no plan. */
export function nextDueInEuros(
  plan: readonly { dueOn: CalendarDay; amount: number; open: number }[] | null,
  today: CalendarDay,
): { amount: number; dueOn: CalendarDay } | null {
  const parts = (plan ?? []).map(({ dueOn, amount, open }) => ({
    dueOn,
    amountCents: centsFromEuros(amount),
    openCents: centsFromEuros(open),
  }))
  const next = nextDue(parts, today)
  return next && { amount: eurosFromCents(next.amountCents), dueOn: next.dueOn }
}
