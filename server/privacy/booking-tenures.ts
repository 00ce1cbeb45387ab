import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, documents, handOvers, mails, payments } from '#server/db/schema.ts'
import { users } from '#server/db/tables/account-tables.ts'
import type { DocumentRow } from '#server/document/document-record.ts'
import { templatesWhere } from '#server/mail/templates.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { listHandOversFrom } from '#server/store/hand-over-record.ts'
import { outgoingGuestPayee, currentGuestPayee, type RefundPayee } from '#server/store/refund-payee.ts'
import { orNothing, type Person } from './person.ts'

/** The time in which a booking is or was one guest's. Others may have had it before or after (decision 0170). */
export interface Tenure {
  /** The guest as the payer, which identifies their payments, documents and refunds. */
  payee: RefundPayee
  /** From when until when the booking is theirs. Null for an open end. */
  since: Date | null
  until: Date | null
  /** The email addresses of this guest, and of the booking's other guests, in lower case. */
  addresses: string[]
  othersAddresses: string[]
}

/** Returns a person's tenures: of the bookings that are theirs now, and of those that they have handed over. */
export async function tenuresOf(
  db: Database | Transaction,
  person: Person,
  records: readonly BookingRecord[],
): Promise<Tenure[]> {
  const own = records.map(({ booking }) => ({
    payee: currentGuestPayee(booking),
    since: booking.handedOverAt,
    until: null,
  }))
  const former = (await listHandOversFrom(db, person.account?.id ?? null)).map((handOver) => ({
    payee: outgoingGuestPayee(handOver),
    since: handOver.since,
    until: handOver.until,
  }))
  const guests = await guestsOf(
    db,
    [...own, ...former].filter(({ since, until }) => since ?? until).map(({ payee }) => payee.bookingId),
  )
  return [...own, ...former].map((tenure) => {
    const { bookingId, handOverId, email } = tenure.payee
    const others = guests.filter((guest) => guest.bookingId === bookingId && guest.handOverId !== handOverId)
    return {
      ...tenure,
      addresses: inLowerCase([email, person.account?.email]),
      othersAddresses: inLowerCase(others.map((guest) => guest.email)),
    }
  })
}

interface GuestAddress {
  bookingId: string
  handOverId: string | null
  email: string | null
}

/** Returns everybody who has or had one of these bookings, with all known addresses. */
async function guestsOf(db: Database | Transaction, ids: string[]): Promise<GuestAddress[]> {
  if (ids.length === 0) return []
  const present = await db
    .select({ bookingId: bookings.id, email: bookings.email, account: users.email })
    .from(bookings)
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(inArray(bookings.id, ids))
  const former = await db
    .select({ handOver: handOvers, account: users.email })
    .from(handOvers)
    .leftJoin(users, eq(users.id, handOvers.fromUserId))
    .where(and(inArray(handOvers.bookingId, ids), eq(handOvers.state, 'accepted')))
  return [
    ...present.flatMap(({ bookingId, email, account }) =>
      both({ bookingId, handOverId: null }, email, account),
    ),
    ...former.flatMap(({ handOver: { id, bookingId, fromEmail }, account }) =>
      both({ bookingId, handOverId: id }, fromEmail, account),
    ),
  ]
}

function both(guest: Omit<GuestAddress, 'email'>, ...emails: (string | null)[]): GuestAddress[] {
  return emails.map((email) => ({ ...guest, email }))
}

function inLowerCase(addresses: readonly (string | null | undefined)[]): string[] {
  return [...new Set(addresses.flatMap((address) => address?.toLowerCase() || []))]
}

/** Matches what the guest of these tenures paid, and its refunds. */
export function paidIn(tenures: readonly Tenure[]): SQL | undefined {
  return orNothing(
    ...tenures.map(({ payee: { bookingId, handOverId } }) =>
      and(
        eq(payments.bookingId, bookingId),
        handOverId === null ? isNull(payments.payerHandOverId) : eq(payments.payerHandOverId, handOverId),
      ),
    ),
  )
}

/** Returns the receipts and credit notes of these tenures, oldest first. */
export async function documentsIn(
  db: Database | Transaction,
  tenures: readonly Tenure[],
): Promise<DocumentRow[]> {
  const issued = await db
    .select({ document: documents })
    .from(documents)
    .innerJoin(payments, eq(payments.id, documents.paymentId))
    .where(paidIn(tenures))
    .orderBy(documents.issuedAt, desc(documents.kind), documents.number)
  return issued.map(({ document }) => document)
}

const recipient = sql<string>`lower(${mails.recipient})`

const TO_OPERATOR = templatesWhere(({ to }) => to === 'operator')

/** Templates that go to an address which the guest typed for somebody else. */
const TO_OTHERS = templatesWhere(({ to }) => to === 'other')

/**
 * Matches the mails of these tenures to the guest, by their recipient. For an address that is neither this guest's nor another guest's,
 * probably an earlier one of theirs, the time decides.
 */
export function mailsTo(tenures: readonly Tenure[]): SQL | undefined {
  const toGuest = notInArray(mails.template, TO_OPERATOR)
  return orNothing(
    ...tenures.map((tenure) =>
      and(
        toGuest,
        eq(mails.bookingId, tenure.payee.bookingId),
        or(
          inArray(recipient, tenure.addresses),
          and(
            notInArray(recipient, tenure.othersAddresses),
            inTheirTime(tenure, gt, lt),
            notInArray(mails.template, TO_OTHERS),
          ),
        ),
      ),
    ),
  )
}

/** Matches all mails that say anything about the guest, including the operator's, to be removed with the guest's data. */
export function mailsAbout(tenures: readonly Tenure[]): SQL | undefined {
  return orNothing(
    ...tenures.map((tenure) =>
      and(
        eq(mails.bookingId, tenure.payee.bookingId),
        or(
          inArray(recipient, tenure.addresses),
          and(notInArray(recipient, tenure.othersAddresses), inTheirTime(tenure, gte, lte)),
          // One sent after the booking was somebody else's may still name the guest.
          inArray(mails.template, TO_OPERATOR),
        ),
      ),
    ),
  )
}

function inTheirTime({ since, until }: Tenure, after: typeof gt, before: typeof lt): SQL | undefined {
  return and(
    since ? after(mails.createdAt, since) : undefined,
    until ? before(mails.createdAt, until) : undefined,
  )
}
