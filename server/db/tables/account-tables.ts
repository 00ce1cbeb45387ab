import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

// The tables of the account library (Better Auth), in its shape, plus first and last name. It keeps sessions by real time, not by the
// product's clock.

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  // One spelling per address, so that the unique constraint ignores case.
  (table) => [check('users_email_in_lower_case', sql`${table.email} = lower(${table.email})`)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('accounts_user').on(table.userId),
    unique('accounts_of_provider').on(table.providerId, table.accountId),
  ],
)

export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)

/** The admin password that the server made, or that the operator set by a mailed link. At most one row. */
export const adminPasswords = pgTable('admin_passwords', {
  /** The mark of the ADMIN_PASSWORD that it replaces: with another one, that one counts again. */
  passwordMark: text('password_mark').primaryKey(),
  hash: text().notNull(),
})

/** One row per open admin session. Only the token's hash is stored. */
export const adminSessions = pgTable('admin_sessions', {
  tokenHash: text('token_hash').primaryKey(),
  /** Identifies the session in the operator's list. */
  id: uuid().notNull().unique().defaultRandom(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** When it was last used, to within some minutes. */
  seenAt: instant('seen_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  /** When the operator last showed by passkey or password that it is still them. */
  confirmedAt: instant('confirmed_at'),
  /** It ends when ADMIN_PASSWORD changes, and with it its mark. */
  passwordMark: text('password_mark').notNull(),
  /** The browser's device, in our words (server/account/device-name.ts). */
  device: text().notNull(),
})

/** The counters of the rate limiter, in the shape of rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: instant('expire'),
})

/** The passkeys for the admin area. Only public keys are stored, which nobody can sign in with. */
export const passkeys = pgTable('passkeys', {
  id: uuid().primaryKey().defaultRandom(),
  /** The operator's name for its device. */
  name: text().notNull(),
  /** The authenticator's id of it, as base64url. */
  credentialId: text('credential_id').notNull().unique(),
  /** In COSE format, as base64url. */
  publicKey: text('public_key').notNull(),
  /** The authenticator's last known signature counter. Stays 0 if it does not count. */
  signatureCount: bigint('signature_count', { mode: 'number' }).notNull(),
  /** The domain that the browser uses it for. */
  rpId: text('rp_id').notNull(),
  /** It becomes invalid when ADMIN_PASSWORD changes, and with it its mark. */
  passwordMark: text('password_mark').notNull(),
  addedAt: instant('added_at').notNull(),
  lastUsedAt: instant('last_used_at'),
})

/** A challenge that a browser has to sign, valid once and for minutes. One per asker. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  /** The admin session, or the browser signing in, that may answer it (server/account/passkeys.ts). */
  asker: text().primaryKey(),
  challenge: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
})
