import * as z from 'zod/mini'
import { bookingSchema } from '#domain/booking/booking.ts'

/** The part of a booking just made in this browser that the sign-in page shows: the order and the guest. */
export const waitingBookingSchema = z.pick(bookingSchema, {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  selectedDate: true,
  packageType: true,
  selectedRoom: true,
  status: true,
  holdExpiresAt: true,
  quote: true,
  amountPaid: true,
  amountReported: true,
  balanceDue: true,
})
export type WaitingBooking = z.infer<typeof waitingBookingSchema>
