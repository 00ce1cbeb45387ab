const HOUR_S = 60 * 60

/** How long a device stays signed in to the admin. */
export const SESSION_HOURS = 12
export const SESSION_SECONDS = SESSION_HOURS * HOUR_S
/** The same where the operator says that the device is hers. */
export const REMEMBERED_DAYS = 30
export const REMEMBERED_SECONDS = REMEMBERED_DAYS * 24 * HOUR_S
