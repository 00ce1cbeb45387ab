import { isBalanceInParts } from '#domain/payment/balance-part.ts'
import { isDepositCovered } from '#domain/payment/bank-fees.ts'
import { holdsPlace, type Money } from '#domain/booking/booking-state.ts'
import { cancellationRefund, type CancellationRefund, type Stay } from '#domain/refund/cancellation-refund.ts'
import type { CancellationRule } from '#domain/refund/cancellation.ts'
import {
  balanceDueCents,
  coveredCents,
  priceLoweredCents,
  paidCents,
  paymentStatusOf,
  reportedCents,
  reportedSince,
} from '#domain/payment/ledger.ts'
import { sumCents, type Cents } from '#domain/base/money.ts'
import { DEPOSIT_CENTS, totalPriceCents, type Quote } from '#domain/price/pricing.ts'
import { refundMethodOf, refundShares } from '#domain/refund/refund-shares.ts'
import type { BookingRecord, BookingRow, PaymentRow } from './booking-record.ts'

/** The frozen price of a booking, or null for a draft and for one imported without a price. */
export function quoteOf(booking: BookingRow): Quote | null {
  const { tier, basePriceCents, roomSupplementCents, discountCents } = booking
  const { loweredCents, grantedCents, raisedCents, totalCents, depositCents, balanceCents, balanceDueOn } =
    booking
  // The database keeps the eight columns whole: one of them tells for all.
  if (tier === null || basePriceCents === null || roomSupplementCents === null || discountCents === null)
    return null
  if (totalCents === null || depositCents === null || balanceCents === null || balanceDueOn === null)
    return null
  return {
    tier,
    basePriceCents,
    roomSupplementCents,
    discountCents,
    loweredCents,
    ...(grantedCents !== null && { grantedCents }),
    raisedCents,
    totalCents,
    depositCents,
    balanceCents,
    balanceDueOn,
  }
}

/** What a booking costs in all, in cents. */
export function totalOf({ booking }: Pick<BookingRecord, 'booking'>): Cents {
  const { packageType, selectedRoom } = booking
  return totalPriceCents({
    quote: quoteOf(booking),
    packageType: packageType ?? 'kiter',
    room: selectedRoom ?? 'shared',
  })
}

/** The part of the price that makes a place the guest's, in cents. */
export function depositOf({ booking }: Pick<BookingRecord, 'booking'>): Cents {
  return booking.depositCents ?? DEPOSIT_CENTS
}

/** How far a booking is paid, with what money that was received, and since when the rest is said to be on its way. */
export function moneyOf(record: BookingRecord): Money {
  const { booking, retreat, payments } = record
  return {
    paymentStatus: paymentStatusOf(payments, {
      totalCents: totalOf(record),
      isCancelled: booking.status === 'cancelled',
      startsOn: retreat?.startsOn ?? null,
    }),
    paidCents: paidCents(payments),
    isDepositReceived: isDepositCovered(
      coveredCents(payments) + priceLoweredCents(payments),
      depositOf(record),
      payments,
    ),
    reportedSince: reportedSince(payments),
  }
}

/** What a cancellation gives back, and where what of it goes. */
export interface BookingRefund extends CancellationRefund {
  /** To an account that the present guest is still to name. */
  byTransferCents: Cents
  /** To those who paid it before they passed the place on. */
  toOutgoingGuestCents: Cents
}

/** What cancelling a booking by a rule gives back now; `feeCents` is what is kept where an amount was agreed on. */
export function bookingRefund(
  rule: CancellationRule,
  record: BookingRecord,
  feeCents: Cents = record.booking.cancellationFeeCents ?? 0,
): BookingRefund {
  const { payments } = record
  const refund = cancellationRefund(rule, payments, agreedStayOf(record), feeCents)
  const shares = refundShares(payments, refund.amountCents)
  const own = shares.filter(({ source }) => source.payerHandOverId === null)
  return {
    ...refund,
    byTransferCents: sumCents(own.filter(({ source }) => refundMethodOf(source) === 'bank_transfer')),
    toOutgoingGuestCents: refund.amountCents - sumCents(own),
  }
}

/** What is left to pay of a booking that holds a place, in cents; a draft, cancelled or expired one owes nothing. */
export function balanceDueOf(record: BookingRecord): Cents {
  return holdsPlace(record.booking.status) ? balanceDueCents(record.payments, totalOf(record)) : 0
}

/** What has not been received of the price of a booking that holds a place, in cents: what is reported has not come yet. */
export function unreceivedOf(record: BookingRecord): Cents {
  return holdsPlace(record.booking.status) ? balanceDueOf(record) + reportedCents(record.payments) : 0
}

/** When a booking's stay was agreed on, and when it begins; null for one that was never submitted. */
export function agreedStayOf({ booking, retreat }: BookingRecord): Stay | null {
  return booking.submittedAt && retreat
    ? { submittedAt: booking.submittedAt, startsOn: retreat.startsOn }
    : null
}

/** Whether a payment is one of several that the balance is paid in. */
export function isPartOfBalance(record: BookingRecord, { kind }: Pick<PaymentRow, 'kind'>): boolean {
  return kind === 'balance' && isBalanceInParts(record.payments, balanceDueOf(record))
}
