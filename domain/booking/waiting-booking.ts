import * as z from 'zod/mini'
import { bookingSchema } from './booking.ts'

/** What the sign-in shows of the booking that its browser has just made: the order, and who ordered. */
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
