import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import type { OrderTerms } from '#domain/contract/order-calls.ts'
import { wrongState } from '#domain/contract/problem.ts'
import type { AnnouncedChange } from '#domain/date-change/announced-change.ts'
import type { OrderContract } from '#domain/order/order-document.ts'
import { settledCents } from '#domain/payment/ledger.ts'
import {
  offeredPlans,
  planInstalments,
  storedPlan,
  type PlanSize,
  type StoredInstalment,
} from '#domain/payment/payment-plan.ts'
import type { Deps } from '#server/deps.ts'
import { quoteOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { contractOf, orderStatusOf } from './order-contract.ts'
import { orderTextsOf } from './order-texts.ts'

/**
 * Returns the order as it would be placed now, with everything the guest must read first. Amounts are in euros, but in cents in
 * `document`, as it is stored. Problem: wrong-state.
 */
export function presentOrderTerms(
  deps: Pick<Deps, 'site' | 'clock'>,
  record: BookingRecord,
  announcedChanges: readonly AnnouncedChange[] = [],
): OrderTerms {
  const { version, value: contract } = contractOf(deps, record, announcedChanges)
  const { value: texts } = orderTextsOf(deps.site())
  return {
    version,
    ...orderFigures(contract, banjulDay(deps.clock.now())),
    balanceDueOn: contract.balanceDueOn,
    form: [texts.form.title, ...texts.form.paragraphs, ...texts.form.keyRights, texts.form.source].join(
      '\n\n',
    ),
    parts: planSizeOf(record),
    plans: plansFor(record, deps.clock.now()),
    standing: orderStatusOf(deps, record),
    document: { contract, texts },
  }
}

/** Returns the figures of an order in euros; what is due at once is due on the day `today`. */
export function orderFigures({ price, extras, schedule }: OrderContract, today: CalendarDay) {
  return {
    total: eurosFromCents(price.totalCents),
    deposit: eurosFromCents(price.depositCents),
    balance: eurosFromCents(price.totalCents - price.depositCents),
    extras: extras.map(({ label, amountCents }) => ({ name: label, amount: eurosFromCents(amountCents) })),
    schedule: schedule.map(({ on, amountCents }) => ({
      on: on ?? today,
      amount: eurosFromCents(amountCents),
    })),
  }
}

function planSizeOf({ instalments }: BookingRecord): number {
  return Math.max(1, instalments.length)
}

/** Returns the numbers of instalments in which the guest may pay the balance; 1 means no plan. */
function plansFor(record: BookingRecord, now: Date): PlanSize[] {
  const quote = quoteOf(record.booking)
  if (!quote || settledCents(record.payments) > 0) return [1]
  return offeredPlans({ ...quote, today: banjulDay(now), dueOn: quote.balanceDueOn })
}

/**
 * Returns the booking with its balance in `size` instalments, as shown and stored with the order. One is no plan; undefined and the agreed
 * size keep the agreed one. Problem: wrong-state if there is no time for so many, or money was received.
 */
export function withPlan(record: BookingRecord, size: PlanSize | undefined, now: Date): BookingRecord {
  if (size === undefined || planSizeOf(record) === size) return record
  if (settledCents(record.payments) > 0) {
    throw wrongState('You choose parts with your first order. To change that, please write to us.')
  }
  return { ...record, instalments: size === 1 ? [] : instalmentsFor(record, size, now) }
}

function instalmentsFor(record: BookingRecord, size: PlanSize, now: Date): StoredInstalment[] {
  const quote = quoteOf(record.booking)
  const plan = quote && planInstalments({ ...quote, today: banjulDay(now), dueOn: quote.balanceDueOn }, size)
  if (plan) return storedPlan(plan, quote.totalCents)
  throw wrongState(`There isn’t time for ${size} parts before the balance is due. Please choose fewer.`)
}
