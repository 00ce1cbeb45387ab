import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect.ts'
import { mails } from '#server/db/schema.ts'
import { isOutboundAllowed } from '#server/store/outbound-paused.ts'
import { withClosedLinks } from './closed-links.ts'

export type MailRow = typeof mails.$inferSelect

/**
 * How many seconds a claim lasts unless it is renewed; then the mail of a server that died is due again. Long enough for a busy server to
 * miss a few renewals.
 */
const CLAIM_SECONDS = 20
export const RENEW_CLAIMS_MS = 5_000

/** After this many attempts, about two days, a mail counts as failed. */
export const MAX_ATTEMPTS = 200

const FIRST_DELAY_SECONDS = 5
const MAX_DELAY_SECONDS = 15 * 60

/** Returns how many seconds a mail waits after its n-th temporary failure: 5, 10, 20 … and at most 15 minutes. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(FIRST_DELAY_SECONDS * 2 ** Math.min(attempts - 1, 20), MAX_DELAY_SECONDS)
}

/**
 * Claims due mails, the longest due first, so that no other server takes them while the claim lasts. Skips rows that another server is just
 * claiming, and claims none while the instance is paused. Each claim counts as an attempt, so that a mail that crashes the server every
 * time ends too.
 */
export async function claimDueMails(db: Database, limit: number): Promise<MailRow[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, 'queued'), lte(mails.dueAt, sql`now()`), isOutboundAllowed))
    .orderBy(mails.dueAt, mails.createdAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  return (
    db
      .update(mails)
      .set({ attempts: sql`${mails.attempts} + 1`, dueAt: secondsFromNow(CLAIM_SECONDS) })
      // As an array the rows are picked once; PostgreSQL may run a subquery under "in" again, and lock more than the limit.
      .where(sql`${mails.id} = any(array(${due}))`)
      .returning()
  )
}

/** Renews the claims on mails that are still being sent. */
export async function renewClaims(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .update(mails)
    .set({ dueAt: secondsFromNow(CLAIM_SECONDS) })
    .where(and(inArray(mails.id, [...ids]), eq(mails.state, 'queued')))
}

/** What the outbox keeps of a mail that has ended: as it was written, without links that open something. */
type KeptContent = Pick<MailRow, 'subject' | 'text' | 'html' | 'files'>

export async function markSent(
  db: Database,
  { id }: MailRow,
  sentAt: Date,
  kept: KeptContent | null = null,
): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'sent', sentAt, lastError: null, about: null, ...kept })
    .where(eq(mails.id, id))
}

/**
 * Postpones a mail to its next attempt, or ends it if the refusal is permanent or all attempts are used up. One that was never sent keeps
 * what it is about, and is written anew if it is sent again.
 */
export async function markRefused(
  db: Database,
  mail: MailRow,
  refusal: { reason: string; forGood: boolean },
  kept: Omit<KeptContent, 'files'> | null = null,
): Promise<void> {
  const ends = refusal.forGood || mail.attempts >= MAX_ATTEMPTS
  await db
    .update(mails)
    .set({
      ...(ends
        ? { state: 'failed', ...kept, about: kept && mail.about && withClosedLinks(mail.about) }
        : { state: 'queued' }),
      lastError: refusal.reason,
      dueAt: secondsFromNow(retryDelaySeconds(mail.attempts)),
    })
    .where(isStill(mail))
}

/** Gives back a mail that this server could not finish. Nobody refused it, so it is due at once. */
export async function releaseClaim(db: Database, mail: MailRow): Promise<void> {
  await db
    .update(mails)
    .set({ dueAt: sql`now()` })
    .where(isStill(mail))
}

/** Queues a failed mail again, to its present address. */
export async function requeue(
  tx: Transaction,
  { id, about }: Pick<MailRow, 'id' | 'about'>,
  recipient: string,
): Promise<MailRow> {
  const [queued] = await tx
    .update(mails)
    .set({
      state: 'queued',
      recipient,
      attempts: 0,
      dueAt: sql`now()`,
      ...(about && { text: '', html: '' }),
    })
    .where(and(eq(mails.id, id), eq(mails.state, 'failed')))
    .returning()
  if (!queued) throw new Error('a failed mail was not one any more under its own lock')
  return queued
}

/** True if nobody has claimed the mail since, so that an attempt believed dead does not overwrite a later one. */
function isStill({ id, attempts }: MailRow): SQL | undefined {
  return and(eq(mails.id, id), eq(mails.state, 'queued'), eq(mails.attempts, attempts))
}

function secondsFromNow(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`
}
