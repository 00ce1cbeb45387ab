import * as z from 'zod/mini'
import { bookingSchema } from '#domain/booking/booking.ts'

const priced = {
  firstName: true,
  lastName: true,
  quote: true,
  amountPaid: true,
  amountReported: true,
  balanceDue: true,
} as const

/** The part of a booking just made in this browser that the sign-in page shows: the order and the guest, and who comes along. */
export const waitingBookingSchema = z.extend(
  z.pick(bookingSchema, {
    ...priced,
    id: true,
    email: true,
    selectedDate: true,
    packageType: true,
    selectedRoom: true,
    status: true,
    holdExpiresAt: true,
  }),
  { others: z.array(z.pick(bookingSchema, priced)) },
)
export type WaitingBooking = z.infer<typeof waitingBookingSchema>
