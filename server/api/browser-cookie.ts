import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { UNCLAIMED_HOLD_HOURS } from '#domain/booking/booking-state.ts'
import type { Deps } from '#server/deps.ts'
import { clientNetworkOf } from '#server/http/client-address.ts'
import { originOf, type Origin } from '#server/store/unclaimed-holds.ts'

const NAME = 'browser'
const PATH = '/api/submit-booking'
/** Seconds. Longer than an unclaimed place is held, until it has surely been released. */
const MAX_AGE_S = (UNCLAIMED_HOLD_HOURS + 1) * 60 * 60

/**
 * Returns where somebody books from. A random id identifies the browser for two hours, because the draft cookie is deleted on signing out,
 * and held places must still count (decision 0055).
 */
export async function recogniseBrowser(deps: Deps, c: Context): Promise<Origin> {
  const browser =
    (await getSignedCookie(c, deps.env.sessionSecret, NAME)) || randomBytes(16).toString('base64url')
  await setSignedCookie(c, NAME, browser, deps.env.sessionSecret, {
    path: PATH,
    httpOnly: true,
    sameSite: 'Lax',
    secure: deps.env.baseUrl.startsWith('https:'),
    maxAge: MAX_AGE_S,
  })
  return originOf(deps, { browser, network: clientNetworkOf(deps, c) })
}

/** Deletes the browser's cookie after the account was deleted. */
export function forgetBrowser(c: Context): void {
  deleteCookie(c, NAME, { path: PATH })
}
