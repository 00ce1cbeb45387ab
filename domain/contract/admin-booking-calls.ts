import * as z from 'zod/mini'
import { UNDO_SECONDS } from '#domain/base/undo-time.ts'
import { addedBookingSchema } from '#domain/booking-form/entered-booking.ts'
import { bookingSchema } from '#domain/booking/booking.ts'
import {
  cancelByOperatorSchema,
  guestPageSchema,
  mailsGoToSchema,
  moveSchema,
  noteSchema,
  operatorsRefundSchema,
  ownPlanSchema,
  reductionSchema,
  writtenLetterSchema,
  sealedFieldsSchema,
  writtenNoteSchema,
} from './admin-booking-shapes.ts'
import { outboxMessageSchema } from './api-shapes.ts'
import type { Call } from './call.ts'

/** The operator's calls for one booking. Each change adds an entry to the booking's history. */
export const adminBookingCalls = {
  readGuestPage: {
    method: 'get',
    path: '/api/admin/bookings/{bookingId}',
    summary: 'Everything about one booking except its emergency contact and health notes',
    access: 'admin',
    answers: { 200: guestPageSchema },
  },
  openSealedFields: {
    method: 'post',
    path: '/api/admin/bookings/{bookingId}/emergency-and-health',
    summary: "A booking's emergency contact and health notes; its history records each opening",
    access: 'admin',
    answers: { 200: sealedFieldsSchema },
  },
  enterBooking: {
    method: 'post',
    path: '/api/admin/bookings',
    summary:
      'Book for someone who called or wrote: takes a place and quotes the price. The same name and phone on a date that is not over is refused with 409 guest-repeated; with confirmRepeat true it is booked. With joins, the guest comes along with that of another booking, on its date and at its price. A national phone number is kept as an international one of phoneCountry (ISO 3166), BE by default',
    access: 'admin',
    body: addedBookingSchema,
    answers: {
      /** `payLink` is null if nothing is due. */
      201: z.object({ lead: bookingSchema, payLink: z.nullable(z.string()), mailsGoTo: mailsGoToSchema }),
    },
    problems: ['not-found', 'retreat-full', 'retreat-started', 'guest-repeated'],
  },
  cancelForGuest: {
    method: 'post',
    path: '/api/admin/bookings/{bookingId}/cancel',
    summary: `Cancel a booking: by the terms, with everything refunded, or with an agreed amount. Its place is kept, and refund and email wait, for ${UNDO_SECONDS} seconds`,
    access: 'admin',
    body: cancelByOperatorSchema,
    answers: { 200: z.object({ refund: operatorsRefundSchema, lead: bookingSchema }) },
    problems: ['wrong-state', 'more-than-received'],
  },
  undoCancelling: {
    method: 'post',
    path: '/api/admin/bookings/{bookingId}/cancel/undo',
    summary: `Undo a cancellation within ${UNDO_SECONDS} seconds: the booking is as before, and nothing was refunded or sent`,
    access: 'admin',
    answers: { 200: z.object({ lead: bookingSchema }) },
    problems: ['wrong-state'],
  },
  lowerPrice: {
    method: 'post',
    path: '/api/admin/bookings/{bookingId}/price',
    summary: `Lower the price of one guest, with the reason that the guest reads; what it does to what is left first, with dryRun. Refund and email wait for ${UNDO_SECONDS} seconds`,
    access: 'admin',
    body: reductionSchema,
    answers: {
      /** In euros; `refund` is what was paid above the new price. */
      200: z.object({ total: z.number(), balanceDue: z.number(), refund: z.number(), lead: bookingSchema }),
    },
    problems: ['wrong-state'],
  },
  setPlan: {
    method: 'put',
    path: '/api/admin/bookings/{bookingId}/plan',
    summary: `Set when one guest pays what is left: in 2 to 6 parts, or without parts by one day. The email waits for ${UNDO_SECONDS} seconds`,
    access: 'admin',
    body: ownPlanSchema,
    answers: { 200: z.object({ lead: bookingSchema }) },
    problems: ['wrong-state', 'parts-do-not-add-up'],
  },
  undoAgreement: {
    method: 'post',
    path: '/api/admin/bookings/{bookingId}/price/undo',
    summary: `Undo a change of price or payment days within ${UNDO_SECONDS} seconds: nothing was refunded or sent`,
    access: 'admin',
    answers: { 200: z.object({ lead: bookingSchema }) },
    problems: ['wrong-state'],
  },
  moveBooking: {
    method: 'post',
    path: '/api/admin/bookings/{bookingId}/move',
    summary: 'Move a booking to another date, room or package; the difference in price first, with dryRun',
    access: 'admin',
    body: moveSchema,
    answers: {
      200: z.object({
        /** The new price minus the old price, in euros. */
        difference: z.number(),
        /** The refund of what is overpaid after the move, in euros. */
        refund: z.number(),
        lead: bookingSchema,
      }),
    },
    problems: ['retreat-full', 'retreat-started', 'wrong-state'],
  },
  addNote: {
    method: 'post',
    path: '/api/admin/bookings/{bookingId}/notes',
    summary: 'Write a note about a guest, which only the operator reads',
    access: 'admin',
    body: noteSchema,
    answers: { 201: z.object({ note: writtenNoteSchema }) },
  },
  writeToGuest: {
    method: 'post',
    path: '/api/admin/bookings/{bookingId}/mails',
    summary: `Write to a booking's guest in the operator's own words; the email is sent ${UNDO_SECONDS} seconds later`,
    access: 'admin',
    body: writtenLetterSchema,
    answers: { 201: outboxMessageSchema },
    problems: ['wrong-state'],
  },
} as const satisfies Record<string, Call>
