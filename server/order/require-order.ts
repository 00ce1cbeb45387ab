import { settledCents } from '#domain/payment/ledger.ts'
import { orderStanding, type OrderStanding } from '#domain/order/order.ts'
import { Problem } from '#domain/api/problem.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { contractOf } from './order-contract.ts'

/** Whether a booking may be paid as it was ordered (domain/order/order.ts). */
export function standingOfOrder(
  deps: Pick<Deps, 'orderTexts' | 'prices'>,
  record: BookingRecord,
): OrderStanding {
  const { orderVersion, orderChangedAt } = record.booking
  return orderStanding({
    orderedVersion: orderVersion,
    // Only what was ordered is compared: a booking without an order needs no version.
    version: orderVersion === null ? '' : contractOf(deps, record).version,
    isChangedByGuest: orderChangedAt !== null,
    settledCents: settledCents(record.payments),
  })
}

/**
 * Lets a payment through only for what was ordered as it is now: before that no card page opens and no account is shown
 * (decision 0173). Problems: not-ordered, terms-changed.
 */
export function requireOrder(deps: Pick<Deps, 'orderTexts' | 'prices'>, record: BookingRecord): void {
  switch (standingOfOrder(deps, record)) {
    case 'none':
      throw new Problem('not-ordered', {
        detail: 'Please check your order and place it first. Nothing was charged.',
      })
    case 'changed':
      throw new Problem('terms-changed', {
        detail:
          'Prices or terms of your booking have changed since you ordered. Please check your order again; nothing was charged.',
      })
    case 'current':
  }
}
