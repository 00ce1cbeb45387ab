import type { Hono } from 'hono'
import { addPasskey, newPasskeyOptions } from '#server/account/add-passkey.ts'
import { listPasskeys, removePasskey } from '#server/account/passkeys.ts'
import type { Deps } from '#server/deps.ts'
import { done, ok, route } from '#server/api/call.ts'
import { passkeySite, passkeySiteAt } from './passkey-site-at.ts'

export function passkeyRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'adminPasskeys', ({ c }) => ok(listPasskeys(deps, passkeySiteAt(deps, c))))

  route(app, deps, 'newPasskeyOptions', ({ c, admin }) =>
    ok(newPasskeyOptions(deps, passkeySite(deps, c), admin)),
  )

  route(app, deps, 'addPasskey', async ({ c, body, admin }) => ({
    status: 201,
    body: await addPasskey(deps, passkeySite(deps, c), body, admin),
  }))

  route(app, deps, 'removePasskey', ({ params, admin }) => done(removePasskey(deps, params.passkeyId, admin)))
}
