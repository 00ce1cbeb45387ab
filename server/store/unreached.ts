import { and, eq, inArray, isNotNull, not, or, sql, type SQL } from 'drizzle-orm'
import { nameOrAddress } from '#domain/booking-form/person-name.ts'
import type { Unreached } from '#domain/contract/unreached-calls.ts'
import type { NewsTopic, ToldWay } from '#domain/date-change/news-message.ts'
import type { MAIL_STATES } from '#domain/mail/stored-mail.ts'
import { RETREAT_RULE } from '#domain/terms/cancellation-terms.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, changeChoices, mails } from '#server/db/schema.ts'
import { loadBookings, type BookingRecord } from './booking-record.ts'
import { loadAsked, waitsForChoice, type AskedChange } from './date-change-record.ts'

/** A guest of a cancelled or changed date whom no email about it reached. */
export interface UnreachedRecord {
  record: BookingRecord
  about: NewsTopic
  /** The change to answer. Null for a cancelled date. */
  asked: AskedChange | null
  /** When and how the operator told the guest. Null until then. */
  told: { at: Date; how: ToldWay } | null
}

const isCancellationMail = sql`${mails.template} = 'retreat-cancelled' and ${mails.createdAt} >= ${bookings.cancelledAt}`
/** After a hand-over, only an email to the incoming guest counts. */
const isChangeMail = sql`${mails.template} = 'date-change' and ${mails.dedupeKey} like '%:' || ${changeChoices.changeId} || ':asked%' and ${mails.createdAt} >= coalesce(${bookings.handedOverAt}, ${mails.createdAt})`

function isMailed(which: SQL, states: readonly (typeof MAIL_STATES)[number][]): SQL {
  return sql`exists (select 1 from ${mails} where ${mails.bookingId} = ${bookings.id} and ${inArray(mails.state, [...states])} and ${which})`
}

/** Matches choices whose guest was sent the email that asks. Requires a join with bookings. */
export const isDelivered = isMailed(isChangeMail, ['sent', 'kept'])

/** Matches choices whose guest the email that asks has not left for yet, or could not be sent to. Requires a join with bookings. */
export const isUnsent = isMailed(isChangeMail, ['queued', 'failed'])

/** The states of an email that has reached the guest, or still may. */
const UNDER_WAY = ['queued', 'sent', 'kept'] as const

/**
 * Returns the guests whom no email about their date's cancellation or change reached, with those whom the operator told. An email
 * that the mail server refused has not reached them (decision 0172).
 */
export async function listUnreached(db: Database | Transaction, which?: SQL): Promise<UnreachedRecord[]> {
  // A guest whose data was erased has neither. A traveller may have none, and is reached by who has booked.
  const isKnown = or(isNotNull(bookings.email), isNotNull(bookings.phone), eq(bookings.bookedByOther, true))
  const isCancelled = and(eq(bookings.status, 'cancelled'), eq(bookings.cancellationRule, RETREAT_RULE))
  const cancelled = await loadBookings(
    db,
    and(which, isKnown, isCancelled, not(isMailed(isCancellationMail, UNDER_WAY))),
  )
  const changes = await loadAsked(db, and(which, waitsForChoice, not(isMailed(isChangeMail, UNDER_WAY))))
  const ids = changes.map(({ choice }) => choice.bookingId)
  const changed = ids.length === 0 ? [] : await loadBookings(db, inArray(bookings.id, ids))
  const all = [
    ...cancelled.map((record) => ({ record, asked: null, since: record.booking.cancelledAt })),
    ...changed.map((record) => {
      const asked = changes.find(({ choice }) => choice.bookingId === record.booking.id) ?? null
      return { record, asked, since: asked && newsSince(record, asked) }
    }),
  ]
  return all.flatMap(({ record, asked, since }): UnreachedRecord[] => {
    const { toldAt, toldHow } = record.booking
    const about = asked ? 'changed' : 'cancelled'
    if (toldAt === null || since === null || toldAt < since) return [{ record, asked, about, told: null }]
    // Without a way, the guest decided on it and knows.
    return toldHow === null ? [] : [{ record, asked, about, told: { at: toldAt, how: toldHow } }]
  })
}

/** Returns since when a change has been news to the present guest. */
function newsSince({ booking: { handedOverAt } }: BookingRecord, { change }: AskedChange): Date {
  return handedOverAt && handedOverAt > change.announcedAt ? handedOverAt : change.announcedAt
}

/**
 * Returns which of these guests the operator still has to tell: of those for whom the site has done its part, the ones whom no email
 * reached, and of the others the ones without an address.
 */
export async function unreachedOf(
  db: Database | Transaction,
  guests: readonly { record: BookingRecord; isDone: boolean }[],
): Promise<Unreached[]> {
  const ids = guests.map(({ record }) => record.booking.id)
  const found = ids.length === 0 ? [] : await listUnreached(db, inArray(bookings.id, ids))
  const untold = new Set(found.filter(({ told }) => told === null).map(({ record }) => record.booking.id))
  return presentUnreached(
    guests.filter(({ record: { booking }, isDone }) =>
      isDone
        ? untold.has(booking.id)
        : booking.email === null && !(booking.bookedByOther && booking.userId !== null),
    ),
  )
}

/** Returns guests by name, to be called. */
export function presentUnreached(guests: readonly Pick<UnreachedRecord, 'record'>[]): Unreached[] {
  return guests
    .map(({ record: { booking } }) => ({
      leadId: booking.id,
      name: nameOrAddress(booking, 'No name'),
      phone: booking.phone,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
