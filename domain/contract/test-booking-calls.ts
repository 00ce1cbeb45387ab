import * as z from 'zod/mini'
import { bookingSchema } from '#domain/booking/booking.ts'
import type { Call } from './call.ts'

export const testBookingSchema = z.object({
  leadId: z.string(),
  name: z.string(),
  madeAt: z.iso.datetime(),
  /** The label of the date that it copies. */
  date: z.string(),
})
export type TestBookingView = z.output<typeof testBookingSchema>

/** The calls about bookings that the operator makes to try the website. They move no money, take no place and reach no guest. */
export const testBookingCalls = {
  makeTestBooking: {
    method: 'post',
    path: '/api/admin/test-bookings',
    summary: 'Make a booking as a guest would; its pay link leads to the order and the payment',
    access: 'admin',
    answers: { 201: z.object({ lead: bookingSchema, payLink: z.nullable(z.string()) }) },
    problems: ['retreat-full'],
  },
  testBookings: {
    method: 'get',
    path: '/api/admin/test-bookings',
    summary: 'The test bookings, newest first',
    access: 'admin',
    answers: { 200: z.object({ bookings: z.array(testBookingSchema) }) },
  },
  removeTestBookings: {
    method: 'delete',
    path: '/api/admin/test-bookings',
    summary: 'Delete all test bookings with their payments and emails; nothing of real guests',
    access: 'admin',
    answers: { 200: z.object({ removed: z.int() }) },
  },
} as const satisfies Record<string, Call>
