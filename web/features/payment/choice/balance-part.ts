import { mayPayPart, SMALLEST_PART_CENTS } from '#domain/payment/balance-part.ts'
import { banjulDay } from '#domain/base/dates.ts'
import { centsFromEuros, eurosFromCents } from '#domain/base/money.ts'
import type { PayLinkView } from '#domain/payment/pay-link-calls.ts'
import { nextDueInEuros } from '#domain/payment/payment-plan.ts'
import { readEuros } from '#domain/payment/typed-euros.ts'
import type { BalancePart } from '#web/browser/payment-choice.ts'
import type { PaymentOption } from './payment-options.ts'

/** The ways to pay a balance: all of it, the next part of the plan if there is one, or any amount. */
export interface BalanceOffer {
  all: PaymentOption
  next: PaymentOption | null
}

/** Returns true if the amount is large enough to be paid in parts. */
export function canBeParted({ now }: PaymentOption): boolean {
  return centsFromEuros(now) > SMALLEST_PART_CENTS
}

export function balanceOffer(booking: PayLinkView, all: PaymentOption, now: Date): BalanceOffer {
  const next = nextDueInEuros(booking.paymentPlan, banjulDay(now))
  if (!next || next.amount >= all.now) return { all, next: null }
  return { all, next: { ...partOf(all, next.amount), dueOn: next.dueOn } }
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
