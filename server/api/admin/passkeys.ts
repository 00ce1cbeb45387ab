import type { Hono } from 'hono'
import { addPasskey, newPasskeyOptions } from '#server/account/add-passkey.ts'
import { listPasskeys, removePasskey } from '#server/account/passkeys.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/api/call.ts'
import { passkeySite, passkeySiteAt } from './passkey-site-at.ts'

export function passkeyRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'adminPasskeys', async ({ c }) => ({
    status: 200,
    body: await listPasskeys(deps, passkeySiteAt(deps, c)),
  }))

  route(app, deps, 'newPasskeyOptions', async ({ c, admin }) => ({
    status: 200,
    body: await newPasskeyOptions(deps, passkeySite(deps, c), admin),
  }))

  route(app, deps, 'addPasskey', async ({ c, body, admin }) => ({
    status: 201,
    body: await addPasskey(deps, passkeySite(deps, c), body, admin),
  }))

  route(app, deps, 'removePasskey', async ({ params, admin }) => {
    await removePasskey(deps, params.passkeyId, admin)
    return { status: 204 }
  })
}
