import * as z from 'zod/mini'
import { DOCUMENT_KINDS } from '#domain/document/documents.ts'
import { ORDERED_BY } from '#domain/order/order.ts'
import { LEDGER_KINDS, PAYMENT_METHODS } from '#domain/payment/ledger.ts'
import { REFUND_REASONS } from '#domain/payment/refund-reasons.ts'
import type { Call } from './call.ts'

/** The state of a payment or refund as the guest sees it: a refund is `under_way` until it has been paid out. */
const PAYMENT_STEPS = ['reported', 'received', 'under_way', 'paid_back'] as const

/** One payment or refund of a booking, in euros, with its document. */
export const bookingPaymentSchema = z.object({
  id: z.string(),
  kind: z.enum(LEDGER_KINDS),
  method: z.enum(PAYMENT_METHODS),
  /** True if it is one of several payments of the balance. */
  isPart: z.boolean(),
  amount: z.number(),
  /** The part that a bank holds because the cardholder disputes the payment; usually 0. */
  disputed: z.number(),
  /** True if an outgoing guest paid it or gets it back. Only the operator sees such a row. */
  isOutgoingGuests: z.boolean(),
  step: z.enum(PAYMENT_STEPS),
  /** When it was reported, received, decided or paid back. */
  at: z.iso.datetime(),
  reason: z.nullable(z.enum(REFUND_REASONS)),
  /** The operator's own reason for the refund; null for the guest. */
  note: z.nullable(z.string()),
  /** The link by which the guest gives the bank details for a refund by transfer; null if none are needed, and for the operator. */
  accountLink: z.nullable(z.string()),
  document: z.nullable(z.object({ id: z.string(), kind: z.enum(DOCUMENT_KINDS), number: z.string() })),
})
export type BookingPayment = z.infer<typeof bookingPaymentSchema>

/** An order of a booking as it was placed, with its total in euros. */
export const bookingOrderSchema = z.object({
  id: z.string(),
  /** The hash of the whole order. */
  version: z.string(),
  orderedAt: z.iso.datetime(),
  orderedBy: z.enum(ORDERED_BY),
  total: z.number(),
})
export type BookingOrder = z.infer<typeof bookingOrderSchema>

/** The calls for a booking's payments, orders, documents and calendar file, for its guest and the operator. */
export const documentCalls = {
  bookingPayments: {
    method: 'get',
    path: '/api/booking-payments/{bookingId}',
    summary:
      'Payments and refunds of a booking, oldest first, with receipts and credit notes, and its orders',
    access: 'owner-or-admin',
    answers: {
      200: z.object({ payments: z.array(bookingPaymentSchema), orders: z.array(bookingOrderSchema) }),
    },
  },
  downloadDocument: {
    method: 'get',
    path: '/api/documents/{documentId}',
    summary: 'A receipt or credit note as a PDF',
    access: 'owner-or-admin',
    answers: { 200: { file: 'application/pdf' } },
    problems: ['too-many-requests', 'too-busy'],
  },
  downloadOrder: {
    method: 'get',
    path: '/api/orders/{orderId}',
    summary: 'An order as a PDF, as it was placed: figures, standard form, terms',
    access: 'owner-or-admin',
    answers: { 200: { file: 'application/pdf' } },
    problems: ['too-many-requests', 'too-busy'],
  },
  downloadCalendar: {
    method: 'get',
    path: '/api/calendar/{bookingId}',
    summary: 'The retreat for a calendar (iCalendar); cancelled once the booking no longer has a place',
    access: 'owner-or-admin',
    answers: { 200: { file: 'text/calendar' } },
  },
} as const satisfies Record<string, Call>
