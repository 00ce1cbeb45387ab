import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The passkeys that open the admin gate. Only public keys: nothing in here lets anybody in. */
export const passkeys = pgTable('passkeys', {
  id: uuid().primaryKey().defaultRandom(),
  /** The device that it is on, as the operator calls it. */
  name: text().notNull(),
  /** Given by the authenticator, as base64url. */
  credentialId: text('credential_id').notNull().unique(),
  /** As COSE, in base64url. */
  publicKey: text('public_key').notNull(),
  /** How often the authenticator says that it has signed, as far as is known; 0 for ever where it does not count. */
  signatureCount: bigint('signature_count', { mode: 'number' }).notNull(),
  /** The domain that the browser gives it to, and to no other. */
  rpId: text('rp_id').notNull(),
  /** Which password it was added under, as a keyed hash: it ends with that password. */
  passwordMark: text('password_mark').notNull(),
  addedAt: instant('added_at').notNull(),
  lastUsedAt: instant('last_used_at'),
})

/** What a browser was given to sign, once and for minutes; one for each that asks. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  /** Who alone may answer it: an admin session, or a browser at the gate (server/account/passkey-challenges.ts). */
  asker: text().primaryKey(),
  challenge: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
})
