import type { LedgerAmount } from '#domain/payment/ledger.ts'
import type { Cents } from '#domain/base/money.ts'
import type { RefundReason } from './refund-reasons.ts'

/** A row of the ledger, as far as it decides what can be given back. */
export interface LedgerPart extends LedgerAmount {
  id: string
  /** The payment that a refund gives back from. */
  refundOf: string | null
  /** What the bank behind the card holds of a payment while a dispute is open; null where there is none. */
  disputedCents: Cents | null
}

/** What a payment still holds, in cents: received, less all that was decided to go back of it. A refund holds nothing. */
export function leftCents(ledger: readonly LedgerPart[], payment: LedgerPart): Cents {
  if (payment.kind === 'refund' || payment.state !== 'received') return 0
  const back = ledger.filter(({ refundOf, state }) => refundOf === payment.id && state !== 'rejected')
  return Math.max(
    0,
    back.reduce((rest, { amountCents }) => rest - amountCents, payment.amountCents),
  )
}

/** Whether a payment was entered by mistake and taken back since, by a counter-entry or by several: it has never come. */
export function isTakenBack(
  ledger: readonly { refundOf: string | null; refundReason: RefundReason | null }[],
  { id }: Pick<LedgerPart, 'id'>,
): boolean {
  return ledger.some(({ refundOf, refundReason }) => refundOf === id && refundReason === 'taken_back')
}

/** What of it can be given back now: what a bank holds in a dispute is not there to give. */
export function refundableCents(ledger: readonly LedgerPart[], payment: LedgerPart): Cents {
  return leftCents(ledger, payment) - withheldOfCents(ledger, payment)
}

/** What can be given back now of all payments, in cents. */
export function allRefundableCents(ledger: readonly LedgerPart[]): Cents {
  return ledger.reduce((sum, payment) => sum + refundableCents(ledger, payment), 0)
}

/** What banks hold in open disputes of the money that is left, in cents. */
export function withheldCents(ledger: readonly LedgerPart[]): Cents {
  return ledger.reduce((sum, payment) => sum + withheldOfCents(ledger, payment), 0)
}

/** What a bank holds in an open dispute of what is left of a payment, in cents. */
export function withheldOfCents(ledger: readonly LedgerPart[], payment: LedgerPart): Cents {
  return Math.min(payment.disputedCents ?? 0, leftCents(ledger, payment))
}
