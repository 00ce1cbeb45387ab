import { createHash, createHmac, randomBytes } from 'node:crypto'
import { and, eq, gt, lte, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'
import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie'
import { SEEN_EVERY_MS } from '#domain/account/account.ts'
import { REMEMBERED_SECONDS, SESSION_SECONDS } from '#domain/account/admin-limits.ts'
import type { Operator } from '#domain/booking/history.ts'
import { adminSessions } from '#server/db/tables/account-tables.ts'
import type { Deps } from '#server/deps.ts'
import { cookieOptions, cookiePrefix } from '#server/process/own-cookie.ts'
import { passwordMark } from './admin-password.ts'
import { deviceName } from './device-name.ts'

const COOKIE = 'admin'

type GateDeps = Pick<Deps, 'clock' | 'db' | 'env'>

/** The operator with their device, as the history names them, and the device's session. */
export type AdminSession = Operator & { sessionId: string }

/** Returns the request's open admin session. Null without one (decision 0010). */
export async function adminSession(deps: GateDeps, c: Context): Promise<AdminSession | null> {
  const token = getCookie(c, COOKIE, cookiePrefix(deps))
  if (!token) return null
  const now = deps.clock.now()
  const [session] = await deps.db
    .select({ id: adminSessions.id, device: adminSessions.device, seenAt: adminSessions.seenAt })
    .from(adminSessions)
    .where(and(eq(adminSessions.tokenHash, hashOf(token)), isOpen(deps)))
  if (!session) return null
  if (now.getTime() - session.seenAt.getTime() >= SEEN_EVERY_MS) {
    await deps.db.update(adminSessions).set({ seenAt: now }).where(eq(adminSessions.id, session.id))
  }
  return { actor: 'operator', device: session.device, sessionId: session.id }
}

/** True for sessions that have not expired and were opened under the present ADMIN_PASSWORD. */
export function isOpen(deps: GateDeps): SQL | undefined {
  return and(
    gt(adminSessions.expiresAt, deps.clock.now()),
    eq(adminSessions.passwordMark, passwordMark(deps)),
  )
}

/**
 * Opens an admin session by the product's clock and ends the browser's previous one. It lasts 12 hours, or 30 days on the operator's own
 * device. Call it after the operator was authenticated.
 */
export async function openAdminSession(
  deps: GateDeps,
  c: Context,
  { remember }: { remember: boolean },
): Promise<void> {
  await endSession(deps, c)
  const now = deps.clock.now()
  const seconds = remember ? REMEMBERED_SECONDS : SESSION_SECONDS
  const token = randomBytes(32).toString('base64url')
  await deps.db.delete(adminSessions).where(lte(adminSessions.expiresAt, now))
  await deps.db.insert(adminSessions).values({
    tokenHash: hashOf(token),
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
    passwordMark: passwordMark(deps),
    device: deviceName(c.req.header('user-agent')),
  })
  setCookie(c, COOKIE, token, cookieOptions(deps, 'Strict', seconds))
}

export async function leaveAdmin(deps: GateDeps, c: Context): Promise<void> {
  await endSession(deps, c)
  deleteCookie(c, COOKIE, cookieOptions(deps, 'Strict'))
}

async function endSession(deps: GateDeps, c: Context): Promise<void> {
  const token = getCookie(c, COOKIE, cookiePrefix(deps))
  if (token) await deps.db.delete(adminSessions).where(eq(adminSessions.tokenHash, hashOf(token)))
}

/** The database holds no token, so that a copy of it opens nothing. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

const DEVICE_COOKIE = 'admin-device'
const ONE_YEAR_S = 365 * 24 * 60 * 60

/**
 * Returns the browser's id if the operator has signed in with it before. Null otherwise. It gives no access; it only groups wrong passwords
 * for counting (decision 0010).
 */
export async function knownDevice(deps: Pick<Deps, 'env'>, c: Context): Promise<string | null> {
  return (await getSignedCookie(c, deviceKeyOf(deps), DEVICE_COOKIE, cookiePrefix(deps))) || null
}

/** Recognises the browser for a year after each sign-in. Call it after the password was right. */
export async function rememberDevice(
  deps: Pick<Deps, 'env'>,
  c: Context,
  known: string | null,
): Promise<void> {
  await setSignedCookie(
    c,
    DEVICE_COOKIE,
    known ?? randomBytes(16).toString('base64url'),
    deviceKeyOf(deps),
    cookieOptions(deps, 'Strict', ONE_YEAR_S),
  )
}

/** Returns a separate key. Another ADMIN_PASSWORD makes every browser unknown. */
function deviceKeyOf(deps: Pick<Deps, 'env'>): string {
  return createHmac('sha256', deps.env.sessionSecret)
    .update(`admin device\0${passwordMark(deps)}`)
    .digest('hex')
}
