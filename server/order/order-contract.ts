import type { SiteContent } from '#content/site-content.ts'
import { sumCents, type Cents } from '#domain/base/money.ts'
import { bookingFields } from '#domain/booking-form/booking-fields.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import type { AnnouncedChange } from '#domain/date-change/announced-change.ts'
import { composeOrder } from '#domain/order/compose-order.ts'
import { orderContractSchema, type OrderContract, type Versioned } from '#domain/order/order-document.ts'
import { orderStatus, type OrderStatus } from '#domain/order/order.ts'
import { reportedCents, settledCents } from '#domain/payment/ledger.ts'
import { balanceDueOn } from '#domain/price/pricing.ts'
import { outgoingGuestsCents } from '#domain/refund/refund-shares.ts'
import { RETREAT_NIGHTS } from '#domain/terms/booking-terms.ts'
import type { Deps } from '#server/deps.ts'
import { depositOf, openPlanOf, quoteOf, totalOf } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { orderTextsOf } from './order-texts.ts'
import { versioned } from './versioned.ts'

/** Returns the order of a booking as it would be placed now, with its version. Problem: wrong-state for a draft. */
export function contractOf(
  { site: siteNow }: Pick<Deps, 'site'>,
  record: BookingRecord,
  /** Announced changes that an incoming guest has yet to answer. */
  announcedChanges: readonly AnnouncedChange[] = [],
): Versioned<OrderContract> {
  const site = siteNow()
  const { booking, retreat, payments } = record
  const { packageType, selectedRoom, submittedAt } = booking
  if (!retreat || packageType === null || selectedRoom === null || submittedAt === null) {
    throw wrongState('Please submit the booking first')
  }
  const quote = quoteOf(booking)
  const settled = Math.max(0, settledCents(payments))
  // While nothing is paid, a changed booking is ordered as a whole, and the order keeps reading so afterwards.
  const { orderChangedAt, orderedAt, handedOverAt } = booking
  // An incoming guest has ordered nothing before, so the outgoing guest's changes are part of what they take over.
  const isOwn = handedOverAt === null || (orderedAt !== null && orderedAt >= handedOverAt)
  const isChange = orderChangedAt !== null && settled > 0 && isOwn
  return versioned(
    orderContractSchema,
    composeOrder({
      textsVersion: orderTextsOf(site).wording,
      retreat,
      packageType,
      room: selectedRoom,
      quote,
      totalCents: totalOf(record),
      depositCents: depositOf(record),
      balanceDueOn: quote?.balanceDueOn ?? balanceDueOn(retreat.startsOn, submittedAt),
      plan: openPlanOf(record),
      submittedAt,
      holdExpiresAt: booking.holdExpiresAt,
      settledCents: settled,
      reportedCents: reportedCents(payments),
      outgoingGuestsCents: outgoingGuestsCents(payments, booking.handedOverAt)?.paidCents ?? 0,
      ...services(site, record),
      minimum: site.saleRules.minimum,
      handOverCents: site.prices.handOverCents,
      announcedChanges,
      changeBackCents: backSince(payments, orderedAt),
      orderedCents: isChange ? booking.orderedCents : null,
    }),
  )
}

/** Returns the refunds caused by changes since an instant, in cents. */
function backSince(payments: readonly PaymentRow[], since: Date | null): Cents {
  if (since === null) return 0
  return sumCents(
    payments.filter(
      ({ refundReason, state, createdAt }) =>
        refundReason === 'booking_changed' && state !== 'rejected' && createdAt >= since,
    ),
  )
}

/** Returns what the price includes and excludes, from the business content, with the guest's choices. */
function services(
  { packages, packageTravel }: SiteContent,
  { booking }: BookingRecord,
): { included: string[]; excluded: string[]; gist: string } {
  const { meals, bothInclude, notIncluded, kiter, nonKiter } = packages
  const pack = booking.packageType === 'non-kiter' ? nonKiter : kiter
  const room = booking.selectedRoom === 'private' ? 'a private room' : 'a shared room'
  const { selectedDiet } = booking
  const diet =
    selectedDiet === null || selectedDiet === 'no-diet'
      ? null
      : bookingFields.selectedDiet.words[selectedDiet]
  const excluded = [...pack.excludes, ...notIncluded]
  return {
    included: [
      `${RETREAT_NIGHTS} nights in ${room}: ${packageTravel.stay.lodging}`,
      diet ? `${meals} (${diet})` : meals,
      ...pack.includes,
      ...bothInclude,
    ],
    excluded,
    gist: `Not included: ${excluded.join(' · ')}`,
  }
}

/** Returns whether the order of a booking is current, outdated or missing (domain/order/order.ts). */
export function orderStatusOf(deps: Pick<Deps, 'site'>, record: BookingRecord): OrderStatus {
  const { orderVersion, orderChangedAt } = record.booking
  return orderStatus({
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
export function requireOrder(deps: Pick<Deps, 'site'>, record: BookingRecord): void {
  switch (orderStatusOf(deps, record)) {
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
