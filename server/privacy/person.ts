import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { users } from '#server/db/tables/account-tables.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, contacts, mails } from '#server/db/schema.ts'
import type { MailTemplate } from '#server/mail/templates.ts'
import { isBookingId, loadBooking } from '#server/store/booking-record.ts'
import { hasNoLedger } from '#server/store/remove-data.ts'

/** Whose data it is. What belongs to them is decided here alone (decision 0066). */
export interface Person {
  account: typeof users.$inferSelect | null
  /** By which what nobody has claimed is theirs. */
  address: string | null
  /** Whether the address is known to be theirs: anybody can sign up with anybody's. */
  isProven: boolean
  /** A lead that nobody has claimed, and that their browser, or the operator, has named. */
  leadId: string | null
}

/** A guest with an account. `leadId` is the lead that the browser began; somebody else's is left out. */
export async function personOfAccount(
  db: Database,
  { userId, leadId }: { userId: string; leadId: string | null },
): Promise<Person | null> {
  const [account] = await db.select().from(users).where(eq(users.id, userId))
  if (!account) return null
  return {
    account,
    address: account.email,
    isProven: account.emailVerified,
    leadId: leadId !== null && isBookingId(leadId) ? leadId : null,
  }
}

/** The guest of a booking, whom the operator has talked to: the account that has claimed it, or else its address. */
export async function personOfBooking(db: Database, bookingId: string): Promise<Person | null> {
  const record = await loadBooking(db, bookingId)
  if (!record) return null
  const { id, userId, email } = record.booking
  if (userId !== null) {
    const person = await personOfAccount(db, { userId, leadId: null })
    return person && { ...person, isProven: true }
  }
  return { account: null, address: email || null, isProven: true, leadId: id }
}

/** The bookings and drafts that are surely theirs. Whoever may claim a lead may also have it (server/booking/link-booking.ts). */
export function ownBookings({ account, address, isProven, leadId }: Person): SQL | undefined {
  const unclaimed = isNull(bookings.userId)
  return orNothing(
    account ? eq(bookings.userId, account.id) : undefined,
    leadId !== null ? and(unclaimed, eq(bookings.id, leadId)) : undefined,
    isProven && address !== null ? and(unclaimed, eq(bookings.email, address)) : undefined,
  )
}

/**
 * What goes when they are forgotten: those, and what was typed with their address and holds no place. It is shown to nobody
 * by that, so no proof is asked for; a place that somebody holds with their address stays theirs who hold it.
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

/** The messages that they sent, as far as it is known: signed in, or with an address that is surely theirs. */
export function ownMessages({ account, address, isProven }: Person): SQL | undefined {
  return orNothing(
    account ? eq(contacts.userId, account.id) : undefined,
    isProven && address !== null ? and(isNull(contacts.userId), eq(contacts.email, address)) : undefined,
  )
}

/** Those, and the others with their address. */
export function erasableMessages(person: Person): SQL | undefined {
  const { address } = person
  return orNothing(
    ownMessages(person),
    address !== null ? and(isNull(contacts.userId), eq(contacts.email, address)) : undefined,
  )
}

/** What an account is sent before anybody has shown that its address is theirs. */
const OF_ACCOUNTS: MailTemplate[] = ['password-reset', 'confirm-address']

/** The mails to their address that are about no booking: what an account is sent, and where the address is theirs, any. */
export function ownMails({ account, address, isProven }: Person): SQL | undefined {
  if (address === null) return sql`false`
  return and(
    isNull(mails.bookingId),
    eq(mails.recipient, address),
    isProven ? undefined : and(inArray(mails.template, OF_ACCOUNTS), account ? undefined : sql`false`),
  )
}

/** With no condition left nothing is theirs, and not everything. */
function orNothing(...conditions: (SQL | undefined)[]): SQL | undefined {
  return or(sql`false`, ...conditions)
}
