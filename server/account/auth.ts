import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac } from 'node:crypto'
import type { AuthContext } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { eq, sql } from 'drizzle-orm'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/account/account.ts'
import { RESET_LINK_MINUTES } from '#domain/account/reset-link.ts'
import type { BaseDeps } from '#server/base-deps.ts'
import { accounts, sessions, users, verifications } from '#server/db/tables/account-tables.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import {
  hashPassword,
  isOutdatedHash,
  queueHashing,
  verifyPassword,
  type HashingQueue,
} from '#server/process/password-hash.ts'
import { deviceName } from './device-name.ts'
import { forgetAttempts } from './rate-limit.ts'

const SESSION_S = 30 * 24 * 60 * 60

/**
 * Sets up the account library on our own tables. Only `accounts.ts` uses it (decision 0010). Its sessions and reset links expire by real
 * time, not by the product's clock.
 */
export function createAuth(deps: BaseDeps, passwords: PasswordHashing) {
  const { db, env, log } = deps
  const auth = betterAuth({
    baseURL: env.baseUrl,
    basePath: '/api/auth',
    // A separate key, so that signatures of other cookies are not valid here.
    secret: createHmac('sha256', env.sessionSecret).update('accounts').digest('hex'),
    // Writes an account and its password together or not at all.
    database: drizzleAdapter(db, {
      provider: 'pg',
      usePlural: true,
      schema: { users, sessions, accounts, verifications },
      transaction: true,
    }),
    user: {
      additionalFields: {
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: true },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: { ...passwords, verify: (attempt) => verifyAndRenew(deps, passwords, attempt) },
      resetPasswordTokenExpiresIn: RESET_LINK_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mailResetLink(deps, user.email, token),
      onPasswordReset: ({ user }) => settleReset(deps, user),
    },
    // A fixed lifetime saves refreshing the cookie on later responses.
    session: { expiresIn: SESSION_S, disableSessionRefresh: true },
    // Hashed, so that a copy of the database holds no working link.
    verification: { storeIdentifier: 'hashed' },
    account: { storeStateStrategy: 'cookie', updateAccountOnSignIn: false },
    socialProviders: env.google ? { google: { ...env.google, mapProfileToUser: namesFromGoogle } } : {},
    databaseHooks: {
      session: {
        create: {
          // The kind of device alone, and its last use by the product's clock.
          before: async (session) => ({
            data: { ...session, userAgent: deviceName(session.userAgent), updatedAt: deps.clock.now() },
          }),
        },
      },
      account: {
        create: {
          // Google's tokens are not kept, because we never act for a guest there.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    advanced: {
      // In live mode with the prefix of our own cookies (own-cookie.ts), which the library's own one would precede.
      cookiePrefix: env.live ? '__Host-tradewind' : 'tradewind',
      useSecureCookies: !env.live && env.baseUrl.startsWith('https:'),
      ...(env.live && { defaultCookieAttributes: { secure: true } }),
      ipAddress: { disableIpTracking: true },
    },
    onAPIError: { errorURL: `${env.baseUrl}/auth-redirect` },
    // The library's limits cover only its own routes; ours apply before our calls (rate-limit.ts).
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      disableColors: true,
      log: (_level, message, ...details: unknown[]) => {
        log.error({ err: details.find((detail) => detail instanceof Error) }, `accounts: ${message}`)
      },
    },
  })
  // Every call of the library awaits this context too, and later than this.
  void auth.$context.then(decodeAddresses)
  return auth
}

const ENCODED = '@encoded.invalid'

/**
 * Returns an address in a form that the library accepts. It refuses some that exist, such as "b&b@example.com", so it gets every address
 * in hexadecimal and `decodeAddresses` decodes it.
 */
export function encodeAddress(email: string): string {
  return Buffer.from(email).toString('hex') + ENCODED
}

function decodeAddress(email: string): string {
  return email.endsWith(ENCODED) ? Buffer.from(email.slice(0, -ENCODED.length), 'hex').toString() : email
}

/** Lets the library find and create accounts by addresses of `encodeAddress`. */
function decodeAddresses({ internalAdapter }: Pick<AuthContext, 'internalAdapter'>): void {
  const plain = { ...internalAdapter }
  const decoding: Pick<typeof internalAdapter, 'findUserByEmail' | 'createUser'> = {
    findUserByEmail: async (email, options) => plain.findUserByEmail(decodeAddress(email), options),
    createUser: async (user, source) =>
      plain.createUser({ ...user, email: decodeAddress(user.email) }, source),
  }
  Object.assign(internalAdapter, decoding)
}

/** Checks a password that a guest signs in with, and replaces its hash if it was not made as hashes are made now. */
async function verifyAndRenew(
  { db }: BaseDeps,
  passwords: PasswordHashing,
  attempt: { password: string; hash: string },
): Promise<boolean> {
  const isRight = await passwords.verify(attempt)
  if (isRight && isOutdatedHash(attempt.hash)) {
    const password = await passwords.hash(attempt.password)
    await db.update(accounts).set({ password }).where(eq(accounts.password, attempt.hash))
  }
  return isRight
}

async function mailResetLink(deps: BaseDeps, email: string, token: string): Promise<void> {
  const resetUrl = `${deps.env.baseUrl}/auth?token=${encodeURIComponent(token)}`
  await queueMail(deps.db, deps, { template: 'password-reset', to: email, data: { resetUrl } })
}

/** Confirms the address, because the link's user reads that mailbox, and ends the account's other links. */
async function settleReset(deps: BaseDeps, user: { id: string; email: string }): Promise<void> {
  await deps.db
    .update(users)
    .set({ emailVerified: true, updatedAt: sql`now()` })
    .where(eq(users.id, user.id))
  await deps.db.delete(verifications).where(eq(verifications.value, user.id))
  await forgetAttempts(deps, user.email)
  deps.log.warn(
    { event: 'secret-changed', secret: 'password', userId: user.id },
    'a guest set a new password',
  )
}

const MAX_NAME_LENGTH = 100

/** Takes only the names; the address of the picture is not needed. */
function namesFromGoogle(profile: { given_name?: string; family_name?: string; name?: string }) {
  return {
    image: undefined,
    firstName: (profile.given_name ?? profile.name ?? '').slice(0, MAX_NAME_LENGTH),
    lastName: (profile.family_name ?? '').slice(0, MAX_NAME_LENGTH),
  }
}

interface PasswordScheme {
  hash: (password: string) => Promise<string>
  verify: (attempt: { password: string; hash: string }) => Promise<boolean>
}

interface PasswordHashing extends PasswordScheme {
  /**
   * Hashes a password, then runs the work, during which `hash` returns it at once. The library would hash within a transaction, or after
   * using up a link; this way no database connection waits for the queue, and a full queue uses nothing up (decision 0044).
   */
  hashFirst: <T>(password: string, work: () => Promise<T>) => Promise<T>
}

export function createPasswordHashing(
  scheme: PasswordScheme = { hash: hashPassword, verify: verifyPassword },
  queue: HashingQueue = queueHashing,
): PasswordHashing {
  const ready = new AsyncLocalStorage<{ password: string; hash: string }>()
  const hash = (password: string) => queue(() => scheme.hash(password))
  return {
    async hash(password) {
      const made = ready.getStore()
      return made?.password === password ? made.hash : hash(password)
    },
    verify: (attempt) => queue(() => scheme.verify(attempt)),
    hashFirst: async (password, work) => ready.run({ password, hash: await hash(password) }, work),
  }
}
