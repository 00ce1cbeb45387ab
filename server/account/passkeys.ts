import { and, desc, eq, gt, ne, type SQL } from 'drizzle-orm'
import { PASSKEY_SECONDS } from '#domain/account/admin-limits.ts'
import { SITE } from '#domain/booking/history.ts'
import type { PasskeyList, PasskeyView } from '#domain/contract/passkey-calls.ts'
import { Problem } from '#domain/contract/problem.ts'
import { adminPasswords, passkeyChallenges, passkeys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { recordHistory } from '#server/store/record-history.ts'
import type { AdminSession } from './admin-gate.ts'
import { passwordMark } from './admin-password.ts'
import type { PasskeySite } from './passkey-site.ts'

type PasskeyDeps = Pick<Deps, 'clock' | 'db' | 'env' | 'log'>
type Row = typeof passkeys.$inferSelect

/** True for passkeys added under the present ADMIN_PASSWORD: another one ends them, like sessions (decision 0010). */
export function isOfThisPassword(deps: Pick<Deps, 'env'>): SQL {
  return eq(passkeys.passwordMark, passwordMark(deps))
}

/** True if there is a passkey for this site. */
export async function hasPasskey(deps: PasskeyDeps, site: PasskeySite | null): Promise<boolean> {
  if (site === null) return false
  return (await deps.db.$count(passkeys, and(isOfThisPassword(deps), eq(passkeys.rpId, site.rpId)))) > 0
}

/** Returns all passkeys, newest first. */
export async function listPasskeys(deps: PasskeyDeps, site: PasskeySite | null): Promise<PasskeyList> {
  const rows = await deps.db
    .select()
    .from(passkeys)
    .where(isOfThisPassword(deps))
    .orderBy(desc(passkeys.addedAt), passkeys.id)
  return { passkeys: rows.map((row) => presentPasskey(row, site)), possible: site !== null }
}

export function presentPasskey(
  { id, name, addedAt, lastUsedAt, rpId }: Row,
  site: PasskeySite | null,
): PasskeyView {
  return {
    id,
    name,
    addedAt: addedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    here: rpId === site?.rpId,
  }
}

/** Removes a passkey. Sessions opened with it stay and are signed out as devices. Problem: not-found. */
export async function removePasskey(deps: PasskeyDeps, passkeyId: string, by: AdminSession): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), isOfThisPassword(deps)))
      .returning({ name: passkeys.name })
    if (!removed) throw new Problem('not-found')
    deps.log.warn({ event: 'secret-changed', secret: 'passkey', passkey: passkeyId }, 'a passkey was removed')
    await recordHistory(tx, { at: deps.clock.now(), by, what: 'Passkey removed', from: removed.name })
  })
}

/** Deletes what an earlier ADMIN_PASSWORD left, so that it does not come back with that one. */
export async function removeOfOtherPasswords(deps: PasskeyDeps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.delete(adminPasswords).where(ne(adminPasswords.passwordMark, passwordMark(deps)))
    const removed = await tx
      .delete(passkeys)
      .where(ne(passkeys.passwordMark, passwordMark(deps)))
      .returning({ name: passkeys.name })
    await recordHistory(
      tx,
      ...removed.map(({ name }) => ({
        at: deps.clock.now(),
        by: SITE,
        what: 'Passkey ended with the password',
        from: name,
      })),
    )
  })
}

type ChallengeDeps = Pick<Deps, 'clock' | 'db'>

/** Who gets a challenge and alone may answer it: a browser that is signing in, by its own id, or an admin session. */
export type ChallengeAsker = { browser: string } | { sessionId: string }

/** Stores the asker's challenge, replacing an earlier one. */
export async function keepChallenge(
  { clock, db }: ChallengeDeps,
  asker: ChallengeAsker,
  challenge: string,
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + PASSKEY_SECONDS * 1000)
  await db
    .insert(passkeyChallenges)
    .values({ asker: keyOf(asker), challenge, expiresAt })
    .onConflictDoUpdate({ target: passkeyChallenges.asker, set: { challenge, expiresAt } })
}

/** Returns the asker's challenge and deletes it. Problem: passkey-too-late if there is none or it has expired. */
export async function takeChallenge({ clock, db }: ChallengeDeps, asker: ChallengeAsker): Promise<string> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.asker, keyOf(asker)), gt(passkeyChallenges.expiresAt, clock.now())))
    .returning({ challenge: passkeyChallenges.challenge })
  if (!taken) throw new Problem('passkey-too-late')
  return taken.challenge
}

function keyOf(asker: ChallengeAsker): string {
  return 'browser' in asker ? `browser ${asker.browser}` : `session ${asker.sessionId}`
}
