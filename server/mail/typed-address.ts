import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { hoursAfter } from '#domain/base/dates.ts'
import { receivedCents } from '#domain/payment/ledger.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { mails, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { REMOVED } from './remove-texts.ts'
import type { MailTemplate } from './templates.ts'

/** Emails that go to an address which somebody has typed, and which may be anybody's. */
const TO_TYPED = [
  'booking-address-changed',
  'booking-cancelled',
  'booking-changed',
  'booking-expired',
  'booking-received',
  'change-ordered',
  'complaint-received',
  'confirm-address',
  'contact-acknowledgement',
  'hand-over-offer',
  'hand-over-told',
  'hand-over-welcome',
  'order-placed',
  'payer-receipt',
  'payment-reminder',
  'refund-account-change',
  'transfer-reported',
] as const satisfies MailTemplate[]

/** How many of them an address gets within an hour, whoever and however many cause them (decision 0055). */
const TYPED_PER_HOUR = 3

/**
 * Whether one more of them may go to an address now. In a transaction, one that comes at the same time is counted after
 * this one.
 */
export async function mayMailTyped(
  db: Database | Transaction,
  { clock, env }: Pick<Deps, 'clock' | 'env'>,
  { to, bookingId }: { to: string; bookingId?: string },
): Promise<boolean> {
  if (!env.rateLimits) return true
  const recipient = to.toLowerCase()
  // The address of an offer that was replaced is removed; that it was sent still counts.
  const replaced = bookingId && and(eq(mails.bookingId, bookingId), eq(mails.recipient, REMOVED))
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('typed address'), hashtext(${recipient}))`)
  const sent = await db.$count(
    mails,
    and(
      inArray(mails.template, [...TO_TYPED]),
      gt(mails.createdAt, hoursAfter(clock.now(), -1)),
      or(sql`lower(${mails.recipient}) = ${recipient}`, replaced || undefined),
    ),
  )
  return sent < TYPED_PER_HOUR
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
 * Emails that a guest causes with a booking. Where money was received for it they are always sent, but for those of which one payment
 * may cause many.
 */
const CAUSED_BY_GUEST: Partial<Record<MailTemplate, 'unpaid' | 'always'>> = {
  'booking-cancelled': 'unpaid',
  'booking-expired': 'unpaid',
  'change-ordered': 'unpaid',
  'hand-over-told': 'always',
  'hand-over-welcome': 'unpaid',
  'order-placed': 'unpaid',
  'payment-reminder': 'unpaid',
  'transfer-reported': 'always',
}

/** How an email about a booking is queued: within the limit of its address where a guest whom nobody knows may cause it. */
export async function limitOfGuest(
  tx: Database | Transaction,
  { booking, payments }: Pick<BookingRecord, 'booking' | 'payments'>,
  template: MailTemplate,
  limited = CAUSED_BY_GUEST[template],
): Promise<{ typed?: 'not-sent' }> {
  if (limited === undefined || (limited === 'unpaid' && receivedCents(payments) > 0)) return {}
  return (await isAddressOfOwner(tx, booking)) ? {} : { typed: 'not-sent' }
}
