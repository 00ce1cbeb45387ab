import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { banjulDay } from '#domain/base/dates.ts'
import { sumCents } from '#domain/base/money.ts'
import { CHECKOUT_METHODS, isCheckoutMethod } from '#domain/payment/ledger.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import {
  bookings,
  checkoutSessions,
  documents,
  mails,
  payments,
  retreats,
  webhookEvents,
} from '#server/db/schema.ts'
import { partsOf } from '#server/payment/checkout-record.ts'
import { moneyOf } from '#server/store/booking-money.ts'
import { loadBookings, type BookingRecord, type PaymentRow } from '#server/store/booking-record.ts'
import type { StripeAccount } from './stripe-account.ts'

/** What a guest has been told: a promise that nothing must break. */
export interface Promised {
  bookingId: string
  /** The provider was told that we know of the payment. */
  paid: boolean
  cancelled: boolean
  /** A cancellation was sent, and its answer may have been lost. */
  mayBeCancelled: boolean
}

/** What a guest has been told whose booking was taken. */
export function booked(bookingId: string): Promised {
  return { bookingId, paid: false, cancelled: false, mayBeCancelled: false }
}

/** Every invariant holds. */
export async function expectInvariants(db: Database, promises: readonly Promised[] = []): Promise<void> {
  expect(await findViolations(db, promises), 'broken invariants').toEqual([])
}

/**
 * What holds after every row of docs/acceptance.md, and at every instant of it: no place is sold twice, each payment is
 * one row of the ledger with its receipt and its mail, what a guest was told is true, and nothing is half done. Gives
 * what does not.
 */
export async function findViolations(db: Database, promises: readonly Promised[]): Promise<string[]> {
  // All of it at one instant: the last commit of a server that was killed may still be on its way.
  return db.transaction(
    async (tx) => [
      ...(await oversold(tx)),
      ...(await halfDone(tx)),
      ...(await misnumbered(tx)),
      ...(await broken(tx, promises)),
    ],
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function oversold(db: Transaction): Promise<string[]> {
  const held = await db
    .select({ retreat: retreats, packageType: bookings.packageType, places: count() })
    .from(bookings)
    .innerJoin(retreats, eq(bookings.retreatId, retreats.id))
    .where(isNotNull(bookings.placeNumber))
    .groupBy(retreats.id, bookings.packageType)
  return held
    .filter(({ retreat, packageType, places }) => {
      return places > (packageType === 'kiter' ? retreat.placesKiter : retreat.placesNonKiter)
    })
    .map(({ retreat, packageType, places }) => `${places} ${packageType}s on ${retreat.startsOn}`)
}

/** Changes that belong together and of which only a part is there. */
async function halfDone(db: Transaction): Promise<string[]> {
  const everyBooking = await loadBookings(db, eq(bookings.isExample, false))
  const checkouts = await db.select().from(checkoutSessions)
  const issued = await db.select({ bookingId: documents.bookingId, kind: documents.kind }).from(documents)
  const queued = await db.select({ bookingId: mails.bookingId, template: mails.template }).from(mails)
  return everyBooking.flatMap((record) => {
    const { booking, payments: own } = record
    const { id, status, submittedAt, placeNumber, holdExpiresAt } = booking
    // The operator has entered it for somebody without an address, or the booker of a group gets its mails.
    const isUnreachable = booking.email === null || booking.bookedByOther
    const mailsAs = (template: string) =>
      queued.filter((mail) => mail.bookingId === id && mail.template === template).length
    const issuedAs = (kind: string) =>
      issued.filter((document) => document.bookingId === id && document.kind === kind).length
    const paidIn = own.filter(({ kind, state }) => kind !== 'refund' && state === 'received')
    const online = paidIn.filter(({ method }) => isCheckoutMethod(method))
    const settled = checkouts.filter(
      (checkout) =>
        partsOf(checkout).some(({ bookingId }) => bookingId === id) &&
        (checkout.state === 'settled' || checkout.state === 'refunded'),
    )
    const back = own.filter(({ kind, state }) => kind === 'refund' && state !== 'rejected')
    const rules: [boolean, string][] = [
      [holdsPlace(status) === (placeNumber !== null), `${status} with place ${placeNumber}`],
      [
        holdExpiresAt === null || (status === 'booking_submitted' && !hasLostReport(record)),
        'a deadline without a place that waits for its deposit',
      ],
      [
        // With a reported transfer, only an unknown guest's place has a deadline.
        holdExpiresAt !== null ||
          status !== 'booking_submitted' ||
          moneyOf(record).reportedSince !== null ||
          hasLostReport(record),
        'a place that waits for its deposit without a deadline',
      ],
      [
        status !== 'booking_submitted' || !moneyOf(record).isDepositReceived,
        'a place that waits for a deposit which is here',
      ],
      [
        submittedAt === null || isUnreachable || mailsAs('booking-received') > 0,
        'submitted without its mail',
      ],
      [online.length === settled.length, `${settled.length} pages paid by ${online.length} payments`],
      [
        isBetween(
          mailsAs('payment-received') + mailsAs('payment-refunded'),
          booking.bookedByOther ? 0 : online.length,
          // Of a transfer that is refunded whole, its guest gets the same mail.
          online.length + paidIn.filter((payment) => isRefundedWhole(payment, back)).length,
        ),
        'a payment without its mail, or a mail without its payment',
      ],
      [
        status !== 'payment_confirmed' || paidIn.length > 0 || booking.totalCents === 0,
        'confirmed by money that nobody has seen',
      ],
      [
        isUnreachable ||
          mailsAs('booking-cancelled') + mailsAs('retreat-cancelled') === (status === 'cancelled' ? 1 : 0),
        `${status}, but not by its one mail`,
      ],
      [issuedAs('receipt') === paidIn.length, 'a payment without its receipt'],
      [issuedAs('credit_note') === back.length, 'a refund without its credit note'],
      [sumCents(back) <= sumCents(paidIn), 'more goes back than came'],
    ]
    return rules.filter(([holds]) => !holds).map(([, fault]) => `${id}: ${fault}`)
  })
}

/** True if a transfer was found not to have come once the retreat had begun, which releases no place. */
function hasLostReport({ retreat, payments: own }: BookingRecord): boolean {
  return own.some(
    ({ state, settledAt }) =>
      state === 'rejected' && retreat && settledAt && hasStarted(retreat, banjulDay(settledAt)),
  )
}

/** Receipts and credit notes are numbered from 1 without a gap. */
async function misnumbered(db: Transaction): Promise<string[]> {
  const rows = await db.select().from(documents).orderBy(documents.kind, documents.year, documents.number)
  const series = Map.groupBy(rows, ({ kind, year }) => `${kind} ${year}`)
  return [...series].flatMap(([name, numbered]) => {
    const gap = numbered.findIndex(({ number }, index) => number !== index + 1)
    return gap === -1 ? [] : [`${name}: number ${gap + 1} is missing`]
  })
}

async function broken(db: Transaction, promises: readonly Promised[]): Promise<string[]> {
  const kept = await db.select().from(bookings)
  const received = await db.select().from(payments).where(eq(payments.state, 'received'))
  return promises.flatMap(({ bookingId, paid, cancelled, mayBeCancelled }) => {
    const booking = kept.find(({ id }) => id === bookingId)
    if (!booking) return [`${bookingId}: its booking is gone`]
    const isCancelled = booking.status === 'cancelled'
    const rules: [boolean, string][] = [
      [!isCancelled || mayBeCancelled, 'cancelled by nobody'],
      [isCancelled || !cancelled, 'its cancellation is gone'],
      [isCancelled || booking.placeNumber !== null, 'its place is gone'],
      [!paid || received.some((payment) => payment.bookingId === bookingId), 'its payment is gone'],
    ]
    return rules.filter(([holds]) => !holds).map(([, fault]) => `${bookingId}: ${fault}`)
  })
}

/** Once everything has been tried again: the ledger and the card provider know the same money, and nothing is left to do. */
export async function expectSettled(db: Database, account: StripeAccount): Promise<void> {
  const ledger = await db
    .select()
    .from(payments)
    .where(inArray(payments.method, CHECKOUT_METHODS))
    .orderBy(payments.id)
  const references = (isRefund: boolean) =>
    ledger
      .filter(({ kind }) => (kind === 'refund') === isRefund)
      .map(({ providerReference, amountCents, state }) => `${state} ${amountCents} ${providerReference}`)
      .toSorted()
  const paid = [...account.sessions.values()].filter((session) => session.payment_intent !== null)
  expect(references(false), 'one row for each payment').toEqual(
    paid.map((page) => `received ${page.amount_total} ${page.payment_intent}`).toSorted(),
  )
  expect(references(true), 'one row for each refund').toEqual(
    account.refunds.map((refund) => `refunded ${refund.amount} ${refund.id}`).toSorted(),
  )
  expect(await db.$count(webhookEvents, isNull(webhookEvents.processedAt)), 'events not worked on').toBe(0)
  const unsent = and(isNotNull(mails.bookingId), sql`${mails.state} <> 'sent'`)
  expect(await db.$count(mails, unsent), 'mails not sent').toBe(0)
}

function isBetween(found: number, least: number, most: number): boolean {
  return least <= found && found <= most
}

function isRefundedWhole({ id, method, amountCents }: PaymentRow, back: readonly PaymentRow[]): boolean {
  return (
    method === 'bank_transfer' && back.some((row) => row.refundOf === id && row.amountCents === amountCents)
  )
}
