import { api } from '#web/api/client.ts'

// Loaded on demand, because most visits to the login page and settings use no passkey.
const library = () => import('@simplewebauthn/browser')

/** True if this browser supports passkeys. Works only in a browser. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window
}

/** Signs in with a passkey. Throws `ApiError` or the browser's WebAuthn error. */
export async function enterByPasskey(remember: boolean): Promise<void> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    library(),
    api('POST', '/api/admin/login/passkey/options'),
  ])
  const passkey = await startAuthentication({ optionsJSON })
  await api('POST', '/api/admin/login/passkey', { body: { passkey, remember } })
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
