import { passwordMark } from '#server/account/admin-gate.ts'
import { passkeys } from '#server/db/schema.ts'
import type { TestApp } from './create-test-app.ts'

/** A passkey of the operator's that nobody signs with: only a row, of which the id is given. */
export async function keepPasskey({ db, deps, clock }: TestApp): Promise<string> {
  const [kept] = await db
    .insert(passkeys)
    .values({
      name: 'Phone in the drawer',
      credentialId: 'in-the-drawer',
      publicKey: 'none',
      signatureCount: 0,
      rpId: 'localhost',
      passwordMark: passwordMark(deps),
      addedAt: clock.now(),
    })
    .returning({ id: passkeys.id })
  return kept?.id ?? ''
}
