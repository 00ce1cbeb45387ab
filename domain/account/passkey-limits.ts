/** How long the operator may take to answer her device, in seconds. */
export const PASSKEY_SECONDS = 5 * 60

export const MAX_PASSKEY_NAME_LENGTH = 60
