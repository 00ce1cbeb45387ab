import type { Context } from 'hono'
import type { Deps } from '#server/deps.ts'

const OWN_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Where the guest is to be sent back to: the public address. On one's own machine it is the name that was typed, because
 * the session's cookie is known under that name only.
 */
export function siteOrigin(deps: Pick<Deps, 'env'>, c: Context): string {
  const asked = new URL(c.req.url)
  const own = new URL(deps.env.baseUrl)
  return OWN_MACHINE.has(own.hostname) && OWN_MACHINE.has(asked.hostname) ? asked.origin : own.origin
}
