import { mayPay, type Allowed } from '#domain/booking/allowed-actions.ts'
import { mayPayPart } from '#domain/payment/balance-part.ts'
import type { LedgerKind } from '#domain/payment/ledger.ts'
import type { Cents } from '#domain/base/money.ts'
import { PAYMENT_TYPES, type PaymentType } from '#domain/payment/payment-reference.ts'
import { demandAllowed, Problem } from '#domain/api/problem.ts'
import { balanceDueOf, depositOf, moneyOf, totalOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { referencesOf } from '#server/store/present-booking.ts'

/**
 * What a guest is to pay now for a payment of this kind, from the frozen quote and the ledger; of a balance only `partCents` of it,
 * where the guest has said so. Nothing else is paid in parts: there an amount that the browser names changes nothing. Problems: wrong-state; invalid-fields and amounts-disagree, for a part that cannot be one.
 */
export function amountToPay(
  record: BookingRecord,
  paymentType: PaymentType,
  partCents: Cents | null = null,
): Cents {
  demandAllowed(mayBePaid(record, paymentType))
  const amountCents = priceOf(record, paymentType)
  if (amountCents <= 0) throw new Problem('wrong-state', { detail: 'There is no open balance to pay' })
  if (partCents === null || paymentType !== 'balance') return amountCents
  const part = mayPayPart(partCents, amountCents)
  if (part.ok) return partCents
  // What is due may have changed since it was shown; that a part is too small has always been so.
  throw refusedAmount(part.because === 'too_much' ? 'amounts-disagree' : 'invalid-fields', part.reason)
}

/**
 * The same on the provider's page, where a transfer that is only reported shuts no way to pay: what it was reported for may be
 * paid by card as well, and what arrives twice is refunded. Of a balance it is what is left to pay, and all that was not received once
 * nothing is left. The problems are the same.
 */
export function amountToPayByCard(
  record: BookingRecord,
  paymentType: PaymentType,
  partCents: Cents | null = null,
): Cents {
  const isLeft = paymentType === 'balance' && partCents === null && balanceDueOf(record) > 0
  return amountToPay(isLeft ? record : withoutReports(record, paymentType), paymentType, partCents)
}

/** Whether a payment of this kind may be made by card: also where a transfer is reported for it. */
export function mayBePaidByCard(record: BookingRecord, paymentType: PaymentType): Allowed {
  const asReported = mayBePaid(record, paymentType)
  return asReported.ok ? asReported : mayBePaid(withoutReports(record, paymentType), paymentType)
}

/** A booking as if no transfer were reported; a deposit that is reported still comes before its balance. */
function withoutReports(record: BookingRecord, paymentType: PaymentType): BookingRecord {
  const comesBefore = (kind: LedgerKind) => paymentType === 'balance' && kind === 'deposit'
  return {
    ...record,
    payments: record.payments.filter(({ kind, state }) => state !== 'reported' || comesBefore(kind)),
  }
}

/** Whether anything may be paid by card now. */
export function isPayableByCard(record: BookingRecord): boolean {
  return PAYMENT_TYPES.some((kind) => {
    const seen = withoutReports(record, kind)
    return mayBePaid(seen, kind).ok && priceOf(seen, kind) > 0
  })
}

function refusedAmount(code: 'amounts-disagree' | 'invalid-fields', message: string): Problem {
  return new Problem(code, { detail: message, errors: [{ field: 'amount', message }] })
}

/** Whether a payment of this kind is still to be made, reported transfers counted: what a transfer may be reported for. */
export function mayBePaid(record: BookingRecord, paymentType: PaymentType): Allowed {
  const { paymentStatus } = moneyOf(record)
  return mayPay({ status: record.booking.status, paymentStatus }, paymentType)
}

/** What a payment of this kind costs, whether it fits now or not. */
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

/** What a booking's transfer of this kind is known by; null where nothing has been agreed yet. */
export function transferReference(
  { booking, retreat }: Pick<BookingRecord, 'booking' | 'retreat'>,
  paymentType: PaymentType,
): string | null {
  return retreat && referencesOf(booking, retreat.startsOn)[paymentType]
}
