import type { BookingPayment } from '#domain/api/api-contract.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { Problem } from '#domain/api/problem.ts'
import { withheldOfCents } from '#domain/refund/refundable.ts'
import type { Deps } from '#server/deps.ts'
import { isPartOfBalance } from '#server/store/booking-money.ts'
import {
  loadBookingFor,
  type BookingRecord,
  type PaymentRow,
  type Requester,
} from '#server/store/booking-record.ts'
import {
  awaitedBy,
  presentGuest,
  recordOf,
  refundLinkToken,
  type RefundPayee,
} from '#server/store/refund-payee.ts'
import { loadDocuments, loadDocumentsOf, type DocumentRow } from './document-record.ts'

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
  if (by === 'admin') {
    return paymentsOf(record, { documents: await loadDocuments(db, bookingId), withNotes: true })
  }
  return paymentsOfPayee(deps, record, presentGuest(record.booking))
}

/**
 * What one guest paid for a booking and gets back, with the documents of it and the link by which they say where a refund goes. What
 * another guest of the booking paid is not among it: only its sum counts for the price (decision 0170).
 */
export async function paymentsOfPayee(
  deps: Pick<Deps, 'db' | 'env'>,
  record: BookingRecord,
  payee: RefundPayee,
): Promise<BookingPayment[]> {
  const documents = await loadDocumentsOf(deps.db, payee)
  const own = recordOf(payee, record)
  const isAsked = payee.sealedAccount === null
  const awaited = isAsked ? awaitedBy(payee, record.payments).map(({ id }) => id) : []
  const accountLink = `/refund/${refundLinkToken(deps, payee)}`
  const shown = paymentsOf({ ...record, payments: own.payments }, { documents, withNotes: false })
  return shown.map((payment) => ({
    ...payment,
    accountLink: awaited.includes(payment.id) ? accountLink : null,
  }))
}

/**
 * All that was paid for a booking and refunded, oldest first, with those documents that are given; `withNotes` for the operator alone.
 */
export function paymentsOf(
  record: BookingRecord,
  { documents, withNotes }: { documents: readonly DocumentRow[]; withNotes: boolean } = {
    documents: [],
    withNotes: false,
  },
): BookingPayment[] {
  const { payments } = record
  return payments.flatMap((payment) => {
    const step = stepOf(payment)
    if (step === null) return []
    const isSettled = step === 'received' || step === 'paid_back'
    const at = isSettled ? (payment.settledAt ?? payment.createdAt) : payment.createdAt
    const document = documents.find(({ paymentId }) => paymentId === payment.id)
    return {
      id: payment.id,
      kind: payment.kind,
      method: payment.method,
      amount: eurosFromCents(payment.amountCents),
      step,
      at: at.toISOString(),
      reason: payment.refundReason,
      note: withNotes ? payment.reasonNote : null,
      document: document ? { id: document.id, kind: document.kind, number: document.content.number } : null,
      isPart: isPartOfBalance(record, payment),
      isOutgoingGuests: payment.payerHandOverId !== null,
      disputed: eurosFromCents(withheldOfCents(payments, payment)),
      accountLink: null,
    }
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
