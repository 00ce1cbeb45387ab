import { api, ApiError } from './client.ts'

/** The guest has to hear of these: the place is held for an hour only. */
const TELL = ['unauthorized', 'too-many-holds', 'too-many-requests']

/**
 * Gives the booking that this browser made to the account that has just signed in (specification, section 4.5, step 4).
 * Where it is not this guest's to claim, the sign-in goes on without it; a refusal that the guest can do something about
 * is given back.
 */
export async function linkBooking(leadId: string): Promise<ApiError | null> {
  try {
    await api('POST', '/api/link-booking', { body: { leadId } })
  } catch (error) {
    if (error instanceof ApiError && TELL.includes(error.code)) return error
    console.warn('The booking was not linked', error)
  }
  return null
}
