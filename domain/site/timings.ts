/** Delays of the screens, in milliseconds (specification, section 9.5). */
export const AUTOSAVE_DELAY_MS = 2_000
export const EXISTING_BOOKING_REDIRECT_MS = 1_000
export const BOOKING_DONE_REDIRECT_MS = 1_000
export const SIGN_IN_REDIRECT_MS = 1_000
export const NO_BOOKING_REDIRECT_MS = 2_000
export const TRANSFER_REDIRECT_MS = 2_000
export const FORCED_LOGOUT_REDIRECT_MS = 500
export const COPIED_INDICATOR_MS = 2_000
export const DISMISSED_TOAST_REMOVAL_MS = 1_000_000
/** Milliseconds that the browser gets to open the card page before the next way is tried; after three the guest gets the link. */
export const CHECKOUT_TIMEOUT_MS = 1_000

const FIRST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 60 * 60_000

/** Returns the milliseconds to wait after the n-th failed attempt at the card provider: 10, 20, 40 … seconds, at most an hour. */
export function backOffMs(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(Math.max(failures, 1) - 1, 20), LONGEST_WAIT_MS)
}
