import type { Context } from 'hono'
import { Problem } from '#domain/api/problem.ts'
import { passkeySiteOf, type PasskeySite } from '#server/account/passkey-site.ts'
import type { Deps } from '#server/deps.ts'
import { siteOrigin } from '#server/api/site-origin.ts'

/** Returns the site for passkeys at the requested address. Null if the address allows none. */
export function passkeySiteAt(deps: Pick<Deps, 'env'>, c: Context): PasskeySite | null {
  return passkeySiteOf(siteOrigin(deps, c))
}

/** Returns the site for passkeys at the requested address. Problem: passkeys-impossible. */
export function passkeySite(deps: Pick<Deps, 'env'>, c: Context): PasskeySite {
  const site = passkeySiteAt(deps, c)
  if (site === null) throw new Problem('passkeys-impossible')
  return site
}
