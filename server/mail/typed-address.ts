import { createHmac } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { hoursAfter } from '#domain/base/dates.ts'
import { receivedCents } from '#domain/payment/ledger.ts'
import type { BaseDeps } from '#server/base-deps.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { typedMails, users } from '#server/db/schema.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { MAILS, type MailTemplate } from './templates.ts'

/** How many emails a typed address gets within an hour, whoever causes them (decision 0055). */
const TYPED_PER_HOUR = 3

type LimitDeps = Pick<BaseDeps, 'clock' | 'env'>

/** Returns whether a typed address may get one more email now. In a transaction, a concurrent call is counted after this one. */
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

/** Counts an email to a typed address. It still counts after the email, its booking or its account is deleted. */
export async function countTyped(
  db: Database | Transaction,
  { clock, env }: LimitDeps,
  to: string,
): Promise<void> {
  if (!env.rateLimits) return
  await db.insert(typedMails).values({ recipientKey: keyOf(env, to), queuedAt: clock.now() })
}

/** Deletes counts older than an hour. */
export async function forgetTyped({ db, clock }: Pick<BaseDeps, 'db' | 'clock'>): Promise<void> {
  await db.delete(typedMails).where(lte(typedMails.queuedAt, hourAgo(clock)))
}

function hourAgo(clock: BaseDeps['clock']): Date {
  return hoursAfter(clock.now(), -1)
}

/** Returns a keyed hash, so that a copy of the database does not reveal the address. */
function keyOf({ sessionSecret }: BaseDeps['env'], address: string): string {
  return createHmac('sha256', sessionSecret).update(`emails to ${address.toLowerCase()}`).digest('base64url')
}

/** True if the address is the verified one of the signed-in user. */
export function isOwnAddress(
  user: { email: string; emailVerified: boolean } | null,
  address: string | null,
): boolean {
  return user?.emailVerified === true && user.email.toLowerCase() === address?.toLowerCase()
}

/** True if the booking's address is the verified one of the account that owns the booking. */
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
 * Returns options for queueing an email about a booking: within the limit of its address if an unknown guest may cause it. Bookings with
 * received money are exempt, except for mails that one payment may cause many times.
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
