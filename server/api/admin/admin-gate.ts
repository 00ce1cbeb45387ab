import { randomBytes } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { checkAdminPassword, leaveAdmin, openAdminSession } from '#server/account/admin-gate.ts'
import { checkPasskey, passkeyLoginOptions } from '#server/account/check-passkey.ts'
import { knownDevice, rememberDevice } from '#server/account/known-device.ts'
import {
  countAttempt,
  countUnknownDevice,
  forgiveAttempt,
  forgiveUnknownDevice,
} from '#server/account/password-attempts.ts'
import { limitRate } from '#server/account/rate-limit.ts'
import type { Deps } from '#server/deps.ts'
import { clientOf } from '#server/http/client-address.ts'
import { PASSKEY_SECONDS } from '#domain/account/passkey-limits.ts'
import { done, ok, route } from '#server/api/call.ts'
import { passkeySite } from './passkey-site-at.ts'

const NAME = 'admin-passkey'
/** Only this path reads the cookie. */
const PATH = '/api/admin/login/passkey'

/** Sets a cookie that identifies a browser while it uses a passkey. Its challenge stays on the server. */
function giveChallengeCookie(deps: Pick<Deps, 'env'>, c: Context): string {
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

/** Returns the browser's id and deletes its cookie. Empty without one. */
function takeChallengeCookie(c: Context): string {
  const browser = getCookie(c, NAME) ?? ''
  deleteCookie(c, NAME, { path: PATH })
  return browser
}

/** Attempts to enter the admin area count as those of one account. No guest's account has this name, because it is no email address. */
const ADMIN = 'admin'

export function adminGateRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'adminLogin', async ({ c, body }) => {
    await enter(deps, c, body, async (device) => {
      if (device === null) await countUnknownDevice(deps)
      await checkAdminPassword(deps, body.password)
      if (device === null) await forgiveUnknownDevice(deps)
    })
    return { status: 204 }
  })

  route(app, deps, 'passkeyLoginOptions', async ({ c }) => {
    await limitRate(deps, clientOf(deps, c), 'passkey-options')
    const site = passkeySite(deps, c)
    const browser = giveChallengeCookie(deps, c)
    return ok(passkeyLoginOptions(deps, site, { browser }))
  })

  route(app, deps, 'passkeyLogin', async ({ c, body }) => {
    const site = passkeySite(deps, c)
    const browser = takeChallengeCookie(c)
    await enter(deps, c, body, () => checkPasskey(deps, site, { browser }, body.passkey))
    return { status: 204 }
  })

  route(app, deps, 'adminLogout', ({ c }) => done(leaveAdmin(deps, c)))
}

/** Signs the operator in after `prove`. Attempts by password and by passkey are counted together. */
async function enter(
  deps: Deps,
  c: Context,
  { remember = false }: { remember?: boolean | undefined },
  prove: (device: string | null) => Promise<void>,
): Promise<void> {
  const device = await knownDevice(deps, c)
  const client = device === null ? clientOf(deps, c) : { device }
  await countAttempt(deps, client, ADMIN)
  await prove(device)
  await openAdminSession(deps, c, { remember })
  await forgiveAttempt(deps, client, ADMIN)
  await rememberDevice(deps, c, device)
}
