import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { PASSKEY_SECONDS } from '#domain/account/passkey-limits.ts'
import { requestOptionsSchema, type UsedPasskey } from '#domain/account/passkey.ts'
import { Problem } from '#domain/api/problem.ts'
import { passkeys } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { keepChallenge, takeChallenge, type ChallengeAsker } from './passkey-challenges.ts'
import type { PasskeySite } from './passkey-site.ts'
import { isOfThisPassword } from './passkeys.ts'

type PasskeyDeps = Pick<Deps, 'clock' | 'db' | 'env' | 'log'>

/** What a browser at the gate is asked to sign, with any passkey of this site: a stranger is not told which there are. */
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
 * Makes sure that one of the operator's passkeys has signed what this browser was given, here, just now and after its lock was
 * opened. Problem: passkey-too-late, unknown-passkey, wrong-passkey.
 */
export async function checkPasskey(
  deps: PasskeyDeps,
  site: PasskeySite,
  asker: ChallengeAsker,
  response: UsedPasskey,
): Promise<void> {
  const challenge = await takeChallenge(deps, asker)
  if (challenge === null) throw new Problem('passkey-too-late')
  await deps.db.transaction(async (tx) => {
    // Locked: where a copy signs at the same moment with the same count, one of the two is refused.
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

/** How often the passkey says that it has signed. A count that does not rise, where it counts, is a copy's, and refused. */
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
      // No extension is asked for, so none is looked at.
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
    // The library says by plain errors what does not fit.
    log.warn({ passkey: id, err: cause }, 'a passkey was refused')
  }
  throw new Problem('wrong-passkey')
}
