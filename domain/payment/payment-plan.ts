import { addDays, banjulDay, daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { centsFromEuros, eurosFromCents, sumCents, type Cents } from '#domain/base/money.ts'
import { missingDeposit, SMALLEST_PART_CENTS } from './balance.ts'

/** The numbers of instalments in which a balance may be paid. One instalment is the whole balance on its due day, which is no plan. */
export const PLAN_SIZES = [1, 2, 3] as const
export type PlanSize = (typeof PLAN_SIZES)[number]

/** One dated instalment of a balance, as it was agreed. */
export interface Instalment {
  /** The last day on which the instalment is paid in time. */
  dueOn: CalendarDay
  amountCents: Cents
}

/** An instalment as it is stored: it is paid once `untilCents` of the price are settled. */
export interface StoredInstalment extends Instalment {
  untilCents: Cents
}

/** An instalment with the amount still open. */
export interface OpenInstalment extends Instalment {
  openCents: Cents
}

/** Returns the instalments of a price of `totalCents` as they are stored: the last ends with the price, and the first begins after what is settled by then. */
export function storedPlan(plan: readonly Instalment[], totalCents: Cents): StoredInstalment[] {
  let untilCents = totalCents - sumCents(plan)
  return plan.map((instalment) => {
    untilCents += instalment.amountCents
    return { ...instalment, untilCents }
  })
}

/** The minimum number of days between today and the first instalment, and between two instalments, so that guests get paid in between. */
export const DAYS_BETWEEN_INSTALMENTS = 14

/** A balance to divide on a day, in cents, with the day on which all of it is due. */
interface ToPlan {
  balanceCents: Cents
  today: CalendarDay
  dueOn: CalendarDay
}

/**
 * Returns the instalments of a balance in equal steps from `today` to its due day, which is that of the last one; null if there is no
 * room for so many: fewer than 14 days a step, or less than €50 each. They are whole euros, and the last takes the remainder.
 */
export function planInstalments({ balanceCents, today, dueOn }: ToPlan, size: PlanSize): Instalment[] | null {
  if (size === 1) return balanceCents > 0 ? [{ dueOn, amountCents: balanceCents }] : null
  const days = daysBetween(today, dueOn)
  const eachCents = Math.floor(balanceCents / size / 100) * 100
  if (days < size * DAYS_BETWEEN_INSTALMENTS || eachCents < SMALLEST_PART_CENTS) return null
  return Array.from({ length: size }, (_, index) =>
    index === size - 1
      ? { dueOn, amountCents: balanceCents - eachCents * (size - 1) }
      : { dueOn: addDays(today, Math.floor((days * (index + 1)) / size)), amountCents: eachCents },
  )
}

/** Returns the plans for which there is room, the one without instalments first. */
export function offeredPlans(balance: ToPlan): PlanSize[] {
  return PLAN_SIZES.filter((size) => planInstalments(balance, size) !== null)
}

interface PlannedPrice {
  /** The present price. */
  totalCents: Cents
  /** All that is left to pay of it, including a missing deposit. */
  balanceDueCents: Cents
  /** True while a missing deposit is due before the balance. Otherwise the first instalment takes it. */
  isDepositApart: boolean
  balanceDueOn: CalendarDay
}

/**
 * Returns what is open of each instalment: received money covers the earliest instalments first. The last instalment takes any change of
 * the price and is due when the balance is, even if that day has moved; no instalment is due after it.
 */
export function openInstalments(
  plan: readonly StoredInstalment[],
  { totalCents, balanceDueCents, isDepositApart, balanceDueOn }: PlannedPrice,
): OpenInstalment[] {
  const settledCents = totalCents - balanceDueCents
  return plan.map((instalment, index) => {
    const isLast = index === plan.length - 1
    const from = Math.min(instalment.untilCents - instalment.amountCents, totalCents)
    const until = isLast ? totalCents : Math.min(instalment.untilCents, totalCents)
    const covered = index === 0 && !isDepositApart ? settledCents : Math.max(settledCents, from)
    return {
      dueOn: isLast || instalment.dueOn > balanceDueOn ? balanceDueOn : instalment.dueOn,
      amountCents: until - from,
      openCents: Math.max(0, until - covered),
    }
  })
}

/** The next amount due of a balance, in cents, and its due day. */
interface NextDue {
  amountCents: Cents
  dueOn: CalendarDay
}

/** Returns the first open instalment plus all others due by `today`, on the first instalment's day; null if nothing is open. In cents. */
export function nextDue(instalments: readonly OpenInstalment[], today: CalendarDay): NextDue | null {
  const open = instalments.filter(({ openCents }) => openCents > 0)
  const [first] = open
  if (!first) return null
  const until = first.dueOn > today ? first.dueOn : today
  const amountCents = open
    .filter(({ dueOn }) => dueOn <= until)
    .reduce((sum, { openCents }) => sum + openCents, 0)
  return { amountCents, dueOn: first.dueOn }
}

/** What a booking says about its balance, in euros. */
interface OpenBalance {
  paymentPlan: readonly { dueOn: CalendarDay; amount: number; open: number }[] | null
  balanceDue: number
  quote: { balanceDueOn: CalendarDay } | null
}

/** Returns the next amount to pay of a booking in euros and its due day: what is missing of the deposit by the end of the hold, else the balance. */
export function nextPaymentInEuros(
  booking: Omit<OpenBalance, 'quote'> & {
    quote: { total: number; deposit: number; balanceDueOn: CalendarDay } | null
    holdExpiresAt: string | null
  },
  today: CalendarDay,
): { amount: number; dueOn: CalendarDay | null } {
  const missing = missingDeposit(booking)
  return missing > 0 && booking.holdExpiresAt !== null
    ? { amount: missing, dueOn: banjulDay(new Date(booking.holdExpiresAt)) }
    : nextDueInEuros(booking, today)
}

/** Returns the due day of the next part of a booking's balance, or of all of it. Null for an old booking without a plan and a quote. */
export function nextDueDay({
  paymentPlan,
  quote,
}: Pick<OpenBalance, 'paymentPlan' | 'quote'>): CalendarDay | null {
  return paymentPlan?.find(({ open }) => open > 0)?.dueOn ?? quote?.balanceDueOn ?? null
}

/** Returns the next amount to pay of a booking's balance in euros and its due day: of its plan, or else all of it. */
export function nextDueInEuros(
  balance: OpenBalance,
  today: CalendarDay,
): { amount: number; dueOn: CalendarDay | null } {
  const instalments = (balance.paymentPlan ?? []).map(({ dueOn, amount, open }) => ({
    dueOn,
    amountCents: centsFromEuros(amount),
    openCents: centsFromEuros(open),
  }))
  const next = nextDue(instalments, today)
  return { amount: next ? eurosFromCents(next.amountCents) : balance.balanceDue, dueOn: nextDueDay(balance) }
}
