import { inArray } from 'drizzle-orm'
import { eurosFromCents } from '#domain/base/money.ts'
import type { BookingPayment } from '#domain/contract/api-contract.ts'
import type { HandedOverPlace } from '#domain/contract/hand-over-calls.ts'
import { Problem } from '#domain/contract/problem.ts'
import { isPaidByHolder } from '#domain/payment/payer.ts'
import { disputedOfPaymentCents } from '#domain/payment/refundable.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isPartOfBalance } from '#server/store/booking-money.ts'
import {
  loadBookingFor,
  loadBookings,
  type BookingRecord,
  type PaymentRow,
  type Requester,
} from '#server/store/booking-record.ts'
import { complaintsBy, presentComplaint } from '#server/store/complaint-record.ts'
import { listHandOversFrom } from '#server/store/hand-over-record.ts'
import {
  refundsAwaitedBy,
  outgoingGuestPayee,
  currentGuestPayee,
  recordOfPayee,
  refundLinkToken,
  type RefundPayee,
} from '#server/store/refund-payee.ts'
import { loadDocuments, loadDocumentsOf, presentDocument, type DocumentRow } from './document-record.ts'

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
  return paymentsOfPayee(deps, record, currentGuestPayee(record.booking))
}

/**
 * Returns one guest's payments and refunds with their documents, and the link to enter bank details for waiting refunds. Leaves out
 * other guests' payments, of which only the sum counts towards the price (decision 0170).
 */
async function paymentsOfPayee(
  deps: Pick<Deps, 'db' | 'env'>,
  record: BookingRecord,
  payee: RefundPayee,
): Promise<BookingPayment[]> {
  const documents = await loadDocumentsOf(deps.db, payee)
  const own = recordOfPayee(payee, record)
  const isAsked = payee.refundAccount === null
  const awaited = isAsked ? refundsAwaitedBy(payee, record.payments).map(({ id }) => id) : []
  const accountLink = `/refund/${refundLinkToken(deps, payee)}`
  const shown = paymentsOf({ ...record, payments: own.payments }, { documents })
  return shown.map((payment) => ({
    ...payment,
    accountLink: awaited.includes(payment.id) ? accountLink : null,
  }))
}

/** Returns a booking's payments and refunds, oldest first, with the given documents. `withNotes` is for the operator only. */
export function paymentsOf(
  record: BookingRecord,
  { documents = [], withNotes = false }: { documents?: readonly DocumentRow[]; withNotes?: boolean } = {},
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
      // A refund that the card provider refused goes by transfer.
      method: payment.state === 'failed' && !withNotes ? 'bank_transfer' : payment.method,
      amount: eurosFromCents(payment.amountCents),
      step,
      at: at.toISOString(),
      reason: payment.refundReason,
      note: withNotes ? payment.reasonNote : null,
      document: document ? { id: document.id, kind: document.kind, number: document.content.number } : null,
      isPart: isPartOfBalance(record, payment),
      isOutgoingGuests: payment.payerHandOverId !== null,
      ...(!isPaidByHolder(payment.paidBy, record.booking) && { isByOther: true }),
      disputed: eurosFromCents(disputedOfPaymentCents(payments, payment)),
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

/**
 * Returns the bookings that an account has handed over, newest first, with what remains its own: documents of its payments, its
 * refunds and its complaints (decision 0170).
 */
export async function listHandedOver(
  deps: Pick<Deps, 'db' | 'env'>,
  userId: string,
): Promise<HandedOverPlace[]> {
  const { db } = deps
  const former = await listHandOversFrom(db, userId)
  const ids = former.map(({ bookingId }) => bookingId)
  const records = ids.length === 0 ? [] : await loadBookings(db, inArray(bookings.id, ids))
  const complaints = former.length === 0 ? [] : await complaintsBy(db, userId)
  const places = await Promise.all(
    former.map(async (handOver): Promise<HandedOverPlace | []> => {
      const record = records.find(({ booking }) => booking.id === handOver.bookingId)
      if (!record) return []
      const payee = outgoingGuestPayee(handOver)
      const documents = await loadDocumentsOf(db, payee)
      const payments = await paymentsOfPayee(deps, record, payee)
      const own = complaints.filter(
        ({ bookingId, receivedAt }) => bookingId === handOver.bookingId && receivedAt <= handOver.until,
      )
      return {
        retreatDate: record.retreat && labelOf(record.retreat),
        name: handOver.fromName,
        handedOverAt: handOver.until.toISOString(),
        documents: documents.map(presentDocument),
        refunds: payments.filter(({ kind }) => kind === 'refund'),
        complaints: own.map(presentComplaint),
      }
    }),
  )
  return places.flat()
}
