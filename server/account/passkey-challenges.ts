import { and, eq, gt } from 'drizzle-orm'
import { PASSKEY_SECONDS } from '#domain/account/passkey-limits.ts'
import { passkeyChallenges } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

type ChallengeDeps = Pick<Deps, 'clock' | 'db'>

/** Who is given a challenge, and alone may answer it: a browser at the gate by an id of its own, or an admin session. */
export type ChallengeAsker = { browser: string } | { sessionId: string }

/** Keeps what somebody is to sign; it takes the place of what the same one was given before. */
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

/** What the asker was given to sign, this once; null where there is nothing, or its time is over. */
export async function takeChallenge(
  { clock, db }: ChallengeDeps,
  asker: ChallengeAsker,
): Promise<string | null> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.asker, keyOf(asker)), gt(passkeyChallenges.expiresAt, clock.now())))
    .returning({ challenge: passkeyChallenges.challenge })
  return taken?.challenge ?? null
}

function keyOf(asker: ChallengeAsker): string {
  return 'browser' in asker ? `browser ${asker.browser}` : `session ${asker.sessionId}`
}
