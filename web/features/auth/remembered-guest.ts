import { readStoredBooking } from '#web/browser/browser-storage.ts'

/** Returns the name and address of the booking just made, so that the guest need not type them again; empty strings without one. */
export function rememberedGuest(): { firstName: string; lastName: string; email: string } {
  const booking = readStoredBooking()
  return {
    firstName: booking?.firstName ?? '',
    lastName: booking?.lastName ?? '',
    email: booking?.email ?? '',
  }
}
