import { readStoredBooking } from '#web/browser/browser-storage.ts'

/** The name and address that a guest has just booked with, so that they need not be typed again. */
export function rememberedGuest(): { firstName: string; lastName: string; email: string } {
  const booking = readStoredBooking()
  return {
    firstName: booking?.firstName ?? '',
    lastName: booking?.lastName ?? '',
    email: booking?.email ?? '',
  }
}
