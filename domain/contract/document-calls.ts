import * as z from 'zod/mini'
import { bookingPaymentSchema } from '#domain/document/booking-payment.ts'
import { ORDERED_BY } from '#domain/order/order.ts'
import type { Call } from './call.ts'

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
    problems: ['too-busy'],
  },
  downloadOrder: {
    method: 'get',
    path: '/api/orders/{orderId}',
    summary: 'An order as a PDF, as it was placed: figures, standard form, terms',
    access: 'owner-or-admin',
    answers: { 200: { file: 'application/pdf' } },
    problems: ['too-busy'],
  },
  downloadCalendar: {
    method: 'get',
    path: '/api/calendar/{bookingId}',
    summary: 'The retreat for a calendar (iCalendar); cancelled once the booking no longer has a place',
    access: 'owner-or-admin',
    answers: { 200: { file: 'text/calendar' } },
  },
} as const satisfies Record<string, Call>
