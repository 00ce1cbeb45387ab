import { and, eq, gt, gte, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect.ts'
import { documents, mails } from '#server/db/schema.ts'
import type { MailTemplate } from '#server/mail/templates.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { handedOnBy } from '#server/store/hand-over-record.ts'
import type { Person } from './person.ts'

/**
 * While a booking is, or was, a guest's: what was written and issued then is theirs, and not what another guest of the same booking got
 * (decision 0170).
 */
export interface Time {
  bookingId: string
  since: Date | null
  until: Date | null
}

export function accountIdOf({ account }: Person): string | null {
  return account?.id ?? null
}

/** Of the bookings that are theirs now, and of those that they have handed on. */
export async function timesOf(
  db: Database | Transaction,
  person: Person,
  records: readonly BookingRecord[],
): Promise<Time[]> {
  const own = records.map(({ booking }) => ({
    bookingId: booking.id,
    since: booking.handedOverAt,
    until: null,
  }))
  return [...own, ...(await formerTimes(db, person))]
}

/** Of the bookings that they have handed on. */
export async function formerTimes(db: Database | Transaction, person: Person): Promise<Time[]> {
  return handedOnBy(db, accountIdOf(person))
}

export function issuedIn(times: readonly Time[]): SQL | undefined {
  return anyOf(
    times.map(({ bookingId, since, until }) =>
      and(
        eq(documents.bookingId, bookingId),
        since ? gte(documents.issuedAt, since) : undefined,
        until ? lt(documents.issuedAt, until) : undefined,
      ),
    ),
  )
}

/** In the very instant of a hand-over a mail goes to each of the two. */
export function writtenIn(times: readonly Time[]): SQL | undefined {
  const at = (instant: Date, template: MailTemplate) =>
    and(eq(mails.createdAt, instant), ne(mails.template, template))
  return anyOf(
    times.map(({ bookingId, since, until }) =>
      and(
        eq(mails.bookingId, bookingId),
        since ? or(gt(mails.createdAt, since), at(since, 'hand-over-told')) : undefined,
        until ? or(lt(mails.createdAt, until), at(until, 'hand-over-welcome')) : undefined,
      ),
    ),
  )
}

/** With no condition left nothing is theirs, and not everything. */
function anyOf(conditions: (SQL | undefined)[]): SQL | undefined {
  return or(sql`false`, ...conditions)
}
