import { settledCents } from '#domain/payment/ledger.ts'
import { orderStanding, type OrderStanding } from '#domain/order/order.ts'
import { Problem } from '#domain/api/problem.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { contractOf } from './order-contract.ts'

/** Returns whether the order of a booking is current, outdated or missing (domain/order/order.ts). */
export function standingOfOrder(
  deps: Pick<Deps, 'orderTexts' | 'prices'>,
  record: BookingRecord,
): OrderStanding {
  const { orderVersion, orderChangedAt } = record.booking
  return orderStanding({
    orderedVersion: orderVersion,
    // Without an order there is no version to compare.
    version: orderVersion === null ? '' : contractOf(deps, record).version,
    isChangedByGuest: orderChangedAt !== null,
    settledCents: settledCents(record.payments),
  })
}

/**
 * Throws unless the booking is ordered in its current form. Without that, no checkout opens and no bank account is shown. Problems:
 * not-ordered, terms-changed (decision 0173).
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
