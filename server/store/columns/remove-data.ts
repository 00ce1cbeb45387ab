import { and, inArray, isNotNull, isNull, not, notExists, or, eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { keysOf, recordOf } from '#domain/base/typed-records.ts'
import { SEALED_TEXTS, STORED_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { TRAVEL_FIELDS } from '#domain/travel/travel.ts'
import type { Transaction } from '#server/db/connect.ts'
import {
  bankLines,
  bookingNotes,
  bookings,
  checkoutSessions,
  handOvers,
  keptLines,
  history,
  mails,
  payments,
  refundAttempts,
  sandboxCheckouts,
  sandboxRefunds,
  guestAnswers,
  windClaims,
} from '#server/db/schema.ts'
import { isTestBooking } from '#server/store/test-booking.ts'
import { isPayoutOpen } from '#server/store/wind-record.ts'
import { TICK_COLUMNS } from './booking-columns.ts'

// Only this module removes personal data. It changes no booking's state: `saveTransition` has already released a place that must be
// given up, or the whole booking is deleted (decision 0066).

/** The personal fields, emptied. The room stays, because it is part of what was paid for. */
const PERSONAL_FIELDS = recordOf(
  [
    ...STORED_FIELDS.filter((field) => field !== 'selectedRoom'),
    ...TRAVEL_FIELDS,
    ...TICK_COLUMNS,
    'timeZone',
    'roomShare',
    'roomWish',
    'allergies',
    'previousPayer',
  ],
  () => null,
)

/** Columns without bank details and without a request for them. */
const NO_ACCOUNT = {
  refundAccount: null,
  refundAccountAt: null,
  refundAccountNext: null,
  refundAskedAt: null,
}

const NO_CONSENT = { healthConsentAt: null, healthConsentVersion: null, healthConsentWithdrawnAt: null }

/** Fields that are useless after the retreat: health notes, allergies, emergency contact, travel details and checklist. */
const SENSITIVE_FIELDS = [...SEALED_TEXTS, ...TRAVEL_FIELDS, ...TICK_COLUMNS]

/** Bookings that still contain any of these fields. */
export const hasSensitive: SQL | undefined = or(
  ...SENSITIVE_FIELDS.map((field) => isNotNull(bookings[field])),
)

/** Empties these fields of the bookings. That consent was given stays on record. */
export async function removeSensitive(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(bookings)
    .set(recordOf(SENSITIVE_FIELDS, () => null))
    .where(inArray(bookings.id, [...ids]))
  // The history keeps that travel details changed, without their values; it never contains encrypted values.
  await tx
    .update(history)
    .set({ before: null, after: null })
    .where(and(inArray(history.bookingId, [...ids]), inArray(history.field, TRAVEL_FIELDS)))
}

/** The lines of a price without the operator's reasons, which may describe the guest. */
const WITHOUT_REASONS = sql`(select jsonb_agg(line - 'reason') from jsonb_array_elements(${bookings.priceLines}) as line)`

/**
 * Removes the outgoing guest's data from a booking before the incoming guest's replaces it. What was agreed, paid and issued stays,
 * and all earlier links become invalid (decision 0170).
 */
export async function clearGuestForHandOver(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(bookings)
    .set({
      ...PERSONAL_FIELDS,
      ...NO_ACCOUNT,
      ...NO_CONSENT,
      priceLines: WITHOUT_REASONS,
      payLinkVersion: sql`${bookings.payLinkVersion} + 1`,
      refundLinkVersion: sql`${bookings.refundLinkVersion} + 1`,
    })
    .where(eq(bookings.id, id))
  await tx.delete(bookingNotes).where(eq(bookingNotes.bookingId, id))
  await tx
    .update(history)
    .set({ before: null, after: null })
    .where(and(eq(history.bookingId, id), inArray(sql`${history.field}`, keysOf(PERSONAL_FIELDS))))
  await forgetRoommates(tx, [id])
}

/** Replaces a note once its guest's data is removed. */
const REMOVED_NOTE = 'Removed with the guest’s data'

/** Replaces what the operator wrote, because it may describe the guest. */
function removedNote(note: AnyPgColumn) {
  return sql<string | null>`case when ${note} is not null then ${REMOVED_NOTE} end`
}

/** Removes a guest's data from a booking, except the name and bank details if they must be kept. Stay, price and ledger stay. */
export async function removePersonalFields(
  tx: Transaction,
  id: string,
  { keepName, keepAccount }: { keepName: boolean; keepAccount: boolean },
): Promise<void> {
  const { firstName, lastName, ...fields } = PERSONAL_FIELDS
  const others = {
    ...fields,
    ...(keepAccount ? { refundAccountNext: null } : NO_ACCOUNT),
    ...NO_CONSENT,
    // An erased guest is not booked again.
    beforeCancelling: null,
    writeOffReason: removedNote(bookings.writeOffReason),
    priceLines: WITHOUT_REASONS,
  }
  await tx
    .update(bookings)
    .set(keepName ? others : { ...others, firstName, lastName })
    .where(eq(bookings.id, id))
  await tx.delete(bookingNotes).where(eq(bookingNotes.bookingId, id))
  await tx.delete(guestAnswers).where(eq(guestAnswers.bookingId, id))
  // Cash back that is still to be transferred needs its account, which is deleted some days after that.
  const isOwed = and(isPayoutOpen, isNotNull(windClaims.account))
  await tx.delete(windClaims).where(and(eq(windClaims.bookingId, id), not(isOwed ?? sql`false`)))
  // Old and new values may describe the guest; the history keeps only what changed and when.
  await tx.update(history).set({ before: null, after: null }).where(eq(history.bookingId, id))
  await forgetRoommates(tx, [id])
}

/** Removes what these payments or refunds say about the payer; the amounts stay. */
export async function forgetPayments(tx: Transaction, rows: readonly { id: string }[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  // A placeholder stays, since an empty reason would be asked for again.
  await tx
    .update(payments)
    .set({
      reasonNote: removedNote(payments.reasonNote),
      note: removedNote(payments.note),
      // The address of somebody else who wanted a receipt that was never sent.
      payerEmail: null,
    })
    .where(inArray(payments.id, ids))
  // The bank's texts about the guest's transfers, kept to match them.
  const lines = tx.select({ id: bankLines.id }).from(bankLines).where(inArray(bankLines.paymentId, ids))
  await tx.delete(keptLines).where(inArray(keptLines.id, lines))
}

/** Removes the previous guest's data from a hand-over, except what an open refund needs. The record of the hand-over stays. */
export async function forgetOutgoingGuest(
  tx: Transaction,
  handOverId: string,
  { isOwed }: { isOwed: boolean },
): Promise<void> {
  await tx
    .update(handOvers)
    .set({
      fromUserId: null,
      fromEmail: null,
      refundAccountNext: null,
      ...(isOwed ? {} : { fromName: null, bookerName: null, ...NO_ACCOUNT }),
    })
    .where(eq(handOvers.id, handOverId))
  const ofHandOver = tx
    .select({ id: handOvers.bookingId })
    .from(handOvers)
    .where(eq(handOvers.id, handOverId))
  await tx.update(bookings).set({ previousPayer: null }).where(inArray(bookings.id, ofHandOver))
}

/** Entries about roommates, the only ones of one guest that name another. */
const namesRoommate = eq(history.field, 'roommate')

/** Removes these guests' names from entries of people who shared, or might have shared, a room with them. */
async function forgetRoommates(tx: Transaction, ids: readonly string[]): Promise<void> {
  const dates = tx
    .select({ id: history.retreatId })
    .from(history)
    .where(and(namesRoommate, inArray(history.bookingId, [...ids])))
  await tx
    .update(history)
    .set({ before: null, after: null })
    .where(and(namesRoommate, inArray(history.retreatId, dates)))
}

/** Removes the bank details of these bookings' current guests. */
export async function removeRefundAccounts(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(bookings)
    .set(NO_ACCOUNT)
    .where(inArray(bookings.id, [...ids]))
}

/** Removes the bank details of previous guests of these hand-overs, and the name too if their data was erased. */
export async function removeOutgoingAccounts(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const these = inArray(handOvers.id, [...ids])
  await tx.update(handOvers).set(NO_ACCOUNT).where(these)
  await tx.update(handOvers).set({ fromName: null, bookerName: null }).where(and(these, isForgotten))
}

/** Hand-overs whose previous guest's data was erased. */
export const isForgotten = and(isNull(handOvers.fromUserId), isNull(handOvers.fromEmail))

/** Bookings without any ledger row, which the accounts do not need. */
export function hasNoLedger(tx: Transaction): SQL {
  return notExists(tx.select({ id: payments.id }).from(payments).where(eq(payments.bookingId, bookings.id)))
}

/**
 * Deletes bookings without a ledger, with their emails and failed checkouts, and frees their places. Requires the bookings' locks
 * while no checkout can be paid.
 */
export async function deleteBookings(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await forgetRoommates(tx, ids)
  await tx.delete(mails).where(inArray(mails.bookingId, [...ids]))
  await tx.delete(checkoutSessions).where(inArray(checkoutSessions.bookingId, [...ids]))
  await tx.delete(bookings).where(inArray(bookings.id, [...ids]))
}

/** Deletes all test bookings with their payments, emails and checkouts, and returns how many there were. They have no documents. */
export async function deleteTestBookings(tx: Transaction): Promise<number> {
  const locked = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isTestBooking, bookings.isExample))
    .for('update')
  const ids = locked.map(({ id }) => id)
  if (ids.length === 0) return 0
  const pages = inArray(sandboxCheckouts.bookingId, ids)
  const intents = tx.select({ of: sandboxCheckouts.paymentIntent }).from(sandboxCheckouts).where(pages)
  await tx.delete(sandboxRefunds).where(inArray(sandboxRefunds.paymentIntent, intents))
  await tx.delete(sandboxCheckouts).where(pages)
  const theirs = tx.select({ id: payments.id }).from(payments).where(inArray(payments.bookingId, ids))
  await tx.delete(refundAttempts).where(inArray(refundAttempts.refundId, theirs))
  await tx.delete(bankLines).where(inArray(bankLines.paymentId, theirs))
  await tx.delete(payments).where(inArray(payments.bookingId, ids))
  await deleteBookings(tx, ids)
  return ids.length
}
