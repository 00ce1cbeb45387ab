import type { Hono } from 'hono'
import { adminSession, enterAdmin, leaveAdmin } from '#server/accounts/admin-gate.ts'
import { knownDevice, rememberDevice } from '#server/accounts/known-device.ts'
import { countAttempt, forgiveAttempt } from '#server/accounts/password-attempts.ts'
import type { Deps } from '#server/deps.ts'
import { clientOf } from '#server/http/client-address.ts'
import { route } from './call.ts'

/** The gate counts as one account; no guest's can have this name, for it is no e-mail address. */
const ADMIN = 'admin'

export function adminGateRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'adminLogin', async ({ c, body }) => {
    const device = await knownDevice(deps, c)
    const client = device === null ? clientOf(deps, c) : { device }
    await countAttempt(deps, client, ADMIN)
    await enterAdmin(deps, c, { password: body.password, remember: body.remember ?? false })
    await forgiveAttempt(deps, client, ADMIN)
    await rememberDevice(deps, c, device)
    return { status: 204 }
  })

  route(app, deps, 'adminLogout', async ({ c }) => {
    await leaveAdmin(deps, c)
    return { status: 204 }
  })

  route(app, deps, 'adminSession', async ({ c }) => ({
    status: 200,
    body: { signedIn: (await adminSession(deps, c)) !== null },
  }))
}
