import { addDays, type CalendarDay } from '#domain/base/dates.ts'
import { eurosFromCents, sumCents, type Cents } from '#domain/base/money.ts'
import { type Money } from '#domain/booking/booking-state.ts'
import type { RefundWays } from '#domain/booking/cancelled-text.ts'
import { isBalanceInParts } from '#domain/payment/balance.ts'
import { isDepositCovered } from '#domain/payment/hand-entry.ts'
import {
  balanceDueCents,
  coveredCents,
  isCheckoutMethod,
  paidCents,
  paymentStatusOf,
  receivedCents,
  reportedSince,
  returningCents,
  type PaymentMethod,
} from '#domain/payment/ledger.ts'
import { isPaidByHolder, type Payer } from '#domain/payment/payer.ts'
import { openInstalments, type OpenInstalment } from '#domain/payment/payment-plan.ts'
import { refundDueOn } from '#domain/payment/refundable.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { quoteOfLines, totalPriceCents, type Quote } from '#domain/price/pricing.ts'
import { cancellationRefund, type CancellationRefund } from '#domain/refund/cancellation-refund.ts'
import type { BookedRetreat } from '#domain/refund/cancellation.ts'
import { refundMethodOf, refundShares, undoableLast } from '#domain/refund/refund-shares.ts'
import { BALANCE_DUE_DAYS_BEFORE, DEPOSIT_CENTS } from '#domain/terms/booking-terms.ts'
import type { CancellationRule } from '#domain/terms/cancellation-terms.ts'
import type { BookingRecord, BookingRow, PaymentRow } from './booking-record.ts'

/** Returns the frozen price of a booking. Null for a draft and for a booking imported without a price. */
export function quoteOf({ tier, priceLines, balanceDueOn }: BookingRow): Quote | null {
  // A database constraint fills all three columns or none.
  if (tier === null || priceLines === null || balanceDueOn === null) return null
  return quoteOfLines({ tier, lines: priceLines, balanceDueOn })
}

export function totalOf({ booking }: Pick<BookingRecord, 'booking'>): Cents {
  const { packageType, selectedRoom } = booking
  return totalPriceCents({
    quote: quoteOf(booking),
    packageType: packageType ?? 'kiter',
    room: selectedRoom ?? 'shared',
  })
}

/** Returns the deposit that confirms the place, in cents. */
export function depositOf(record: Pick<BookingRecord, 'booking'>): Cents {
  return Math.min(DEPOSIT_CENTS, totalOf(record))
}

/** Returns the payment status of a booking, the money received and since when a transfer is reported. */
export function moneyOf(record: BookingRecord): Money {
  const { booking, retreat, payments } = record
  // The deposit paid for a place stays a deposit when the price is lowered.
  const lowered = payments.filter(({ refundReason }) => refundReason === 'price_lowered')
  const reachedCents = coveredCents(payments) + returningCents(lowered)
  return {
    paymentStatus: paymentStatusOf(payments, {
      totalCents: totalOf(record),
      isCancelled: booking.status === 'cancelled',
      startsOn: retreat?.startsOn ?? null,
    }),
    paidCents: paidCents(payments),
    isDepositReceived: isDepositCovered(reachedCents, depositOf(record), payments),
    reportedSince: reportedSince(payments),
  }
}

/** The refund of a cancellation and how it is paid. */
export interface BookingRefund extends CancellationRefund {
  /** To the current guest, by the method of the refund. */
  ways: { method: PaymentMethod; amountCents: Cents }[]
  /** True if the current guest has entered the account for refunds by transfer. */
  hasAccount: boolean
  /** To previous guests, for what they paid before they handed the place over. */
  toOutgoingGuestCents: Cents
  /** To others of a group or whoever had the payment link, for what they paid. */
  toOthers: { payer: Payer; amountCents: Cents }[]
}

/** Returns what cancelling by a rule refunds now; `feeCents` is kept if an amount was agreed on. */
export function bookingRefund(
  rule: CancellationRule,
  record: BookingRecord,
  feeCents: Cents = record.booking.cancellationFeeCents ?? 0,
): BookingRefund {
  const { payments } = record
  const refund = cancellationRefund(rule, payments, bookedRetreatOf(record), feeCents)
  const shares = refundShares(undoableLast(payments), refund.amountCents)
  const present = shares.filter(({ source }) => source.payerHandOverId === null)
  const byPayer = Map.groupBy(present, ({ source: { paidBy } }) =>
    isPaidByHolder(paidBy, record.booking) ? null : paidBy,
  )
  const own = byPayer.get(null) ?? []
  return {
    ...refund,
    ways: [...Map.groupBy(own, ({ source }) => refundMethodOf(source))].map(([method, parts]) => ({
      method,
      amountCents: sumCents(parts),
    })),
    hasAccount: record.booking.refundAccount !== null,
    toOutgoingGuestCents: refund.amountCents - sumCents(present),
    toOthers: [...byPayer].flatMap(([payer, parts]) =>
      payer === null ? [] : { payer, amountCents: sumCents(parts) },
    ),
  }
}

/** True if the card provider has accepted every refund to the present guest, or there is none by it. */
export function isRefundSent({ payments }: Pick<BookingRecord, 'payments'>): boolean {
  return payments
    .filter((row) => row.kind === 'refund' && isCheckoutMethod(row.method) && row.payerHandOverId === null)
    .every(({ state }) => state === 'refunded' || state === 'rejected')
}

/** Returns how a refund that is decided now reaches the guest. */
export function refundWaysOf({ ways, toOthers, hasAccount }: BookingRefund, now: Date): RefundWays {
  return {
    ways: ways.map(({ method, amountCents }) => ({ method, amount: eurosFromCents(amountCents) })),
    toOthers: toOthers.map(({ payer, amountCents }) => ({ payer, amount: eurosFromCents(amountCents) })),
    dueOn: refundDueOn(now),
    hasAccount,
  }
}

/**
 * Returns the amount paid in cents, as the guest and the operator see it: while the booking holds its place, a promised refund already counts
 * as gone (decision 0051).
 */
export function amountPaidOf({ booking, payments }: Pick<BookingRecord, 'booking' | 'payments'>): Cents {
  return holdsPlace(booking.status) ? netReceivedCents(payments) : paidCents(payments)
}

/** Returns the money received and not promised back, in cents. */
export function netReceivedCents(payments: readonly PaymentRow[]): Cents {
  return Math.max(0, receivedCents(payments) - returningCents(payments))
}

/** Returns what is left to pay in cents; 0 for a draft, cancelled or expired booking. Reported transfers count as paid. */
export function balanceDueOf(record: BookingRecord): Cents {
  return unpaidOf(record) - writtenOffOf(record)
}

/** Returns the written-off part of what is not paid, in cents. */
export function writtenOffOf(record: BookingRecord): Cents {
  return Math.min(record.booking.writtenOffCents, unpaidOf(record))
}

function unpaidOf(record: BookingRecord): Cents {
  return holdsPlace(record.booking.status) ? balanceDueCents(record.payments, totalOf(record)) : 0
}

/** Returns the part of the price that has not been received, in cents. Reported transfers count as not received. */
export function unreceivedOf(record: BookingRecord): Cents {
  if (!holdsPlace(record.booking.status)) return 0
  return Math.max(0, totalOf(record) - coveredCents(record.payments))
}

/** Returns when a booking was submitted and when its retreat begins. Null if it was never submitted. */
export function bookedRetreatOf({ booking, retreat }: BookingRecord): BookedRetreat | null {
  return booking.submittedAt && retreat
    ? { submittedAt: booking.submittedAt, startsOn: retreat.startsOn }
    : null
}

/** True if a payment is one of several parts of the balance. */
export function isPartOfBalance(record: BookingRecord, { kind }: Pick<PaymentRow, 'kind'>): boolean {
  return kind === 'balance' && isBalanceInParts(record.payments, balanceDueOf(record))
}

/** Returns the parts of a booking's plan with the open amount of each. Null if its balance is paid in one payment. */
export function openPlanOf(record: BookingRecord): OpenInstalment[] | null {
  const quote = quoteOf(record.booking)
  if (record.instalments.length === 0 || !quote) return null
  return openInstalments(record.instalments, {
    ...quote,
    balanceDueCents: balanceDueOf(record),
    isDepositApart: record.booking.holdExpiresAt !== null,
  })
}

/** Returns the due day of the next part of a booking's balance; once nothing is open, the due day of the whole balance. */
export function dueDayOf(record: BookingRecord): CalendarDay | null {
  const open = openPlanOf(record)?.find(({ openCents }) => openCents > 0)
  return open?.dueOn ?? balanceDayOf(record)
}

/** Returns the due day of the whole balance. A booking imported without a price has none, so it is derived from its retreat. */
export function balanceDayOf({ booking, retreat }: BookingRecord): CalendarDay | null {
  return booking.balanceDueOn ?? (retreat && addDays(retreat.startsOn, -BALANCE_DUE_DAYS_BEFORE))
}
