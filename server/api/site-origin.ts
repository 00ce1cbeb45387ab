import type { Context } from 'hono'
import type { Deps } from '#server/deps.ts'

const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Returns the origin that guests are sent back to: the public address, or on a developer's machine the host name in use, because the
 * session cookie belongs to that name.
 */
export function siteOrigin(deps: Pick<Deps, 'env'>, c: Context): string {
  const asked = new URL(c.req.url)
  const own = new URL(deps.env.baseUrl)
  return OWN_MACHINE.has(own.hostname) && OWN_MACHINE.has(asked.hostname) ? asked.origin : own.origin
}
