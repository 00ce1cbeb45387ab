import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { PASSKEY_SECONDS } from '#domain/account/admin-limits.ts'
import { requestOptionsSchema, type UsedPasskey } from '#domain/contract/passkey-calls.ts'
import { Problem } from '#domain/contract/problem.ts'
import { passkeys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { PasskeySite } from './passkey-site.ts'
import { isOfThisPassword, keepChallenge, takeChallenge, type ChallengeAsker } from './passkeys.ts'

type PasskeyDeps = Pick<Deps, 'clock' | 'db' | 'env' | 'log'>

/**
 * Returns what a browser has to sign to enter the admin area, with any passkey of this site, so that strangers do not learn which exist.
 */
export async function passkeyLoginOptions(
  deps: PasskeyDeps,
  site: PasskeySite,
  asker: ChallengeAsker,
): Promise<z.output<typeof requestOptionsSchema>> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: site.rpId,
    timeout: PASSKEY_SECONDS * 1000,
    userVerification: 'required',
  })
  await keepChallenge(deps, asker, options.challenge)
  return requestOptionsSchema.parse(options)
}

/**
 * Checks that one of the operator's passkeys has signed this browser's challenge for this site, in time and after user verification.
 * Problems: passkey-too-late, unknown-passkey, wrong-passkey.
 */
export async function checkPasskey(
  deps: PasskeyDeps,
  site: PasskeySite,
  asker: ChallengeAsker,
  response: UsedPasskey,
): Promise<void> {
  const challenge = await takeChallenge(deps, asker)
  await deps.db.transaction(async (tx) => {
    // Locked, so that of two concurrent signatures with the same count one is refused.
    const [passkey] = await tx
      .select()
      .from(passkeys)
      .where(and(eq(passkeys.credentialId, response.id), isOfThisPassword(deps)))
      .for('update')
    if (!passkey) throw new Problem('unknown-passkey')
    const signatureCount = await readSignature(deps, site, passkey, response, challenge)
    await tx
      .update(passkeys)
      .set({ signatureCount, lastUsedAt: deps.clock.now() })
      .where(eq(passkeys.id, passkey.id))
  })
}

/** Returns the passkey's signature counter. A counter that does not rise indicates a copy, which is refused. Problem: wrong-passkey. */
async function readSignature(
  { log }: PasskeyDeps,
  site: PasskeySite,
  { id, credentialId, publicKey, signatureCount }: typeof passkeys.$inferSelect,
  response: UsedPasskey,
  expectedChallenge: string,
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // No extensions are requested, so none are read.
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter: signatureCount,
      },
    })
    if (verified) return authenticationInfo.newCounter
    log.warn({ passkey: id }, 'the signature of a passkey does not match')
  } catch (cause) {
    // The library throws a plain error for anything that does not match.
    log.warn({ passkey: id, err: cause }, 'a passkey was refused')
  }
  throw new Problem('wrong-passkey')
}
