import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { PASSKEY_SECONDS } from '#domain/passkey-limits.ts'
import type { Deps } from '#server/deps.ts'

const NAME = 'admin-passkey'
/** Nothing else reads it. */
const PATH = '/api/admin/login/passkey'

/** Names a browser at the gate while it uses a passkey: what it is given to sign is kept on the server, for it alone. */
export function giveChallengeCookie(deps: Pick<Deps, 'env'>, c: Context): string {
  const browser = randomBytes(16).toString('base64url')
  setCookie(c, NAME, browser, {
    path: PATH,
    httpOnly: true,
    sameSite: 'Strict',
    secure: deps.env.baseUrl.startsWith('https:'),
    maxAge: PASSKEY_SECONDS,
  })
  return browser
}

/** The browser that was named so, and will not be again; empty where none was. */
export function takeChallengeCookie(c: Context): string {
  const browser = getCookie(c, NAME) ?? ''
  deleteCookie(c, NAME, { path: PATH })
  return browser
}
