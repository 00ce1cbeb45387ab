import { createHmac, randomBytes } from 'node:crypto'
import Bowser from 'bowser'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Context } from 'hono'
import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie'
import { REMEMBERED_SECONDS, SESSION_SECONDS } from '#domain/account/admin-limits.ts'
import { UNKNOWN_DEVICE, type Operator } from '#domain/admin/history.ts'
import { Problem } from '#domain/api/problem.ts'
import { adminSessions } from '#server/db/tables/account-tables.ts'
import type { Deps } from '#server/deps.ts'

const COOKIE = 'admin'
/** How many milliseconds apart the last use is recorded, since an open page asks every half minute. */
const SEEN_EVERY_MS = 5 * 60_000

type GateDeps = Pick<Deps, 'adminPassword' | 'clock' | 'db' | 'env'>

/** The operator with their device, as the history names them, and the device's session. */
export type AdminSession = Operator & { sessionId: string }

/** Returns the request's open admin session. Null without one (decision 0010). */
export async function adminSession(deps: GateDeps, c: Context): Promise<AdminSession | null> {
  const token = getCookie(c, COOKIE)
  if (!token) return null
  const now = deps.clock.now()
  const [session] = await deps.db
    .select({ id: adminSessions.id, device: adminSessions.device, seenAt: adminSessions.seenAt })
    .from(adminSessions)
    .where(and(eq(adminSessions.tokenHash, hashOf(deps, token)), gt(adminSessions.expiresAt, now)))
  if (!session) return null
  if (now.getTime() - session.seenAt.getTime() >= SEEN_EVERY_MS) {
    await deps.db.update(adminSessions).set({ seenAt: now }).where(eq(adminSessions.id, session.id))
  }
  return { actor: 'operator', device: session.device ?? UNKNOWN_DEVICE, sessionId: session.id }
}

/** Problem: wrong-admin-password. */
export async function checkAdminPassword(
  { adminPassword }: Pick<Deps, 'adminPassword'>,
  password: string,
): Promise<void> {
  if (!(await adminPassword.matches(password))) throw new Problem('wrong-admin-password')
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
    tokenHash: hashOf(deps, token),
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
    passwordMark: passwordMark(deps),
    device: deviceName(c.req.header('user-agent')),
  })
  setCookie(c, COOKIE, token, { ...attributesOf(deps), maxAge: seconds })
}

export async function leaveAdmin(deps: GateDeps, c: Context): Promise<void> {
  await endSession(deps, c)
  deleteCookie(c, COOKIE, attributesOf(deps))
}

async function endSession(deps: GateDeps, c: Context): Promise<void> {
  const token = getCookie(c, COOKIE)
  if (token) await deps.db.delete(adminSessions).where(eq(adminSessions.tokenHash, hashOf(deps, token)))
}

/** The database holds no token. The hash includes the admin password, so that replacing it ends every session. */
function hashOf({ adminPassword }: GateDeps, token: string): string {
  return createHmac('sha256', adminPassword.mark).update(token).digest('hex')
}

/** Returns a keyed hash of the admin password, which identifies the sessions opened under it. */
export function passwordMark({ adminPassword, env }: Pick<GateDeps, 'adminPassword' | 'env'>): string {
  return createHmac('sha256', env.sessionSecret)
    .update(`admin password:${adminPassword.mark}`)
    .digest('base64url')
}

function attributesOf({ env }: Pick<Deps, 'env'>) {
  const secure = env.baseUrl.startsWith('https:')
  return { path: '/', httpOnly: true, sameSite: 'Strict', secure } as const
}

const DEVICE_COOKIE = 'admin-device'
const ONE_YEAR_S = 365 * 24 * 60 * 60

type DeviceDeps = Pick<Deps, 'adminPassword' | 'env'>

/**
 * Returns the browser's id if the operator has signed in with it before. Null otherwise. It gives no access; it only groups wrong passwords
 * for counting (decision 0010).
 */
export async function knownDevice(deps: DeviceDeps, c: Context): Promise<string | null> {
  return (await getSignedCookie(c, deviceKeyOf(deps), DEVICE_COOKIE)) || null
}

/** Recognises the browser for a year after each sign-in. Call it after the password was right. */
export async function rememberDevice(deps: DeviceDeps, c: Context, known: string | null): Promise<void> {
  await setSignedCookie(c, DEVICE_COOKIE, known ?? randomBytes(16).toString('base64url'), deviceKeyOf(deps), {
    ...attributesOf(deps),
    // Only this path reads the cookie.
    path: '/api/admin/login',
    maxAge: ONE_YEAR_S,
  })
}

/** Returns a separate key. It includes the admin password, so that a new one makes every browser unknown. */
function deviceKeyOf({ adminPassword, env }: DeviceDeps): string {
  return createHmac('sha256', env.sessionSecret).update(`admin device\0${adminPassword.mark}`).digest('hex')
}

const MODELS = ['iPhone', 'iPad']
const SYSTEMS = ['Android', 'Windows', 'Linux', 'Chrome OS']
const KINDS: Partial<Record<string, string>> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' }

/** Longer than any browser's own header. */
const MAX_LENGTH = 512

/**
 * Returns a name for the device that a browser runs on, by its user agent: "iPhone", "Android phone", "Mac", "Windows computer". Always one
 * of a few texts of ours, whatever the header says.
 */
export function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN_DEVICE
  const { os, platform } = Bowser.parse(userAgent.slice(0, MAX_LENGTH))
  const model = MODELS.find((name) => name === platform.model)
  if (model) return model
  if (os.name === 'macOS') return 'Mac'
  const system = SYSTEMS.find((name) => name === os.name)
  const kind = KINDS[platform.type ?? '']
  if (!system && !kind) return UNKNOWN_DEVICE
  return [system, kind ?? 'device'].filter(Boolean).join(' ')
}
