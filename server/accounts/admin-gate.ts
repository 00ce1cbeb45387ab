import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { UNKNOWN_DEVICE, type Actor } from '#domain/history.ts'
import { Problem } from '#domain/problem.ts'
import { adminSessions } from '#server/db/account-tables.ts'
import type { Deps } from '#server/deps.ts'
import { deviceName } from './device-name.ts'

const COOKIE = 'admin'
const TWELVE_HOURS_S = 12 * 60 * 60

type GateDeps = Pick<Deps, 'adminPassword' | 'clock' | 'db' | 'env'>

/** The operator at one of her devices, as the history names who changed something. */
export type AdminSession = Extract<Actor, { actor: 'operator' }>

/** The open admin session that the request carries; null where it carries none (decision 0006). */
export async function adminSession(deps: GateDeps, c: Context): Promise<AdminSession | null> {
  const token = getCookie(c, COOKIE)
  if (!token) return null
  const [session] = await deps.db
    .select({ device: adminSessions.device })
    .from(adminSessions)
    .where(
      and(eq(adminSessions.tokenHash, hashOf(deps, token)), gt(adminSessions.expiresAt, deps.clock.now())),
    )
  return session ? { actor: 'operator', device: session.device ?? UNKNOWN_DEVICE } : null
}

/**
 * Opens an admin session of 12 hours by the product's clock, and ends the one that this browser had.
 * Problem: wrong-admin-password.
 */
export async function enterAdmin(deps: GateDeps, c: Context, password: string): Promise<void> {
  if (!(await deps.adminPassword.matches(password))) throw new Problem('wrong-admin-password')
  await endSession(deps, c)
  const now = deps.clock.now()
  const token = randomBytes(32).toString('base64url')
  await deps.db.delete(adminSessions).where(lte(adminSessions.expiresAt, now))
  await deps.db.insert(adminSessions).values({
    tokenHash: hashOf(deps, token),
    expiresAt: new Date(now.getTime() + TWELVE_HOURS_S * 1000),
    device: deviceName(c.req.header('user-agent')),
  })
  setCookie(c, COOKIE, token, { ...attributesOf(deps), maxAge: TWELVE_HOURS_S })
}

export async function leaveAdmin(deps: GateDeps, c: Context): Promise<void> {
  await endSession(deps, c)
  deleteCookie(c, COOKIE, attributesOf(deps))
}

async function endSession(deps: GateDeps, c: Context): Promise<void> {
  const token = getCookie(c, COOKIE)
  if (token) await deps.db.delete(adminSessions).where(eq(adminSessions.tokenHash, hashOf(deps, token)))
}

/** The database holds no token. The set password goes into the hash, so that changing it ends every session. */
function hashOf(deps: GateDeps, token: string): string {
  return createHmac('sha256', deps.env.adminPassword ?? '')
    .update(token)
    .digest('hex')
}

function attributesOf(deps: GateDeps) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'Strict',
    secure: deps.env.baseUrl.startsWith('https:'),
  } as const
}
