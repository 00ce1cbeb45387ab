import { createHmac } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { hoursAfter } from '#domain/base/dates.ts'
import { waitsForAddress } from '#domain/booking/booking-state.ts'
import { receivedCents } from '#domain/payment/ledger.ts'
import type { Handling } from '#emails/define-mail.ts'
import type { BaseDeps } from '#server/base-deps.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { typedMails, users } from '#server/db/schema.ts'
import { requestClient } from '#server/process/request-client.ts'
import { moneyOf } from '#server/store/booking-money.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'

/** How many emails a typed address gets within an hour, whoever causes them (decision 0055). */
const TYPED_PER_HOUR = 3

/** How many emails one client causes within an hour to addresses that it types. */
const TYPED_PER_CLIENT = 20

type LimitDeps = Pick<BaseDeps, 'clock' | 'env'>

/** Returns whether a typed address may get one more email now. In a transaction, a concurrent call is counted after this one. */
export async function mayMailTyped(
  db: Database | Transaction,
  { clock, env }: LimitDeps,
  to: string,
): Promise<boolean> {
  if (!env.rateLimits) return true
  const { recipientKey, clientKey } = keysOf(env, to)
  const isBelow = async (
    column: typeof typedMails.recipientKey | typeof typedMails.clientKey,
    key: string,
    most: number,
  ) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('typed address'), hashtext(${key}))`)
    const isCounted = and(eq(column, key), gt(typedMails.queuedAt, hourAgo(clock)))
    return (await db.$count(typedMails, isCounted)) < most
  }
  if (!(await isBelow(typedMails.recipientKey, recipientKey, TYPED_PER_HOUR))) return false
  return clientKey === null || isBelow(typedMails.clientKey, clientKey, TYPED_PER_CLIENT)
}

/** Counts an email to a typed address. It still counts after the email, its booking or its account is deleted. */
export async function countTyped(
  db: Database | Transaction,
  { clock, env }: LimitDeps,
  to: string,
): Promise<void> {
  if (!env.rateLimits) return
  await db.insert(typedMails).values({ ...keysOf(env, to), queuedAt: clock.now() })
}

/** Deletes counts older than an hour. */
export async function forgetTyped({ db, clock }: Pick<BaseDeps, 'db' | 'clock'>): Promise<void> {
  await db.delete(typedMails).where(lte(typedMails.queuedAt, hourAgo(clock)))
}

function hourAgo(clock: BaseDeps['clock']): Date {
  return hoursAfter(clock.now(), -1)
}

/** Returns keyed hashes of the address and the client, so that a copy of the database reveals neither. */
function keysOf({ sessionSecret }: BaseDeps['env'], address: string) {
  const keyOf = (text: string) => createHmac('sha256', sessionSecret).update(text).digest('base64url')
  const client = requestClient()
  return {
    recipientKey: keyOf(`emails to ${address.toLowerCase()}`),
    clientKey: client === null ? null : keyOf(`emails by ${client}`),
  }
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
 * Returns options for queueing an email about a booking: within the limits of a typed address if an unknown guest may cause it. Bookings
 * with received money are exempt, except for mails that one payment may cause many times, and so are mails with a link on which the place
 * hangs.
 */
export async function limitOfGuest(
  tx: Database | Transaction,
  record: BookingRecord,
  { limited, keepsPlace = false }: Pick<Handling, 'limited'> & { keepsPlace?: boolean | undefined },
): Promise<{ typed?: 'not-sent' }> {
  const { booking, payments } = record
  if (limited === undefined || (limited === 'unpaid' && receivedCents(payments) > 0)) return {}
  if (keepsPlace && waitsForAddress(booking, moneyOf(record))) return {}
  return (await isAddressOfOwner(tx, booking)) ? {} : { typed: 'not-sent' }
}
