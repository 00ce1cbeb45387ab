import type { BookingPayment } from '#domain/api/api-contract.ts'
import { eurosFromCents } from '#domain/base/money.ts'
import { Problem } from '#domain/api/problem.ts'
import { withheldOfPaymentCents } from '#domain/refund/refundable.ts'
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
 * Returns a booking's payments and refunds, oldest first, each with its document. Leaves out rejected payments, and card payments
 * that did not fit and wait for the operator. Problem: not-found.
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
 * Returns one guest's payments and refunds with their documents, and the link to enter bank details for waiting refunds. Leaves out
 * other guests' payments, of which only the sum counts towards the price (decision 0170).
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

/** Returns a booking's payments and refunds, oldest first, with the given documents. `withNotes` is for the operator only. */
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
      disputed: eurosFromCents(withheldOfPaymentCents(payments, payment)),
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
      // The operator pays a refund that the provider refused.
      return kind === 'refund' ? 'under_way' : null
    case 'rejected':
      return null
  }
}
