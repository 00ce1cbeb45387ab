import { readStoredBooking } from '#web/browser/browser-storage.ts'
import { api } from './client.ts'

/**
 * Gives the booking that this browser made to the account that has just signed in (specification, section 4, booking
 * flow 4). Where there is none, or it is not this guest's to claim, the sign-in goes on without it.
 */
export async function linkStoredBooking(): Promise<void> {
  const booking = readStoredBooking()
  if (!booking) return
  try {
    await api('POST', '/api/link-booking', { body: { leadId: booking.leadId } })
  } catch (error) {
    console.warn('The booking was not linked', error)
  }
}
