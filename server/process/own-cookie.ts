import type { CookieOptions, CookiePrefixOptions } from 'hono/utils/cookie'
import type { Env } from '#server/env.ts'

/** Returns the prefix of cookie names in live mode: with `__Host-`, browsers take a cookie only from this host, over HTTPS. */
export function cookiePrefix({ env }: { env: Pick<Env, 'live'> }): CookiePrefixOptions | undefined {
  return env.live ? 'host' : undefined
}

/** Returns the attributes of a cookie for the server alone. `Lax` is also sent when somebody follows a link from another site. */
export function cookieOptions(
  deps: { env: Pick<Env, 'baseUrl' | 'live'> },
  sameSite: 'Lax' | 'Strict',
  maxAge?: number,
): CookieOptions {
  const prefix = cookiePrefix(deps)
  return {
    // `__Host-` allows no other path.
    path: '/',
    httpOnly: true,
    sameSite,
    secure: deps.env.baseUrl.startsWith('https:'),
    ...(maxAge !== undefined && { maxAge }),
    ...(prefix && { prefix }),
  }
}
