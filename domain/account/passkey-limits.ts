/** Seconds that the operator has to confirm on the device. */
export const PASSKEY_SECONDS = 5 * 60

export const MAX_PASSKEY_NAME_LENGTH = 60
