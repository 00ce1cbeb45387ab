import type { BookingPayment } from '#domain/api-contract.ts'
import { eurosFromCents } from '#domain/money.ts'
import { Problem } from '#domain/problem.ts'
import { refundsByTransfer } from '#domain/refund-account.ts'
import { withheldOfCents } from '#domain/refundable.ts'
import type { Deps } from '#server/deps.ts'
import { bookingLinkToken } from '#server/store/booking-link-token.ts'
import { isOfFormerGuest, isPartOfBalance } from '#server/store/booking-money.ts'
import {
  loadBookingFor,
  type BookingRecord,
  type PaymentRow,
  type Requester,
} from '#server/store/booking-record.ts'
import { loadDocuments, type DocumentRow } from './document-record.ts'

/**
 * What was paid for a booking and given back, oldest first, with the document of each. What never came, and card money
 * that did not fit and is looked at by the operator, is not among it. Problem: not-found.
 */
export async function listBookingPayments(
  deps: Pick<Deps, 'db' | 'env'>,
  bookingId: string,
  by: Requester,
): Promise<BookingPayment[]> {
  const { db } = deps
  const record = await loadBookingFor(db, bookingId, by)
  if (!record) throw new Problem('not-found')
  const documents = await loadDocuments(db, bookingId)
  if (by === 'admin') return paymentsOf(record, { documents, withNotes: true })
  // What was issued to an earlier guest is that guest's (decision 0170).
  const { handedOverAt } = record.booking
  const own = documents.filter(({ issuedAt }) => handedOverAt === null || issuedAt >= handedOverAt)
  const accountLink = `/refund/${bookingLinkToken(deps, 'refund', record.booking)}`
  return paymentsOf(record, { documents: own, withNotes: false, accountLink })
}

/**
 * The same of a booking that is at hand, with those documents that are given; `withNotes` for the operator alone, `accountLink` for the
 * guest, who alone may say where a refund goes (decision 0103).
 */
export function paymentsOf(
  record: BookingRecord,
  {
    documents,
    withNotes,
    accountLink = null,
  }: { documents: readonly DocumentRow[]; withNotes: boolean; accountLink?: string | null } = {
    documents: [],
    withNotes: false,
  },
): BookingPayment[] {
  const { payments } = record
  const awaited = record.booking.refundAccount === null ? refundsByTransfer(payments) : []
  return payments.flatMap((payment) => {
    const step = stepOf(payment)
    const document = documents.find(({ paymentId }) => paymentId === payment.id) ?? null
    const disputed = eurosFromCents(withheldOfCents(payments, payment))
    return step === null
      ? []
      : [
          {
            ...present(payment, step, document, withNotes),
            isPart: isPartOfBalance(record, payment),
            isFormerGuests: isOfFormerGuest(record, payment),
            disputed,
            accountLink: awaited.includes(payment) ? accountLink : null,
          },
        ]
  })
}

function stepOf({ kind, state }: PaymentRow): BookingPayment['step'] | null {
  switch (state) {
    case 'reported':
    case 'received':
      return state
    case 'refunded':
      return 'paid_back'
    case 'initiated':
    case 'failed':
      // A refund that the provider refused is paid out by the operator instead.
      return kind === 'refund' ? 'under_way' : null
    case 'rejected':
      return null
  }
}

function present(
  payment: PaymentRow,
  step: BookingPayment['step'],
  document: DocumentRow | null,
  withNotes: boolean,
): Omit<BookingPayment, 'accountLink' | 'disputed' | 'isFormerGuests' | 'isPart'> {
  const isSettled = step === 'received' || step === 'paid_back'
  const at = isSettled ? (payment.settledAt ?? payment.createdAt) : payment.createdAt
  return {
    id: payment.id,
    kind: payment.kind,
    method: payment.method,
    amount: eurosFromCents(payment.amountCents),
    step,
    at: at.toISOString(),
    reason: payment.refundReason,
    note: withNotes ? payment.reasonNote : null,
    document: document && { id: document.id, kind: document.kind, number: document.content.number },
  }
}
