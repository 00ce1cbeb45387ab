import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '#server/deps.ts'

const NAME = 'signed-in-before'
/** Only the sign-in page reads the cookie. */
const PATH = '/auth'
const ONE_YEAR_S = 365 * 24 * 60 * 60

/** True if anybody has signed in with this browser, so that somebody who comes from a booking sees the sign-in form (decision 0010). */
export function hasSignedInBefore(c: Context): boolean {
  return getCookie(c, NAME) === '1'
}

/** Remembers that somebody signed in. The cookie identifies nobody and gives no access, so it is unsigned and survives signing out. */
export function rememberSignIn(deps: Pick<Deps, 'env'>, c: Context): void {
  setCookie(c, NAME, '1', {
    path: PATH,
    httpOnly: true,
    sameSite: 'Lax',
    secure: deps.env.baseUrl.startsWith('https:'),
    maxAge: ONE_YEAR_S,
  })
}

/** Deletes the cookie after the account was deleted. */
export function forgetSignIn(c: Context): void {
  deleteCookie(c, NAME, { path: PATH })
}
