import { SMALLEST_PART_CENTS } from './balance-part.ts'
import { addDays, daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { centsFromEuros, eurosFromCents, type Cents } from '#domain/base/money.ts'

/** In how many parts a balance may be paid; one is the whole of it on its day, which is no plan. */
export const PLAN_SIZES = [1, 2, 3] as const
export type PlanSize = (typeof PLAN_SIZES)[number]

/** One dated part of a balance, as it was agreed. */
export interface PlanPart {
  /** The last day on which it is in time. */
  dueOn: CalendarDay
  amountCents: Cents
}

/** A part with what is still to be paid of it. */
export interface OpenPart extends PlanPart {
  openCents: Cents
}

/** Between today and the first part, and between two parts, lie at least so many days: a month's pay is in between, or half of one. */
export const DAYS_BETWEEN_PARTS = 14

/**
 * The parts of a balance in equal steps from `today` to the day it is due on, which is that of the last one; null where there is
 * no room for so many: fewer than 14 days a step, or a part below €50. Each is whole euros; what does not divide is paid last.
 */
export function planParts(
  balance: { balanceCents: Cents; today: CalendarDay; dueOn: CalendarDay },
  size: PlanSize,
): PlanPart[] | null {
  const { balanceCents, today, dueOn } = balance
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

/** Which plans there is room for, the one without parts first. */
export function offeredPlans(balance: {
  balanceCents: Cents
  today: CalendarDay
  dueOn: CalendarDay
}): PlanSize[] {
  return PLAN_SIZES.filter((size) => planParts(balance, size) !== null)
}

/** A balance as it stands. */
interface PlannedBalance {
  /** The whole of it by the price as it is now. */
  balanceCents: Cents
  /** What is left to pay of the booking, a missing deposit too. */
  balanceDueCents: Cents
  balanceDueOn: CalendarDay
}

/**
 * What is open of each part: money that has come covers the earliest parts first. The last part takes what a change of the price
 * makes of the balance, and is due when the balance is, wherever that day has moved since; no part is due after it.
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

/** What is to be paid next of a balance, in cents, and by when. */
export interface NextDue {
  amountCents: Cents
  dueOn: CalendarDay
}

/**
 * What is to be paid next: the first part that is open, with every other one whose day has come by `today` too; null where nothing is
 * open. Its day is that of the first.
 */
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

/** What is to be paid next by a plan in euros, and by when; null where nothing is open, or there is no plan. */
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
