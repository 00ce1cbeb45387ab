import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '#server/deps.ts'

const NAME = 'signed-in-before'
/** Only the page of the sign-in needs it. */
const PATH = '/auth'
const ONE_YEAR_S = 365 * 24 * 60 * 60

/** Whether anybody has signed in with this browser: whoever comes from a booking then meets the sign-in (decision 0010). */
export function hasSignedInBefore(c: Context): boolean {
  return getCookie(c, NAME) === '1'
}

/** It names nobody and opens nothing, so it is not signed, and outlasts the signing out. */
export function rememberSignIn(deps: Pick<Deps, 'env'>, c: Context): void {
  setCookie(c, NAME, '1', {
    path: PATH,
    httpOnly: true,
    sameSite: 'Lax',
    secure: deps.env.baseUrl.startsWith('https:'),
    maxAge: ONE_YEAR_S,
  })
}

/** With the account goes what the browser knew of it. */
export function forgetSignIn(c: Context): void {
  deleteCookie(c, NAME, { path: PATH })
}
