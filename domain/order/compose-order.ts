import type { CalendarDay } from '#domain/base/dates.ts'
import type { Cents } from '#domain/base/money.ts'
import { pick } from '#domain/base/typed-records.ts'
import type { AnnouncedChange } from '#domain/date-change/announced-change.ts'
import { lastFreeHandOverDay } from '#domain/hand-over/hand-over-terms.ts'
import { missingDepositCents } from '#domain/payment/balance.ts'
import type { OpenInstalment } from '#domain/payment/payment-plan.ts'
import { priceFigures } from '#domain/price/price-lines.ts'
import { TIER_NAMES, type Quote } from '#domain/price/pricing.ts'
import type { Room } from '#domain/price/rooms.ts'
import { plannedRefundSteps, refundStepsInEuros } from '#domain/refund/refund-steps.ts'
import {
  labelOf,
  minimumOf,
  type PackageType,
  PACKAGE_NAMES,
  PACKAGE_TITLES,
} from '#domain/retreat/retreats.ts'
import { AIRPORT_TAX_EACH_WAY_CENTS } from '#domain/terms/booking-terms.ts'
import type { OrderContract, OrderFigure, ScheduledPayment } from './order-document.ts'
import { SITE_LANGUAGE } from './order.ts'

/** What an order states as it was given. */
const STATED = [
  'textsVersion',
  'included',
  'excluded',
  'gist',
  'settledCents',
  'balanceDueOn',
  'handOverCents',
] as const

/** The facts of an order at the time when it is shown. */
export interface OrderFacts extends Required<Pick<OrderContract, (typeof STATED)[number]>> {
  retreat: { startsOn: CalendarDay; endsOn: CalendarDay; minimumGuests: number | null }
  packageType: PackageType
  room: Room
  /** Null for a booking of the older list, which has no quote. */
  quote: Quote | null
  totalCents: Cents
  depositCents: Cents
  /** The parts of the balance; null if it is paid on one day. */
  plan: readonly OpenInstalment[] | null
  submittedAt: Date
  holdExpiresAt: Date | null
  /** The part of `settledCents` that nobody has seen yet. */
  reportedCents: Cents
  /** The part of it whose refund would go to an outgoing guest. */
  outgoingGuestsCents: Cents
  /** The default minimum for a date that sets none. */
  minimum: { guests: number; decidedDaysBefore: number }
  announcedChanges: readonly AnnouncedChange[]
  /** The refunds that changes since the previous order caused. */
  changeBackCents: Cents
  /** The total of the previous order; null if this is the first. */
  orderedCents: Cents | null
}

/** Returns an order with every figure and right that Directive (EU) 2015/2302, article 5 requires before it binds. Amounts in cents. */
export function composeOrder(facts: OrderFacts): OrderContract {
  const { retreat, packageType, room, totalCents, depositCents, submittedAt, orderedCents } = facts
  const { startsOn, endsOn } = retreat
  const stepsOf = (paidCents: Cents) =>
    refundStepsInEuros(plannedRefundSteps({ submittedAt, startsOn, paidCents }))
  return {
    language: SITE_LANGUAGE,
    ...pick(facts, STATED),
    stay: { label: labelOf(retreat), startsOn, endsOn, packageType, room },
    price: { lines: priceLines(facts), totalCents, depositCents },
    ...(facts.reportedCents > 0 && { reportedCents: facts.reportedCents }),
    ...(facts.outgoingGuestsCents > 0 && { formerGuestsCents: facts.outgoingGuestsCents }),
    extras: [
      {
        label: 'Airport tax, in cash on arrival and on departure',
        amountCents: 2 * AIRPORT_TAX_EACH_WAY_CENTS,
      },
    ],
    schedule: scheduleOf(facts),
    cancellation: { whole: stepsOf(totalCents), deposit: stepsOf(depositCents) },
    handOverUntil: lastFreeHandOverDay(startsOn),
    ...(facts.announcedChanges.length > 0 && { announcedChanges: [...facts.announcedChanges] }),
    minimum: minimumOf(retreat, facts.minimum),
    change:
      orderedCents === null || orderedCents === totalCents
        ? null
        : {
            fromCents: orderedCents,
            differenceCents: totalCents - orderedCents,
            ...(totalCents < orderedCents && { backCents: facts.changeBackCents }),
          },
  }
}

function priceLines({ quote, packageType, totalCents }: OrderFacts): OrderFigure[] {
  if (!quote) return [{ label: PACKAGE_TITLES[packageType], amountCents: totalCents }]
  return priceFigures(quote, `${PACKAGE_NAMES[packageType]}, ${TIER_NAMES[quote.tier]}`)
}

/** Returns what is left to pay: the missing deposit of a held place with the order, and the rest on its own day or in parts. */
function scheduleOf(facts: OrderFacts): ScheduledPayment[] {
  const { totalCents, settledCents, balanceDueOn, plan } = facts
  const balanceDueCents = totalCents - settledCents
  const nowCents = missingDepositCents({ ...facts, balanceDueCents })
  const payments: ScheduledPayment[] = [
    { pays: 'deposit', on: null, amountCents: nowCents },
    ...(plan
      ? plan.map(({ dueOn, openCents }) => ({ pays: 'balance' as const, on: dueOn, amountCents: openCents }))
      : [{ pays: 'balance' as const, on: balanceDueOn, amountCents: balanceDueCents - nowCents }]),
  ]
  return payments.filter(({ amountCents }) => amountCents > 0)
}
