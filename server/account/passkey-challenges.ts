import { and, eq, gt } from 'drizzle-orm'
import { PASSKEY_SECONDS } from '#domain/account/passkey-limits.ts'
import { passkeyChallenges } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

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

/** Returns the asker's challenge and deletes it. Null if there is none or it has expired. */
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
