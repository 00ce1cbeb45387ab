import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

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
  /** A keyed hash of the password it was added under. It becomes invalid with that password. */
  passwordMark: text('password_mark').notNull(),
  addedAt: instant('added_at').notNull(),
  lastUsedAt: instant('last_used_at'),
})

/** A challenge that a browser has to sign, valid once and for minutes. One per asker. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  /** The admin session, or the browser signing in, that may answer it (server/account/passkey-challenges.ts). */
  asker: text().primaryKey(),
  challenge: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
})
