import { sql } from 'drizzle-orm'
import type { SiteContent } from '#content/site-content.ts'
import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { pick } from '#domain/base/typed-records.ts'
import {
  composeDocuments,
  rowsToDocument,
  type DocumentedRow,
  type DocumentFacts,
} from '#domain/document/document-content.ts'
import { documentYear, type DocumentKind } from '#domain/document/documents.ts'
import { reportedCents } from '#domain/payment/ledger.ts'
import { referenceSurname } from '#domain/payment/payment-reference.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { Transaction } from '#server/db/connect.ts'
import { documentCounters, documents } from '#server/db/schema.ts'
import { quoteOf, totalOf } from '#server/store/booking-money.ts'
import { reloadBooking, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import { loadPayees, payeeOf, type RefundPayee } from '#server/store/refund-payee.ts'
import { loadDocuments, type DocumentRow } from './document-record.ts'

/**
 * Issues every receipt and credit note that a booking's ledger requires and lacks, in the transaction of the change, and returns
 * the new ones. Requires the booking's lock, and ledger and booking already changed. Example bookings get none.
 */
export async function issueDocuments(
  tx: Transaction,
  site: SiteContent,
  issuedAt: Date,
  bookingId: string,
): Promise<DocumentRow[]> {
  const record = await reloadBooking(tx, bookingId)
  if (record.booking.isExample) return []
  const earlier = await loadDocuments(tx, bookingId)
  const due = rowsToDocument(record.payments, new Set(earlier.map(({ paymentId }) => paymentId)))
  if (due.length === 0) return []

  const issuedOn = banjulDay(issuedAt)
  const year = documentYear(issuedOn)
  const count = (wanted: DocumentKind) => due.filter(({ kind }) => kind === wanted).length
  // A fixed order, so that two transactions cannot deadlock.
  const nextNumbers = {
    receipt: await takeNumbers(tx, 'receipt', year, count('receipt')),
    credit_note: await takeNumbers(tx, 'credit_note', year, count('credit_note')),
  }
  const facts = documentFacts(site, record, earlier, issuedOn, await loadPayees(tx, record))
  return tx
    .insert(documents)
    .values(
      composeDocuments(facts, nextNumbers).map(({ rowId, number, content: written }) => ({
        kind: written.kind,
        year,
        number,
        bookingId,
        paymentId: rowId,
        issuedAt,
        content: written,
      })),
    )
    .returning()
}

/**
 * Reserves `count` numbers and returns the first. The counter's row stays locked until the transaction ends and rolls back with it,
 * so numbers have neither duplicates nor gaps.
 */
async function takeNumbers(
  tx: Transaction,
  kind: DocumentKind,
  year: number,
  count: number,
): Promise<number> {
  if (count === 0) return 0
  const [counter] = await tx
    .insert(documentCounters)
    .values({ kind, year, last: count })
    .onConflictDoUpdate({
      target: [documentCounters.kind, documentCounters.year],
      set: { last: sql`${documentCounters.last} + ${count}` },
    })
    .returning()
  if (!counter) throw new Error('no document number could be taken')
  return counter.last - count + 1
}

/** Returns the facts for a booking's documents as it is now. Fields are listed one by one, so that nothing else can get into a document. */
function documentFacts(
  site: SiteContent,
  record: BookingRecord,
  earlier: readonly DocumentRow[],
  issuedOn: CalendarDay,
  payees: readonly RefundPayee[],
): DocumentFacts {
  const { booking, retreat, payments } = record
  return {
    issuedOn,
    issuer: issuer(site),
    booking: {
      reference: `${referenceSurname(booking.lastName ?? '')}-${booking.referenceSuffix}`,
      retreat: retreat && labelOf(retreat),
      packageType: booking.packageType,
      room: booking.selectedRoom,
      status: booking.status,
      quote: quoteOf(booking),
      totalCents: totalOf(record),
      reportedCents: reportedCents(payments),
    },
    ledger: payments.map((payment) => documentedRow(payment, payeeOf(payees, payment))),
    issued: new Map(
      earlier.map((issued) => [issued.paymentId, pick(issued.content, ['number', 'issuedOn'])]),
    ),
  }
}

function issuer({ packageTravel, business }: SiteContent): DocumentFacts['issuer'] {
  const { registeredName, companyNumber, address, mail } = packageTravel.organiser
  return {
    name: registeredName,
    brand: business.brand.siteTitle,
    address,
    registration: companyNumber,
    email: mail,
  }
}

const SHOWN = [
  'id',
  'kind',
  'state',
  'method',
  'amountCents',
  'refundOf',
  'reasonNote',
  'documentDueAt',
] as const satisfies (keyof PaymentRow)[]

function documentedRow(payment: PaymentRow, { name, email }: RefundPayee): DocumentedRow {
  const { kind, receivedOn, createdAt, settledAt } = payment
  return {
    ...pick(payment, SHOWN),
    reason: payment.refundReason,
    reference: payment.method === 'bank_transfer' ? payment.referenceText : null,
    guest: { name, email },
    on: receivedOn ?? banjulDay(kind === 'refund' ? createdAt : (settledAt ?? createdAt)),
  }
}
