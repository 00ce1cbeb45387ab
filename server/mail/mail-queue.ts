import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect.ts'
import { mails } from '#server/db/schema.ts'
import { isOutboundAllowed } from '#server/store/outbound-paused.ts'

export type MailRow = typeof mails.$inferSelect

/**
 * How long a claim holds unless it is renewed: the mail of a server that died is due again after it. Long enough for a busy
 * server to miss a few renewals.
 */
const CLAIM_SECONDS = 20
export const RENEW_CLAIMS_MS = 5_000

/** After so many attempts, about two days of them, a mail has failed. */
export const MAX_ATTEMPTS = 200

const FIRST_DELAY_SECONDS = 5
const MAX_DELAY_SECONDS = 15 * 60

/** How long a mail rests after its n-th attempt failed for now: 5, 10, 20 … seconds, and at most a quarter of an hour. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(FIRST_DELAY_SECONDS * 2 ** Math.min(attempts - 1, 20), MAX_DELAY_SECONDS)
}

/**
 * Takes mails whose time has come, the longest due first: nobody else gets them while the claim holds. A row that another
 * server is just taking is passed over rather than waited for; none is taken while the site is paused. Each claim counts as an attempt, so that a mail at which the
 * server dies every time comes to an end as well.
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

/** Keeps the claims on mails that are still being sent. */
export async function renewClaims(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .update(mails)
    .set({ dueAt: secondsFromNow(CLAIM_SECONDS) })
    .where(and(inArray(mails.id, [...ids]), eq(mails.state, 'queued')))
}

/** What stays of a mail once it has come to its end, where that is not all of it. */
type KeptContent = Partial<Pick<MailRow, 'text' | 'html'>>

export async function markSent(
  db: Database,
  { id }: MailRow,
  sentAt: Date,
  kept: KeptContent = {},
): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'sent', sentAt, lastError: null, ...kept })
    .where(eq(mails.id, id))
}

/** Puts a mail off until its next attempt, or ends it where the refusal was for good or the attempts are used up. */
export async function markRefused(
  db: Database,
  mail: MailRow,
  refusal: { reason: string; forGood: boolean },
  kept: KeptContent = {},
): Promise<void> {
  const ends = refusal.forGood || mail.attempts >= MAX_ATTEMPTS
  await db
    .update(mails)
    .set({
      ...(ends ? { state: 'failed', ...kept } : { state: 'queued' }),
      lastError: refusal.reason,
      dueAt: secondsFromNow(retryDelaySeconds(mail.attempts)),
    })
    .where(isStill(mail))
}

/** Gives back a mail that this server could not bring to an end: nobody refused it, so the next one need not wait. */
export async function releaseClaim(db: Database, mail: MailRow): Promise<void> {
  await db
    .update(mails)
    .set({ dueAt: sql`now()` })
    .where(isStill(mail))
}

/** Queues a failed mail anew, to an address, and with a link, that may be other ones by now. */
export async function requeue(
  tx: Transaction,
  { id, recipient, text, html }: Pick<MailRow, 'id' | 'recipient' | 'text' | 'html'>,
): Promise<MailRow> {
  const [queued] = await tx
    .update(mails)
    .set({ state: 'queued', recipient, text, html, attempts: 0, dueAt: sql`now()` })
    .where(and(eq(mails.id, id), eq(mails.state, 'failed')))
    .returning()
  if (!queued) throw new Error('a failed mail was not one any more under its own lock')
  return queued
}

/** Nobody has taken the mail since: an attempt that was given up for dead must not undo what a later one did. */
function isStill({ id, attempts }: MailRow): SQL | undefined {
  return and(eq(mails.id, id), eq(mails.state, 'queued'), eq(mails.attempts, attempts))
}

function secondsFromNow(seconds: number): SQL {
  return sql`now() + make_interval(secs => ${seconds})`
}
