import { createHmac } from 'node:crypto'
import { betterAuth } from 'better-auth/minimal'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { eq, sql } from 'drizzle-orm'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/account/account.ts'
import { RESET_LINK_MINUTES } from '#emails/account/password-reset.tsx'
import { accounts, sessions, users, verifications } from '#server/db/tables/account-tables.ts'
import type { Deps } from '#server/deps.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { withdrawLinksTo } from '#server/mail/withdraw-links.ts'
import { forgetAttempts } from './password-attempts.ts'
import type { PasswordHashing } from './password-hashing.ts'

const SESSION_S = 30 * 24 * 60 * 60

/** What accounts need of the server. */
export type AccountDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'log'>

/**
 * The account library, set up on our own tables. Only `accounts.ts` speaks to it (decision 0010). Its sessions and
 * reset links live by real time, not by the product's clock.
 */
export function createAuth(deps: AccountDeps, passwords: PasswordHashing) {
  const { db, env, log } = deps
  return betterAuth({
    baseURL: env.baseUrl,
    basePath: '/api/auth',
    // A key of its own, so that nothing signed for another cookie means anything here.
    secret: createHmac('sha256', env.sessionSecret).update('accounts').digest('hex'),
    // An account and its password are written together or not at all.
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
      password: passwords,
      resetPasswordTokenExpiresIn: RESET_LINK_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mailResetLink(deps, user.email, token),
      onPasswordReset: ({ user }) => settleReset(deps, user),
    },
    // A lifetime that never moves needs no second cookie on later answers.
    session: { expiresIn: SESSION_S, disableSessionRefresh: true },
    // A copy of the database opens no account: it holds no link that still works.
    verification: { storeIdentifier: 'hashed' },
    account: { storeStateStrategy: 'cookie', updateAccountOnSignIn: false },
    socialProviders: env.google ? { google: { ...env.google, mapProfileToUser: namesFromGoogle } } : {},
    databaseHooks: {
      account: {
        create: {
          // We never act in a guest's name at Google, so we keep nothing to do it with.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
    advanced: {
      cookiePrefix: 'tradewind',
      useSecureCookies: env.baseUrl.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
    },
    onAPIError: { errorURL: `${env.baseUrl}/auth-redirect` },
    // Its own limits cover only its own routes; ours stand before our calls (rate-limit.ts).
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
}

async function mailResetLink(deps: AccountDeps, email: string, token: string): Promise<void> {
  const resetUrl = `${deps.env.baseUrl}/auth?token=${encodeURIComponent(token)}`
  await queueMail(deps.db, deps, { template: 'password-reset', to: email, data: { resetUrl } })
}

/** Whoever used the link reads that mailbox; any other link that was sent there is worth nothing from now on. */
async function settleReset(deps: AccountDeps, user: { id: string; email: string }): Promise<void> {
  await deps.db
    .update(users)
    .set({ emailVerified: true, updatedAt: sql`now()` })
    .where(eq(users.id, user.id))
  await deps.db.delete(verifications).where(eq(verifications.value, user.id))
  await withdrawLinksTo(deps, user.email)
  await forgetAttempts(deps, user.email)
}

const MAX_NAME_LENGTH = 100

/** The names alone: the picture's address is nothing that the product needs to keep. */
function namesFromGoogle(profile: { given_name?: string; family_name?: string; name?: string }) {
  return {
    image: undefined,
    firstName: (profile.given_name ?? profile.name ?? '').slice(0, MAX_NAME_LENGTH),
    lastName: (profile.family_name ?? '').slice(0, MAX_NAME_LENGTH),
  }
}
