import { addDays, banjulDay, daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { sumCents, type Cents } from '#domain/base/money.ts'
import { REFUND_DUE_DAYS } from '#domain/terms/package-rights.ts'
import type { LedgerAmount, PaymentMethod } from './ledger.ts'
import type { RefundReason } from './refund-reasons.ts'

/** The part of a ledger row that decides what can be refunded. */
export interface LedgerPart extends LedgerAmount {
  id: string
  /** The payment that a refund pays back. */
  refundOf: string | null
  /** The part of a payment that the card's bank holds while a dispute is open; null if there is none. */
  disputedCents: Cents | null
}

/** A ledger row with how and by whom it was paid. */
export interface PaidRow extends LedgerPart {
  method: PaymentMethod
  refundReason: RefundReason | null
  /** The card provider's id; null for a payment outside the provider. */
  providerReference: string | null
  /** When its document and mail are due; null once they are out. */
  documentDueAt: Date | null
  /** The hand-over by which the payer left; null if the present guest paid (decision 0170). */
  payerHandOverId: string | null
}

/** Returns the part of a payment for which no refund was decided, in cents; 0 for a refund. */
export function unrefundedCents(ledger: readonly LedgerPart[], payment: LedgerPart): Cents {
  if (payment.kind === 'refund' || payment.state !== 'received') return 0
  const refunds = ledger.filter(({ refundOf, state }) => refundOf === payment.id && state !== 'rejected')
  return Math.max(0, payment.amountCents - sumCents(refunds))
}

/** True if a payment was entered by mistake and reversed by counter-entries, so it never came. */
export function isReversed(
  ledger: readonly { refundOf: string | null; refundReason: RefundReason | null }[],
  { id }: Pick<LedgerPart, 'id'>,
): boolean {
  return ledger.some(({ refundOf, refundReason }) => refundOf === id && refundReason === 'taken_back')
}

/** Returns what can be refunded of a payment now, in cents: what a bank holds in a dispute is not available. */
export function refundableCents(ledger: readonly LedgerPart[], payment: LedgerPart): Cents {
  return unrefundedCents(ledger, payment) - disputedOfPaymentCents(ledger, payment)
}

/** Returns what a booking holds, in cents: the money that is here and could be refunded now. The other sum is `settledCents` (ledger.ts). */
export function heldCents(ledger: readonly LedgerPart[]): Cents {
  return ledger.reduce((sum, payment) => sum + refundableCents(ledger, payment), 0)
}

/** Returns what banks hold in open disputes of the money not refunded, in cents. */
export function allDisputedCents(ledger: readonly LedgerPart[]): Cents {
  return ledger.reduce((sum, payment) => sum + disputedOfPaymentCents(ledger, payment), 0)
}

/** Returns what a bank holds in an open dispute of a payment's unrefunded part, in cents. */
export function disputedOfPaymentCents(ledger: readonly LedgerPart[], payment: LedgerPart): Cents {
  return Math.min(payment.disputedCents ?? 0, unrefundedCents(ledger, payment))
}

/** Returns the last day on which a refund is paid in time, counted from the day in Banjul on which it became due. */
export function refundDueOn(owedSince: Date): CalendarDay {
  return addDays(banjulDay(owedSince), REFUND_DUE_DAYS)
}

/** Returns by how many days a refund owed since an instant is late on a day: 0 until its last day is over. */
export function refundDaysLate(owedSince: Date, today: CalendarDay): number {
  return Math.max(0, daysBetween(refundDueOn(owedSince), today))
}
