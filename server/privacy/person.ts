import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, contacts, mails, seasonAlerts, waitingEntries } from '#server/db/schema.ts'
import { users } from '#server/db/tables/account-tables.ts'
import type { MailTemplate } from '#server/mail/templates.ts'
import { loadBooking } from '#server/store/booking-record.ts'
import { hasNoLedger } from '#server/store/columns/remove-data.ts'

/** The person whose data it is. Only this file decides what belongs to them (decision 0066). */
export interface Person {
  account: typeof users.$inferSelect | null
  /** The address that unclaimed data is attributed by. */
  address: string | null
  /** True if the address is known to be theirs. False only for an account, because anybody can sign up with somebody else's. */
  isProven: boolean
  /** An unclaimed booking that their browser began or the operator named. Null without one. */
  bookingId: string | null
}

/**
 * Returns the guest of an account. `bookingId` is the booking that the browser began, ignored if it is somebody else's. Null if there is no such
 * account.
 */
export async function personOfAccount(
  db: Database,
  { userId, bookingId }: { userId: string; bookingId: string | null },
): Promise<Person | null> {
  const [account] = await db.select().from(users).where(eq(users.id, userId))
  if (!account) return null
  return { account, address: account.email, isProven: account.emailVerified, bookingId }
}

/**
 * Returns the guest of a booking that the operator has talked to: the account that claimed it, or else its address. Null if there is no
 * such booking.
 */
export async function personOfBooking(db: Database, bookingId: string): Promise<Person | null> {
  const record = await loadBooking(db, bookingId)
  if (!record) return null
  const { id, userId, email, bookedByOther } = record.booking
  if (userId !== null && !bookedByOther) {
    const person = await personOfAccount(db, { userId, bookingId: null })
    return person && { ...person, isProven: true }
  }
  return { account: null, address: email || null, isProven: true, bookingId: id }
}

/** Matches bookings and drafts that are certainly theirs. Who may claim a booking may also export it (server/booking/link-booking.ts). */
export function ownBookings({ account, address, isProven, bookingId }: Person): SQL | undefined {
  // What an account has booked for others is the others'.
  const unclaimed = or(isNull(bookings.userId), eq(bookings.bookedByOther, true))
  return orNothing(
    account ? and(eq(bookings.userId, account.id), eq(bookings.bookedByOther, false)) : undefined,
    bookingId !== null ? and(unclaimed, eq(bookings.id, bookingId)) : undefined,
    isProven && address !== null ? and(unclaimed, eq(bookings.email, address)) : undefined,
  )
}

/**
 * Matches what is erased: their own bookings, and drafts with their address that hold no place. Erasing shows them to nobody, so it needs
 * no proof; a place held with their address stays with its holder.
 */
export function erasableBookings(tx: Transaction, person: Person): SQL | undefined {
  const { address } = person
  return orNothing(
    ownBookings(person),
    address !== null
      ? and(
          isNull(bookings.userId),
          isNull(bookings.placeNumber),
          eq(bookings.email, address),
          hasNoLedger(tx),
        )
      : undefined,
  )
}

/** Matches the messages that are certainly theirs: sent while signed in, or from a proven address. */
export function ownMessages({ account, address, isProven }: Person): SQL | undefined {
  return orNothing(
    account ? eq(contacts.userId, account.id) : undefined,
    isProven && address !== null ? and(isNull(contacts.userId), eq(contacts.email, address)) : undefined,
  )
}

/** Matches their entries on waiting lists. */
export function ownWaitingEntries({ address, isProven }: Person): SQL {
  return isProven && address !== null ? eq(waitingEntries.email, address) : sql`false`
}

/** Matches their wish to be told of the next season. */
export function ownSeasonAlerts({ address, isProven }: Person): SQL {
  return isProven && address !== null ? eq(seasonAlerts.email, address) : sql`false`
}

/** Matches their own messages, and all others from their address. */
export function erasableMessages(person: Person): SQL | undefined {
  return ownMessages({ ...person, isProven: true })
}

/** Mails that an account gets before its address is proven. */
const OF_ACCOUNTS: MailTemplate[] = ['password-reset', 'confirm-address']

/** Matches mails to their address that concern no booking: all of them if the address is proven, else only those about the account. */
export function ownMails({ address, isProven }: Person): SQL | undefined {
  if (address === null) return sql`false`
  return and(
    isNull(mails.bookingId),
    eq(mails.recipient, address),
    isProven ? undefined : inArray(mails.template, OF_ACCOUNTS),
  )
}

/** Matches nothing without a condition, instead of everything. */
export function orNothing(...conditions: (SQL | undefined)[]): SQL | undefined {
  return or(sql`false`, ...conditions)
}
