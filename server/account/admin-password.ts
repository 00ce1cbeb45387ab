import { createHmac, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { RESET_LINK_MINUTES } from '#domain/account/reset-link.ts'
import { SITE } from '#domain/booking/history.ts'
import { Problem } from '#domain/contract/problem.ts'
import type { BaseDeps } from '#server/base-deps.ts'
import { adminPasswords, adminSessions } from '#server/db/tables/account-tables.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import { isStrongAdminPassword } from '#server/process/live-mode.ts'
import { hashPassword, queueHashing, verifyPassword } from '#server/process/password-hash.ts'
import { isSameSecret } from '#server/process/secrets.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { count, forgetAdminAttempts } from './rate-limit.ts'

/**
 * Returns a keyed hash of ADMIN_PASSWORD. Sessions, known devices, passkeys and the password in the database are bound to it, so that another
 * ADMIN_PASSWORD ends all of them (decision 0010).
 */
export function passwordMark({ env }: Pick<BaseDeps, 'env'>): string {
  return createHmac('sha256', env.sessionSecret)
    .update(`admin password:${env.adminPassword ?? ''}`)
    .digest('base64url')
}

/** Returns the hash of the password that the server made or the operator set by a link. Null while ADMIN_PASSWORD counts. */
async function readOwnHash(deps: Pick<BaseDeps, 'db' | 'env'>): Promise<string | null> {
  const [own] = await deps.db
    .select({ hash: adminPasswords.hash })
    .from(adminPasswords)
    .where(eq(adminPasswords.passwordMark, passwordMark(deps)))
  return own?.hash ?? null
}

/** Problems: wrong-admin-password, too-busy. */
export async function checkAdminPassword(
  deps: Pick<BaseDeps, 'db' | 'env'>,
  password: string,
): Promise<void> {
  const { adminPassword } = deps.env
  const hash = await readOwnHash(deps)
  const isRight =
    hash === null
      ? adminPassword !== null && isSameSecret(password, adminPassword)
      : await queueHashing(() => verifyPassword({ password, hash }))
  if (!isRight) throw new Problem('wrong-admin-password')
}

/**
 * Makes an admin password if there is none, and shows it. It is shown before it is stored, so that no start can end between the two and leave
 * a password that nobody has seen.
 */
export async function makeAdminPassword(
  deps: Pick<BaseDeps, 'db' | 'env'>,
  show: (password: string) => void,
): Promise<void> {
  if (deps.env.adminPassword !== null || (await readOwnHash(deps)) !== null) return
  const password = randomBytes(12).toString('base64url')
  const hash = await hashPassword(password)
  await deps.db.transaction(async (tx) => {
    const made = await tx
      .insert(adminPasswords)
      .values({ passwordMark: passwordMark(deps), hash })
      .onConflictDoNothing()
      .returning()
    if (made.length > 0) show(password)
  })
}

type ResetDeps = Pick<BaseDeps, 'clock' | 'db' | 'env' | 'log' | 'site'>

/** Enough for an operator who cannot find the email, too few to flood the mailbox. */
const RESET_MAILS = { name: 'admin-reset-mail', points: 3, seconds: 60 * 60 }

/** Mails a link that sets a new admin password to the operator's address. Past the limit nothing is sent, which the caller cannot notice. */
export async function mailAdminResetLink(deps: ResetDeps): Promise<void> {
  if ((await count(deps, RESET_MAILS, 'all')) > 0) return
  const until = deps.clock.now().getTime() + RESET_LINK_MINUTES * 60_000
  const token = tokenUntil(deps, until, await readOwnHash(deps))
  const resetUrl = `${deps.env.baseUrl}/admin/reset?token=${token}`
  await queueMail(deps.db, deps, { template: 'admin-reset', to: operatorAddress(deps), data: { resetUrl } })
}

/** Returns a link's token. It signs the present password too, so that every link ends when one of them was used. */
function tokenUntil(deps: Pick<BaseDeps, 'env'>, until: number, hash: string | null): string {
  const signed = `admin reset\0${passwordMark(deps)}\0${hash}\0${until}`
  return `${until}.${createHmac('sha256', deps.env.sessionSecret).update(signed).digest('base64url')}`
}

/** True if the link can still set a password. */
export async function isAdminResetLink(deps: ResetDeps, token: string): Promise<boolean> {
  return isValid(deps, token, await readOwnHash(deps))
}

function isValid(deps: Pick<ResetDeps, 'clock' | 'env'>, token: string, hash: string | null): boolean {
  const until = Number.parseInt(token, 10)
  return until > deps.clock.now().getTime() && isSameSecret(token, tokenUntil(deps, until, hash))
}

const TOO_WEAK = 'Use at least 14 characters that no one could guess. A password manager makes them for you'

/**
 * Sets the admin password by a mailed link. It replaces ADMIN_PASSWORD until that changes, ends every session, and keeps the passkeys.
 * Problems: invalid-token, invalid-fields for a weak password in live mode, too-busy.
 */
export async function resetAdminPassword(
  deps: ResetDeps,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const before = await readOwnHash(deps)
  if (!isValid(deps, token, before)) throw new Problem('invalid-token')
  if (deps.env.live && !isStrongAdminPassword(password)) {
    throw new Problem('invalid-fields', { errors: [{ field: 'password', message: TOO_WEAK }] })
  }
  const hash = await queueHashing(() => hashPassword(password))
  await deps.db.transaction(async (tx) => {
    // Of two uses of a link at once, only one finds the password that the link was made for.
    const isMark = eq(adminPasswords.passwordMark, passwordMark(deps))
    const changed =
      before === null
        ? await tx
            .insert(adminPasswords)
            .values({ passwordMark: passwordMark(deps), hash })
            .onConflictDoNothing()
            .returning()
        : await tx
            .update(adminPasswords)
            .set({ hash })
            .where(and(isMark, eq(adminPasswords.hash, before)))
            .returning()
    if (changed.length === 0) throw new Problem('invalid-token')
    await tx.delete(adminSessions)
    await recordHistory(tx, {
      at: deps.clock.now(),
      by: SITE,
      what: 'Admin password changed by an emailed link',
    })
  })
  await forgetAdminAttempts(deps)
  deps.log.warn(
    { event: 'secret-changed', secret: 'admin-password' },
    'a new admin password was set by a link',
  )
}
