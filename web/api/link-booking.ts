import { readStoredBooking } from '#web/browser/browser-storage.ts'
import { api, ApiError } from './client.ts'

/** Where the account holds too much already, the guest has to hear of it: the place is held for an hour only. */
const TELL = ['too-many-holds', 'too-many-requests']

/**
 * Gives the booking that this browser made to the account that has just signed in (specification, section 4.5, step 4).
 * Where there is none, or it is not this guest's to claim, the sign-in goes on without it; a refusal that the guest can
 * do something about is given back.
 */
export async function linkStoredBooking(): Promise<ApiError | null> {
  const booking = readStoredBooking()
  if (!booking) return null
  try {
    await api('POST', '/api/link-booking', { body: { leadId: booking.leadId } })
  } catch (error) {
    if (error instanceof ApiError && TELL.includes(error.code)) return error
    console.warn('The booking was not linked', error)
  }
  return null
}
