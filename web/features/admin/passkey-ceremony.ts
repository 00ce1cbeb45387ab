import { api } from '#web/api/client.ts'

// The library comes with the press that needs it: at the gate and in the settings most visits need none.
const library = () => import('@simplewebauthn/browser')

/** Whether this browser has passkeys at all. Call it only in a browser. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window
}

/** Has the device sign what the server gives out, and passes the gate with it. */
export async function enterByPasskey(remember: boolean): Promise<void> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    library(),
    api('POST', '/api/admin/login/passkey/options'),
  ])
  const passkey = await startAuthentication({ optionsJSON })
  await api('POST', '/api/admin/login/passkey', { body: { passkey, remember } })
}

/** Has the device make a passkey, and keeps it under the device's name. */
export async function makePasskey(name: string): Promise<void> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    library(),
    api('POST', '/api/admin/passkeys/options'),
  ])
  const passkey = await startRegistration({ optionsJSON })
  await api('POST', '/api/admin/passkeys', { body: { name, passkey } })
}
