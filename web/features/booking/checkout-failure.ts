import type { FieldError } from '#domain/base/text-schema.ts'
import { ApiError, isDateGone } from '#web/api/client.ts'

/** What the guest is told when the booking was refused. No refusal loses what was typed. */
export interface CheckoutFailure {
  title: string
  description?: string
  fields: FieldError[]
  /** True if the dates must be loaded again, because the place was taken in the meantime. */
  reload: boolean
  /** Where the guest can go on; `returnTo` is where a sign-in there leads back to. */
  link?: { to: string; text: string; returnTo?: string }
  /** True if the guest must confirm the address first; the link may be requested again. */
  asksForAddress?: boolean
}

const OPEN_DASHBOARD = { to: '/dashboard', text: 'Open your dashboard' }
const SIGN_IN = { to: '/auth', text: 'Sign in or sign up', returnTo: '/booking' }

const OTHER_DATES = { to: '/booking', text: 'See all dates' }

export function checkoutFailure(
  error: unknown,
  { signedIn, offer }: { signedIn: boolean; offer?: string | undefined },
): CheckoutFailure {
  if (!(error instanceof ApiError) || !error.problem) {
    return {
      title: 'We couldn’t send your booking',
      description:
        'We can’t connect right now. Everything you typed is still here, so please try again in a moment.',
      fields: [],
      reload: false,
    }
  }
  // An offer fixes the date, so another one is chosen in a form without it.
  if (error.code === 'offer-over' || (offer !== undefined && isDateGone(error))) {
    return {
      title: error.title,
      description: `${error.detail} Everything you typed is saved.`,
      fields: [],
      reload: false,
      link: OTHER_DATES,
    }
  }
  if (isDateGone(error)) {
    return {
      title: error.title,
      description: 'Please choose another date. Everything else you typed is saved.',
      fields: [{ field: 'selectedDate', message: error.detail }],
      reload: true,
    }
  }
  const failure = { title: error.title, fields: error.fieldErrors, reload: false }
  if (error.code === 'wrong-state') return { ...failure, description: error.detail, link: OPEN_DASHBOARD }
  if (error.code === 'too-many-holds') {
    const description = `${error.detail} Everything you typed is saved.`
    if (error.problem.addressLink) return { ...failure, description, asksForAddress: true }
    return {
      ...failure,
      description,
      // An address with too many bookings is corrected in the form, also by a signed-in guest.
      ...(!signedIn && { link: SIGN_IN }),
      ...(signedIn && failure.fields.length === 0 && { link: OPEN_DASHBOARD }),
    }
  }
  return error.detail === error.title ? failure : { ...failure, description: error.detail }
}
