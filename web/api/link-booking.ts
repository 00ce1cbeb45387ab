import { api, ApiError } from './client.ts'

/** Problem codes that the guest must see, because the place is held for only an hour. */
const TELL = ['unauthorized', 'too-many-holds', 'too-many-requests']

/**
 * Links the booking made in this browser to the account that has just signed in (specification, section 4.5, step 4). Returns the error if
 * the guest can act on it; null on success and on any other failure.
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
