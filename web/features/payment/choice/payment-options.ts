import { type CalendarDay, banjulDay } from '#domain/base/dates.ts'
import { eurosFromCents, centsFromEuros, readEuros } from '#domain/base/money.ts'
import type { PayLinkView } from '#domain/contract/pay-link-calls.ts'
import { mayPayPart, missingDeposit, SMALLEST_PART_CENTS } from '#domain/payment/balance.ts'
import { nextDueInEuros } from '#domain/payment/payment-plan.ts'
import type { PaymentType } from '#domain/payment/payment-reference.ts'
import { DEPOSIT_CENTS } from '#domain/terms/booking-terms.ts'
import type { BalancePart } from '#web/browser/payment-choice.ts'
import { totalOf } from '#web/ui/quote-lines.ts'

/** One way to pay a booking: the amount now and the rest later, in euros. */
export interface PaymentOption {
  type: PaymentType
  now: number
  /** True if it is a part of the balance. */
  isPart: boolean
  /** True if who has booked a group pays the own part alone. */
  isAlone: boolean
  /** The due date of `now`; null while the hold of the place sets the deadline. */
  dueOn: CalendarDay | null
  later: { amount: number; dueOn: CalendarDay | null } | null
  /** The reference for a bank transfer. Null if the booking has none and can only be paid by card. */
  reference: string | null
}

/** What is paid of a booking: nothing yet, its balance, or by card what a transfer was reported for. */
export type PayableStatus = 'unpaid' | 'balance' | 'reported'

/** Returns what can be paid: deposit or full price while nothing is paid, afterwards the balance. In euros. */
export function paymentOptions(booking: PayLinkView, payable: PayableStatus): readonly PaymentOption[] {
  const { quote, paymentReferences: references, amountPaid, amountReported, balanceDue } = booking
  if (payable === 'reported') {
    // A transfer is already reported, so the same amount is offered by card only.
    const isBalance = amountPaid > 0
    const now = Math.min(totalOf(booking) - amountPaid, balanceDue + amountReported)
    return paymentOptions(
      { ...booking, balanceDue: now, paymentReferences: null },
      isBalance ? 'balance' : 'unpaid',
    )
  }
  const optionOf = (type: PaymentType, now: number): PaymentOption => ({
    type,
    now,
    isPart: false,
    isAlone: false,
    dueOn: null,
    later: null,
    reference: references?.[type] ?? null,
  })
  const dueOn = quote?.balanceDueOn ?? null
  if (payable === 'balance') return [{ ...optionOf('balance', balanceDue), dueOn }]
  const total = totalOf(booking)
  const deposit = quote?.deposit ?? eurosFromCents(DEPOSIT_CENTS)
  return [
    { ...optionOf('deposit', deposit), later: { amount: total - deposit, dueOn } },
    optionOf('full', total),
  ]
}

/** Returns the deposit of who has booked a group, to be paid alone; each of the others then pays by a link. */
export function depositAlone(own: PayLinkView): PaymentOption[] {
  return paymentOptions(own, 'unpaid')
    .filter(({ type }) => type === 'deposit')
    .map((option) => ({ ...option, isAlone: true }))
}

/** Returns the option without the due date of what is paid later, where the bill shows it. */
export function withoutDueDay(option: PaymentOption): PaymentOption {
  return option.later ? { ...option, later: { ...option.later, dueOn: null } } : option
}

/** The ways to pay a balance: all of it, what is due before the rest if there is such a part, or any amount. */
export interface BalanceOffer {
  all: PaymentOption
  next: PaymentOption | null
  /** True if `next` is the missing part of the deposit; otherwise it is the next part of the plan. */
  nextIsDeposit: boolean
}

/** Returns the ways to pay a balance; null if it is too small to be paid in parts. */
export function balanceOffer(booking: PayLinkView, all: PaymentOption, now: Date): BalanceOffer | null {
  if (centsFromEuros(all.now) <= SMALLEST_PART_CENTS) return null
  // It is due before the rest while the place is only held for it.
  const missing = missingDeposit(booking)
  if (missing < all.now && missing >= eurosFromCents(SMALLEST_PART_CENTS))
    return { all, next: partOf(all, missing), nextIsDeposit: true }
  const next = nextDueInEuros(booking, banjulDay(now))
  if (next.amount >= all.now) return { all, next: null, nextIsDeposit: false }
  return { all, next: { ...partOf(all, next.amount), dueOn: next.dueOn }, nextIsDeposit: false }
}

/** Returns the payment for a choice; null if the typed amount cannot be paid. */
export function chosenPart({ all, next }: BalanceOffer, part: BalancePart | null): PaymentOption | null {
  if (part === null) return all
  if (part.kind === 'next') return next ?? all
  const euros = readEuros(part.text)
  if (euros === null || partProblem(part.text, all) !== null) return null
  return euros === all.now ? all : partOf(all, euros)
}

/** Returns the error text of a typed amount; null if it can be paid. */
export function partProblem(text: string, { now: due }: PaymentOption): string | null {
  const euros = readEuros(text)
  if (euros === null) return 'Type an amount, for example 150'
  const part = mayPayPart(centsFromEuros(euros), centsFromEuros(due))
  return part.ok ? null : part.reason
}

function partOf(all: PaymentOption, euros: number): PaymentOption {
  const left = eurosFromCents(centsFromEuros(all.now) - centsFromEuros(euros))
  return { ...all, now: euros, isPart: true, dueOn: null, later: { amount: left, dueOn: all.dueOn } }
}
