import { content } from '#content/content.server.ts'
import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'
import type { DocumentedRow, DocumentFacts } from '#domain/document/document-content.ts'
import { reportedCents } from '#domain/payment/ledger.ts'
import { referenceSurname } from '#domain/payment/payment-reference.ts'
import { pick } from '#domain/booking/typed-records.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { quoteOf, totalOf } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { payeeOf, type RefundPayee } from '#server/store/refund-payee.ts'
import type { DocumentRow } from './document-record.ts'

/** Returns the facts for a booking's documents as it is now. Fields are listed one by one, so that nothing else can get into a document. */
export function documentFacts(
  record: BookingRecord,
  earlier: readonly DocumentRow[],
  issuedOn: CalendarDay,
  payees: readonly RefundPayee[],
): DocumentFacts {
  const { booking, retreat, payments } = record
  return {
    issuedOn,
    issuer: issuer(),
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
      earlier.map(({ paymentId, content: { number, issuedOn: on } }) => [
        paymentId,
        { number, issuedOn: on },
      ]),
    ),
  }
}

function issuer(): DocumentFacts['issuer'] {
  const { registeredName, companyNumber, address, mail } = content.packageTravel.organiser
  return {
    name: registeredName,
    brand: content.business.brand.siteTitle,
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
  'papersDueAt',
] as const satisfies (keyof PaymentRow)[]

function documentedRow(payment: PaymentRow, { name, email }: RefundPayee): DocumentedRow {
  const { kind, receivedOn, createdAt, settledAt } = payment
  return {
    ...pick(payment, SHOWN),
    reason: payment.refundReason,
    reference: payment.referenceText,
    guest: { name, email },
    on: receivedOn ?? banjulDay(kind === 'refund' ? createdAt : (settledAt ?? createdAt)),
  }
}
