import { and, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { changeEach } from '#server/change/change-booking.ts'
import { mailAbout, mailOf, type Mail, type Saved } from '#server/change/mails.ts'
import type { Transaction } from '#server/db/connect.ts'
import { payments } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadDocumentsOf, type DocumentRow } from '#server/document/document-record.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { loadPayees, payeeOf, recordOfPayee, type RefundPayee } from '#server/store/refund-payee.ts'

const isUnderWay = inArray(payments.state, ['initiated', 'failed', 'refunded'])

/** Refunds whose payees have not been told their current state. */
const isToBeNotified = and(
  eq(payments.kind, 'refund'),
  or(isNull(payments.refundReason), ne(payments.refundReason, 'taken_back')),
  or(
    and(isNull(payments.payeeNotice), isNotNull(payments.payerHandOverId), isUnderWay),
    and(isNull(payments.payeeNotice), eq(payments.method, 'bank_transfer'), eq(payments.state, 'refunded')),
    and(eq(payments.payeeNotice, 'promised'), eq(payments.state, 'refunded')),
  ),
)

/**
 * Emails payees when their refund was sent: by bank transfer, or again after the bank had rejected it. Previous guests are also emailed
 * when one is opened; the current guest is emailed by whatever opened it, and never about other people's refunds. Runs in the sweep
 * (decision 0170).
 */
export async function notifyPayees(deps: Deps): Promise<void> {
  const found = await deps.db
    .selectDistinct({ bookingId: payments.bookingId })
    .from(payments)
    .where(isToBeNotified)
  await changeEach(deps, found, 'a payee could not be told of a refund yet', async (record, { tx }) => {
    const due = record.payments.filter((payment) => isDue(payment, record))
    const payees = await loadPayees(tx, record)
    const mails: Mail[] = []
    for (const refund of due) mails.push(...(await payeeMails(tx, record, refund, payeeOf(payees, refund))))
    const noticed = (payeeNotice: 'sent' | 'promised', rows: readonly PaymentRow[]) => ({
      ids: rows.map(({ id }) => id),
      columns: { payeeNotice },
    })
    const isSent = ({ state }: PaymentRow) => state === 'refunded'
    return {
      payments: {
        set: [
          noticed('sent', due.filter(isSent)),
          noticed(
            'promised',
            due.filter((row) => !isSent(row)),
          ),
        ],
      },
      mails,
      result: null,
    }
  })
}

async function payeeMails(
  tx: Transaction,
  record: BookingRecord,
  refund: PaymentRow,
  payee: RefundPayee,
): Promise<Mail[]> {
  const documents = documentsOf(refund, await loadDocumentsOf(tx, payee))
  const payeeRecord = recordOfPayee(payee, record)
  const input = { payment: { ...refund, payerHandOverId: null }, documents }
  // A refund that was sent by the time its payee is told of it is told once.
  if (refund.state === 'refunded') return [mailAbout(payeeRecord, 'refund-sent', input)]
  return [mailAbout(payeeRecord, 'refund-made', input)]
}

/** Returns the emails to the current guest about the refunds that a change has opened, with their documents. */
export function refundMails({ refunds, documents }: Pick<Saved, 'refunds' | 'documents'>): Mail[] {
  return refunds
    .filter(({ payerHandOverId }) => payerHandOverId === null)
    .map((payment) => mailOf('refund-made', { payment, documents: documentsOf(payment, documents) }))
}

function documentsOf(payment: PaymentRow, documents: readonly DocumentRow[]): DocumentRow[] {
  return documents.filter(({ paymentId }) => paymentId === payment.id)
}

/**
 * True if the payee is to be emailed about this refund now. It waits while the refund or its payment can be undone; a counter-entry
 * moves no money, so it is never announced.
 */
function isDue(refund: PaymentRow, { payments: ledger }: BookingRecord): boolean {
  if (refund.kind !== 'refund' || refund.refundReason === 'taken_back') return false
  const source = ledger.find(({ id }) => id === refund.refundOf)
  if (refund.documentDueAt !== null || (source && source.documentDueAt !== null)) return false
  if (refund.payeeNotice === 'promised') return refund.state === 'refunded'
  if (refund.payeeNotice !== null) return false
  return refund.payerHandOverId === null
    ? refund.method === 'bank_transfer' && refund.state === 'refunded'
    : ['initiated', 'failed', 'refunded'].includes(refund.state)
}
