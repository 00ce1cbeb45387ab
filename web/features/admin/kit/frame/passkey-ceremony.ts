import { api, errorText } from '#web/api/client.ts'

// Loaded on demand, because most visits to the login page and settings use no passkey.
const library = () => import('@simplewebauthn/browser')

/** True if this browser supports passkeys. Works only in a browser. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window
}

/** Signs in with a passkey. Throws `ApiError` or the browser's WebAuthn error. */
export async function enterByPasskey(remember: boolean): Promise<void> {
  const passkey = await signedChallenge()
  await api('POST', '/api/admin/login/passkey', { body: { passkey, remember } })
}

/** Confirms with a passkey that it is still the operator. Throws `ApiError` or the browser's WebAuthn error. */
export async function confirmByPasskey(): Promise<void> {
  const passkey = await signedChallenge()
  await api('POST', '/api/admin/confirm', { body: { passkey } })
}

async function signedChallenge() {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    library(),
    api('POST', '/api/admin/login/passkey/options'),
  ])
  return startAuthentication({ optionsJSON })
}

/** Creates a passkey on this device and registers it under `name`. Throws `ApiError` or the browser's WebAuthn error. */
export async function makePasskey(name: string): Promise<void> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    library(),
    api('POST', '/api/admin/passkeys/options'),
  ])
  const passkey = await startRegistration({ optionsJSON })
  await api('POST', '/api/admin/passkeys', { body: { name, passkey } })
}

/** Messages by the name of the browser's error (WebAuthn, sections 5.1.3 and 5.1.4). */
const TROUBLES = {
  use: {
    NotAllowedError: 'No passkey was used. Try again, or enter the password.',
    other: 'This device couldn’t use a passkey. Please enter the password.',
  },
  add: {
    NotAllowedError: 'No passkey was added. You can try again any time.',
    InvalidStateError: 'This device already has a passkey for this website.',
    other: 'This device can’t save a passkey. It may need a screen lock first.',
  },
} as const satisfies Record<string, Record<string, string>>

/** Returns why a passkey could not be used or added, and what to do. */
export function passkeyTrouble(error: unknown, wish: keyof typeof TROUBLES): string {
  const texts: Record<string, string> & { other: string } = TROUBLES[wish]
  // A `TypeError` is a failed request for the API or the library, an `ApiError` the server's answer.
  if (!(error instanceof Error) || error.name === 'TypeError' || error.name === 'ApiError')
    return errorText(error)
  return texts[error.name] ?? texts.other
}

/** True if the server rejected the passkey itself, so that only the password helps. */
export function isPasskeyUseless(code: string): boolean {
  return code === 'unknown-passkey' || code === 'wrong-passkey'
}
