import type { Cents } from '#domain/base/money.ts'
import { mayPay, type Allowed } from '#domain/booking/allowed-actions.ts'
import { assertAllowed, Problem, wrongState } from '#domain/contract/problem.ts'
import { mayPayPart } from '#domain/payment/balance.ts'
import type { LedgerKind } from '#domain/payment/ledger.ts'
import { PAYMENT_TYPES, type PaymentType } from '#domain/payment/payment-reference.ts'
import { balanceDueOf, depositOf, moneyOf, totalOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { referencesOf } from '#server/store/present-booking.ts'

/**
 * Returns the amount of a payment in cents, from the frozen quote and the ledger. Only a balance can be paid in parts, so
 * `partCents` is ignored otherwise. Problems: wrong-state; invalid-fields or amounts-disagree for an impossible part.
 */
export function amountToPay(
  record: BookingRecord,
  paymentType: PaymentType,
  partCents: Cents | null = null,
): Cents {
  assertAllowed(mayBePaid(record, paymentType))
  const amountCents = priceOf(record, paymentType)
  if (amountCents <= 0) throw wrongState('There is no open balance to pay')
  if (partCents === null || paymentType !== 'balance') return amountCents
  const part = mayPayPart(partCents, amountCents)
  if (part.ok) return partCents
  // The due amount may have changed since it was shown, but the minimum for a part has not.
  throw refusedAmount(part.because === 'too_much' ? 'amounts-disagree' : 'invalid-fields', part.reason)
}

/**
 * Returns the amount of a card payment in cents. A reported transfer does not prevent paying the same by card, and money that
 * arrives twice is refunded. For a balance it is what is left after reports, or all that is not received once nothing is left.
 * Problems: as for `amountToPay`.
 */
export function amountToPayByCard(
  record: BookingRecord,
  paymentType: PaymentType,
  partCents: Cents | null,
): Cents {
  const isLeft = paymentType === 'balance' && partCents === null && balanceDueOf(record) > 0
  return amountToPay(isLeft ? record : withoutReports(record, paymentType), paymentType, partCents)
}

/** Checks whether a card payment of this kind is possible, even if a transfer is reported for it. */
export function mayBePaidByCard(record: BookingRecord, paymentType: PaymentType): Allowed {
  const asReported = mayBePaid(record, paymentType)
  return asReported.ok ? asReported : mayBePaid(withoutReports(record, paymentType), paymentType)
}

/** Returns the booking without its reported transfers. A reported deposit is kept for a balance, which can only follow a deposit. */
function withoutReports(record: BookingRecord, paymentType: PaymentType): BookingRecord {
  const comesBefore = (kind: LedgerKind) => paymentType === 'balance' && kind === 'deposit'
  return {
    ...record,
    payments: record.payments.filter(({ kind, state }) => state !== 'reported' || comesBefore(kind)),
  }
}

/** True if any payment can be made by card now, regardless of reported transfers. */
export function isPayableByCard(record: BookingRecord): boolean {
  return PAYMENT_TYPES.some((kind) => {
    const seen = withoutReports(record, kind)
    return mayBePaid(seen, kind).ok && priceOf(seen, kind) > 0
  })
}

function refusedAmount(code: 'amounts-disagree' | 'invalid-fields', message: string): Problem {
  return new Problem(code, { detail: message, errors: [{ field: 'amount', message }] })
}

/** Checks whether a payment of this kind is still open, counting reported transfers as paid. */
export function mayBePaid(record: BookingRecord, paymentType: PaymentType): Allowed {
  const { paymentStatus } = moneyOf(record)
  return mayPay({ status: record.booking.status, paymentStatus }, paymentType)
}

/** Returns the price of a payment of this kind in cents, whether or not it is possible now. */
export function priceOf(record: BookingRecord, paymentType: PaymentType): Cents {
  switch (paymentType) {
    case 'deposit':
      return depositOf(record)
    case 'full':
      return totalOf(record)
    case 'balance':
      return balanceDueOf(record)
  }
}

/** Returns the payment reference of a booking's transfer. Null if the booking has no retreat. */
export function transferReference(
  { booking, retreat }: Pick<BookingRecord, 'booking' | 'retreat'>,
  paymentType: PaymentType,
): string | null {
  return retreat && referencesOf(booking, retreat.startsOn)[paymentType]
}
