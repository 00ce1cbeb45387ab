import type { Context } from 'hono'

/** Puts ready `Set-Cookie` lines onto the answer, beside those that are there already. */
export function setCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}
