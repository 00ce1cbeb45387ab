import { and, desc, eq, ne, type SQL } from 'drizzle-orm'
import { SITE } from '#domain/admin/history.ts'
import type { PasskeyList, PasskeyView } from '#domain/account/passkey.ts'
import { Problem } from '#domain/api/problem.ts'
import { passkeys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isBookingId } from '#server/store/booking-record.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { passwordMark, type AdminSession } from './admin-gate.ts'
import type { PasskeySite } from './passkey-site.ts'

type PasskeyDeps = Pick<Deps, 'clock' | 'db' | 'env'>
type Row = typeof passkeys.$inferSelect

/** True for passkeys added under the present password: replacing it ends them, like sessions (decision 0010). */
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
  // Checked first, because the database would throw on text that is no id.
  if (!isBookingId(passkeyId)) throw new Problem('not-found')
  await deps.db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), isOfThisPassword(deps)))
      .returning({ name: passkeys.name })
    if (!removed) throw new Problem('not-found')
    await recordHistory(tx, { at: deps.clock.now(), by, what: 'Passkey removed', from: removed.name })
  })
}

/** Deletes passkeys of replaced passwords, so that they do not come back with an old password. */
export async function removePasskeysOfOtherPasswords(deps: PasskeyDeps): Promise<void> {
  await deps.db.transaction(async (tx) => {
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
