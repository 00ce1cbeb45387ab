import { errorText } from '#web/api/client.ts'

/** Messages by the name of the browser's error (WebAuthn, sections 5.1.3 and 5.1.4). */
const TROUBLES = {
  use: {
    NotAllowedError: 'No passkey was used. Try again, or enter the password.',
    other: 'This device could not use a passkey. Please enter the password.',
  },
  add: {
    NotAllowedError: 'No passkey was added. Try again when you like.',
    InvalidStateError: 'This device has a passkey for this website already.',
    other: 'This device cannot keep a passkey. It may need a screen lock first.',
  },
} as const satisfies Record<string, Record<string, string>>

/** Returns why a passkey could not be used or added, and what to do. */
export function passkeyTrouble(error: unknown, wish: keyof typeof TROUBLES): string {
  const texts: Record<string, string> & { other: string } = TROUBLES[wish]
  // A `TypeError` is a failed request for the API or the library, an `ApiError` the server's answer.
  if (!(error instanceof Error) || error.name === 'TypeError' || error.name === 'ApiError')
    return errorText(error, 'No connection. Please try again.')
  return texts[error.name] ?? texts.other
}

/** True if the server rejected the passkey itself, so that only the password helps. */
export function isPasskeyUseless(code: string): boolean {
  return code === 'unknown-passkey' || code === 'wrong-passkey'
}
