import type { Context } from 'hono'

/** Adds `Set-Cookie` headers to the response, keeping earlier ones. */
export function setCookies(c: Context, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
}
