import { createHmac } from 'node:crypto'
import type * as z from 'zod/mini'
import { PASSKEY_SECONDS } from '#domain/account/admin-limits.ts'
import { creationOptionsSchema, type NewPasskey, type PasskeyView } from '#domain/contract/passkey-calls.ts'
import { Problem } from '#domain/contract/problem.ts'
import { passkeys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { recordHistory } from '#server/store/record-history.ts'
import type { AdminSession } from './admin-gate.ts'
import { passwordMark } from './admin-password.ts'
import type { PasskeySite } from './passkey-site.ts'
import { isOfThisPassword, keepChallenge, presentPasskey, takeChallenge } from './passkeys.ts'

type PasskeyDeps = Pick<Deps, 'clock' | 'db' | 'env' | 'log' | 'site'>

/** EdDSA, ES256 and RS256, of which every device supports at least one. */
const ALGORITHMS = [-8, -7, -257]

/** Returns the options for creating a passkey that the device finds by itself and protects with its screen lock. */
export async function newPasskeyOptions(
  deps: PasskeyDeps,
  site: PasskeySite,
  asker: AdminSession,
): Promise<z.output<typeof creationOptionsSchema>> {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const there = await deps.db
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(isOfThisPassword(deps))
  const options = await generateRegistrationOptions({
    rpName: deps.site().business.brand.name,
    rpID: site.rpId,
    // There is one operator, so a second passkey for this site replaces the device's first one.
    userID: new Uint8Array(createHmac('sha256', deps.env.sessionSecret).update('operator').digest()),
    userName: 'Admin',
    userDisplayName: 'Admin',
    timeout: PASSKEY_SECONDS * 1000,
    excludeCredentials: there,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  await keepChallenge(deps, asker, options.challenge)
  return creationOptionsSchema.parse(options)
}

/** Stores the passkey under the operator's name for the device. Problems: passkey-too-late, passkey-refused. */
export async function addPasskey(
  deps: PasskeyDeps,
  site: PasskeySite,
  { name, passkey }: { name: string; passkey: NewPasskey },
  by: AdminSession,
): Promise<PasskeyView> {
  const challenge = await takeChallenge(deps, by)
  const { id, publicKey, counter } = await readNewPasskey(deps, site, passkey, challenge)
  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const [added] = await tx
      .insert(passkeys)
      .values({
        name,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        signatureCount: counter,
        rpId: site.rpId,
        passwordMark: passwordMark(deps),
        addedAt: at,
      })
      .onConflictDoNothing()
      .returning()
    if (!added) throw new Problem('passkey-refused')
    deps.log.warn({ event: 'secret-changed', secret: 'passkey', passkey: added.id }, 'a passkey was added')
    await recordHistory(tx, { at, by, what: 'Passkey added', to: name })
    return presentPasskey(added, site)
  })
}

async function readNewPasskey(
  { log }: PasskeyDeps,
  site: PasskeySite,
  response: NewPasskey,
  expectedChallenge: string,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // No extensions are requested, so none are read.
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (verified) return registrationInfo.credential
  } catch (cause) {
    // The library throws a plain error for anything that does not match.
    log.warn({ err: cause }, 'a new passkey was refused')
  }
  throw new Problem('passkey-refused')
}
