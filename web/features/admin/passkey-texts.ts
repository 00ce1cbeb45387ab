import { errorText } from '#web/api/client.ts'

/** What browsers say of a passkey that was not used or made, by the name of the error (WebAuthn, sections 5.1.3 and 5.1.4). */
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

/** What came in between where a passkey was to be used or added, and how it goes on. */
export function passkeyTrouble(error: unknown, wish: keyof typeof TROUBLES): string {
  const texts: Record<string, string> & { other: string } = TROUBLES[wish]
  // What a browser's own calls for the server and for our files fail with, and what the server itself has said.
  if (!(error instanceof Error) || error.name === 'TypeError' || error.name === 'ApiError')
    return errorText(error, 'No connection. Please try again.')
  return texts[error.name] ?? texts.other
}

/** Whether the passkey itself was the trouble, so that only the password helps. */
export function isPasskeyUseless(code: string): boolean {
  return code === 'unknown-passkey' || code === 'wrong-passkey'
}
