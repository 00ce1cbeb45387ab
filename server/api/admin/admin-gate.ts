import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { PASSKEY_SECONDS } from '#domain/account/admin-limits.ts'
import { Problem } from '#domain/contract/problem.ts'
import { addPasskey, newPasskeyOptions } from '#server/account/add-passkey.ts'
import { knownDevice, leaveAdmin, openAdminSession, rememberDevice } from '#server/account/admin-gate.ts'
import { checkAdminPassword, mailAdminResetLink, resetAdminPassword } from '#server/account/admin-password.ts'
import { checkPasskey, passkeyLoginOptions } from '#server/account/check-passkey.ts'
import { assertConfirmed, confirmSession } from '#server/account/confirmed.ts'
import { passkeySiteOf, type PasskeySite } from '#server/account/passkey-site.ts'
import { listPasskeys, removePasskey } from '#server/account/passkeys.ts'
import {
  ADMIN,
  countAttempt,
  countUnknownDevice,
  forgiveAttempt,
  forgiveUnknownDevice,
} from '#server/account/rate-limit.ts'
import type { Handlers } from '#server/api/call.ts'
import type { Deps } from '#server/deps.ts'
import { clientOf } from '#server/http/client-address.ts'
import { siteOrigin } from '#server/http/security.ts'
import { cookieOptions, cookiePrefix } from '#server/process/own-cookie.ts'

const CHALLENGE_COOKIE = 'admin-passkey'

/** Sets a cookie that identifies a browser while it uses a passkey. Its challenge stays on the server. */
function giveChallengeCookie(deps: Pick<Deps, 'env'>, c: Context): string {
  const browser = randomBytes(16).toString('base64url')
  setCookie(c, CHALLENGE_COOKIE, browser, cookieOptions(deps, 'Strict', PASSKEY_SECONDS))
  return browser
}

/** Returns the browser's id and deletes its cookie. Empty without one. */
function takeChallengeCookie(deps: Pick<Deps, 'env'>, c: Context): string {
  const browser = getCookie(c, CHALLENGE_COOKIE, cookiePrefix(deps)) ?? ''
  deleteCookie(c, CHALLENGE_COOKIE, cookieOptions(deps, 'Strict'))
  return browser
}

/** Signing in to the admin area, and the passkeys for it. */
export function adminGateHandlers(deps: Deps) {
  return {
    adminLogin: async ({ c, body }) => {
      const device = await prove(deps, c, byPassword(deps, body.password))
      await enter(deps, c, body, device)
    },

    adminResetLink: () => mailAdminResetLink(deps),

    resetAdminPassword: ({ body }) => resetAdminPassword(deps, body),

    passkeyLoginOptions: async ({ c }) => {
      const site = passkeySite(deps, c)
      const browser = giveChallengeCookie(deps, c)
      return passkeyLoginOptions(deps, site, { browser })
    },

    passkeyLogin: async ({ c, body }) => {
      const site = passkeySite(deps, c)
      const browser = takeChallengeCookie(deps, c)
      const device = await prove(deps, c, () => checkPasskey(deps, site, { browser }, body.passkey))
      await enter(deps, c, body, device)
    },

    confirmAdmin: async ({ c, body, admin }) => {
      if ('password' in body) {
        await prove(deps, c, byPassword(deps, body.password))
      } else {
        const site = passkeySite(deps, c)
        const browser = takeChallengeCookie(deps, c)
        await prove(deps, c, () => checkPasskey(deps, site, { browser }, body.passkey))
      }
      await confirmSession(deps, admin)
    },

    adminLogout: ({ c }) => leaveAdmin(deps, c),

    adminPasskeys: ({ c }) => listPasskeys(deps, passkeySiteAt(deps, c)),

    newPasskeyOptions: async ({ c, admin }) => {
      const site = passkeySite(deps, c)
      // A passkey of a stolen session's own would confirm everything else.
      await assertConfirmed(deps, admin)
      return newPasskeyOptions(deps, site, admin)
    },

    addPasskey: ({ c, body, admin }) => addPasskey(deps, passkeySite(deps, c), body, admin),

    removePasskey: ({ params, admin }) => removePasskey(deps, params.passkeyId, admin),
  } satisfies Partial<Handlers>
}

type Proof = (device: string | null) => Promise<void>

function byPassword(deps: Deps, password: string): Proof {
  return async (device) => {
    if (device === null) await countUnknownDevice(deps)
    await checkAdminPassword(deps, password)
    if (device === null) await forgiveUnknownDevice(deps)
  }
}

/** Checks a proof that this is the operator, and returns the known device. Attempts by password and by passkey are counted together. */
async function prove(deps: Deps, c: Context, proof: Proof): Promise<string | null> {
  const device = await knownDevice(deps, c)
  const client = device === null ? clientOf(deps, c) : { device }
  await countAttempt(deps, client, ADMIN)
  await proof(device)
  await forgiveAttempt(deps, client, ADMIN)
  return device
}

/** Signs the operator in after a proof. */
async function enter(
  deps: Deps,
  c: Context,
  { remember = false }: { remember?: boolean | undefined },
  device: string | null,
): Promise<void> {
  await openAdminSession(deps, c, { remember })
  await rememberDevice(deps, c, device)
}

/** Returns the site for passkeys at the requested address. Null if the address allows none. */
export function passkeySiteAt(deps: Pick<Deps, 'env'>, c: Context): PasskeySite | null {
  return passkeySiteOf(siteOrigin(deps, c))
}

/** Returns the site for passkeys at the requested address. Problem: passkeys-impossible. */
function passkeySite(deps: Pick<Deps, 'env'>, c: Context): PasskeySite {
  const site = passkeySiteAt(deps, c)
  if (site === null) throw new Problem('passkeys-impossible')
  return site
}
