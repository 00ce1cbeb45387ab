/** Delays of the screens, in milliseconds (specification, section 9.5). */
export const AUTOSAVE_DELAY_MS = 2_000
export const EXISTING_BOOKING_REDIRECT_MS = 1_000
export const BOOKING_DONE_REDIRECT_MS = 1_000
export const SIGN_IN_REDIRECT_MS = 1_000
export const NO_BOOKING_REDIRECT_MS = 2_000
export const TRANSFER_REDIRECT_MS = 2_000
export const FORCED_LOGOUT_REDIRECT_MS = 500
export const COPIED_INDICATOR_MS = 2_000
export const TOAST_LIMIT = 1
export const DISMISSED_TOAST_REMOVAL_MS = 1_000_000
/** Milliseconds that the browser gets to open the card page before the next way is tried; after three the guest gets the link. */
export const CHECKOUT_TIMEOUT_MS = 1_000
