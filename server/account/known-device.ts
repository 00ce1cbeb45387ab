import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { Deps } from '#server/deps.ts'

const COOKIE = 'admin-device'
const ONE_YEAR_S = 365 * 24 * 60 * 60

type DeviceDeps = Pick<Deps, 'env'>

/**
 * The id of the browser, where the operator has passed the gate with it before; null where nobody has. It opens
 * nothing: it only says whose wrong passwords are counted together (decision 0010).
 */
export async function knownDevice(deps: DeviceDeps, c: Context): Promise<string | null> {
  return (await getSignedCookie(c, keyOf(deps), COOKIE)) || null
}

/** Knows the browser from now on, for a year after each sign-in. Call it once the password was right. */
export async function rememberDevice(deps: DeviceDeps, c: Context, known: string | null): Promise<void> {
  await setSignedCookie(c, COOKIE, known ?? randomBytes(16).toString('base64url'), keyOf(deps), {
    // Nothing else reads it.
    path: '/api/admin/login',
    httpOnly: true,
    sameSite: 'Strict',
    secure: deps.env.baseUrl.startsWith('https:'),
    maxAge: ONE_YEAR_S,
  })
}

/** A key of its own. The set password is part of it, so that a new one makes every browser unknown. */
function keyOf({ env }: DeviceDeps): string {
  return createHmac('sha256', env.sessionSecret)
    .update(`admin device\0${env.adminPassword ?? ''}`)
    .digest('hex')
}
