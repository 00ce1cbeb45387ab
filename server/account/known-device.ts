import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Deps } from '#server/deps.ts'

const COOKIE = 'admin-device'
const ONE_YEAR_S = 365 * 24 * 60 * 60

type DeviceDeps = Pick<Deps, 'env'>

/**
 * Returns the browser's id if the operator has signed in with it before. Null otherwise. It gives no access; it only groups wrong passwords
 * for counting (decision 0010).
 */
export async function knownDevice(deps: DeviceDeps, c: Context): Promise<string | null> {
  return (await getSignedCookie(c, keyOf(deps), COOKIE)) || null
}

/** Recognises the browser for a year after each sign-in. Call it after the password was right. */
export async function rememberDevice(deps: DeviceDeps, c: Context, known: string | null): Promise<void> {
  await setSignedCookie(c, COOKIE, known ?? randomBytes(16).toString('base64url'), keyOf(deps), {
    // Only this path reads the cookie.
    path: '/api/admin/login',
    httpOnly: true,
    sameSite: 'Strict',
    secure: deps.env.baseUrl.startsWith('https:'),
    maxAge: ONE_YEAR_S,
  })
}

/** Returns a separate key. It includes the admin password, so that a new one makes every browser unknown. */
function keyOf({ env }: DeviceDeps): string {
  return createHmac('sha256', env.sessionSecret)
    .update(`admin device\0${env.adminPassword ?? ''}`)
    .digest('hex')
}
