const HOUR_S = 60 * 60

/** Hours that a device stays signed in to the admin area. */
export const SESSION_HOURS = 12
export const SESSION_SECONDS = SESSION_HOURS * HOUR_S
/** Days that a device stays signed in if the operator says that it is their own. */
export const REMEMBERED_DAYS = 30
export const REMEMBERED_SECONDS = REMEMBERED_DAYS * 24 * HOUR_S

/** Seconds that the operator has to confirm on the device. */
export const PASSKEY_SECONDS = 5 * 60

export const MAX_ADMIN_PASSWORD_LENGTH = 200

/** Minutes for which a passkey or the password, given again, opens what a stolen session must not change. */
export const CONFIRMED_MINUTES = 5

export const MAX_PASSKEY_NAME_LENGTH = 60
