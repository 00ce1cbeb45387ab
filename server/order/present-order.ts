import type { AnnouncedChange } from '#domain/date-change/announced-change.ts'
import { banjulDay } from '#domain/base/dates.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import type { OrderTerms } from '#domain/order/order-calls.ts'
import { PLAN_SIZES, type PlanSize } from '#domain/payment/payment-plan.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { plansFor } from './choose-plan.ts'
import { contractOf } from './order-contract.ts'
import { standingOfOrder } from './require-order.ts'

/**
 * Returns the order as it would be placed now, with everything the guest must read first. Amounts are in euros, but in cents in
 * `document`, as it is stored. Problem: wrong-state.
 */
export function presentOrderTerms(
  deps: Pick<Deps, 'orderTexts' | 'prices' | 'clock'>,
  record: BookingRecord,
  announcedChanges: readonly AnnouncedChange[] = [],
): OrderTerms {
  const { version, value: contract } = contractOf(deps, record, announcedChanges)
  const { value: texts } = deps.orderTexts
  const { price, balanceDueOn, extras, schedule } = contract
  const today = banjulDay(deps.clock.now())
  return {
    version,
    total: eurosFromCents(price.totalCents),
    deposit: eurosFromCents(price.depositCents),
    balance: eurosFromCents(price.totalCents - price.depositCents),
    balanceDueOn,
    extras: extras.map(({ label, amountCents }) => ({ name: label, amount: eurosFromCents(amountCents) })),
    schedule: schedule.map(({ on, amountCents }) => ({
      on: on ?? today,
      amount: eurosFromCents(amountCents),
    })),
    form: [texts.form.title, ...texts.form.paragraphs, ...texts.form.keyRights, texts.form.source].join(
      '\n\n',
    ),
    parts: planSizeOf(record),
    plans: plansFor(record, deps.clock.now()),
    standing: standingOfOrder(deps, record),
    document: { contract, texts },
  }
}

function planSizeOf({ booking: { paymentPlan } }: BookingRecord): PlanSize {
  return PLAN_SIZES.find((size) => size === paymentPlan?.length) ?? 1
}
