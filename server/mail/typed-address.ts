import { createHmac } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { hoursAfter } from '#domain/base/dates.ts'
import { receivedCents } from '#domain/payment/ledger.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { typedMails, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { MAILS, type MailTemplate } from './templates.ts'

/** How many emails an address gets within an hour that somebody has typed, whoever and however many cause them (decision 0055). */
const TYPED_PER_HOUR = 3

type LimitDeps = Pick<Deps, 'clock' | 'env'>

/**
 * Whether one more of them may go to an address now. In a transaction, one that comes at the same time is counted after
 * this one.
 */
export async function mayMailTyped(
  db: Database | Transaction,
  { clock, env }: LimitDeps,
  to: string,
): Promise<boolean> {
  if (!env.rateLimits) return true
  const recipientKey = keyOf(env, to)
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('typed address'), hashtext(${recipientKey}))`)
  const isCounted = and(eq(typedMails.recipientKey, recipientKey), gt(typedMails.queuedAt, hourAgo(clock)))
  return (await db.$count(typedMails, isCounted)) < TYPED_PER_HOUR
}

/** Counts an email to such an address: also once the email, its booking or its account is deleted. */
export async function countTyped(
  db: Database | Transaction,
  { clock, env }: LimitDeps,
  to: string,
): Promise<void> {
  if (!env.rateLimits) return
  await db.insert(typedMails).values({ recipientKey: keyOf(env, to), queuedAt: clock.now() })
}

/** Deletes what counts no more. */
export async function forgetTyped({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.delete(typedMails).where(lte(typedMails.queuedAt, hourAgo(clock)))
}

function hourAgo(clock: Deps['clock']): Date {
  return hoursAfter(clock.now(), -1)
}

/** A keyed hash, so that no copy of the database says whose address it was. */
function keyOf({ sessionSecret }: Deps['env'], address: string): string {
  return createHmac('sha256', sessionSecret).update(`emails to ${address.toLowerCase()}`).digest('base64url')
}

/** Whether it is known that an address is that of whoever is signed in. */
export function isOwnAddress(
  user: { email: string; emailVerified: boolean } | null,
  address: string | null,
): boolean {
  return user?.emailVerified === true && user.email.toLowerCase() === address?.toLowerCase()
}

/** Whether it is known that a booking's address is that of the account that has the booking. */
export async function isAddressOfOwner(
  tx: Database | Transaction,
  { userId, email }: { userId: string | null; email: string | null },
): Promise<boolean> {
  if (userId === null) return false
  const [owner = null] = await tx
    .select({ email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId))
  return isOwnAddress(owner, email)
}

/**
 * How an email about a booking is queued: within the limit of its address where a guest whom nobody knows may cause it. Where money was
 * received for the booking it is always sent, but for those of which one payment may cause many.
 */
export async function limitOfGuest(
  tx: Database | Transaction,
  { booking, payments }: Pick<BookingRecord, 'booking' | 'payments'>,
  template: MailTemplate,
  limited = MAILS[template].limited,
): Promise<{ typed?: 'not-sent' }> {
  if (limited === undefined || (limited === 'unpaid' && receivedCents(payments) > 0)) return {}
  return (await isAddressOfOwner(tx, booking)) ? {} : { typed: 'not-sent' }
}
