import { and, inArray, isNotNull, isNull, notExists, or, eq, sql, type SQL } from 'drizzle-orm'
import { SEALED_TEXTS, STORED_FIELDS } from '#domain/booking/booking-fields.ts'
import { TRAVEL_FIELDS } from '#domain/travel/travel.ts'
import { keysOf, recordOf } from '#domain/booking/typed-records.ts'
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
} from '#server/db/schema.ts'
import { TICK_COLUMNS } from './ticked-columns.ts'

// What is known of a person is removed here, and nowhere else. No state of a booking changes by it: where a place is to be
// given up, saveTransition has done so before, or the booking goes as a whole (decision 0066).

/** The room is part of what was paid for: it stays with the ledger. */
const PERSONAL_FIELDS = recordOf(
  [
    ...STORED_FIELDS.filter((field) => field !== 'selectedRoom'),
    ...TRAVEL_FIELDS,
    ...TICK_COLUMNS,
    'timeZone',
    'roomShare',
    'roomWish',
    'coach',
    'allergies',
  ],
  () => null,
)

/** No account for refunds, and nobody asked for one. */
const NO_ACCOUNT = {
  refundAccount: null,
  refundAccountAt: null,
  refundAccountNext: null,
  refundAskedAt: null,
}

/** What nobody needs once the stay is over: health notes, allergies, emergency contacts, the journey, and what was ticked before it. */
const STAY_FIELDS = [...SEALED_TEXTS, ...TRAVEL_FIELDS, ...TICK_COLUMNS]

/** Bookings that still hold something of it. */
export const hasSensitive: SQL | undefined = or(...STAY_FIELDS.map((field) => isNotNull(bookings[field])))

/** Empties these fields of these bookings. That there was a consent stays. */
export async function removeSensitive(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(bookings)
    .set(recordOf(STAY_FIELDS, () => null))
    .where(inArray(bookings.id, [...ids]))
  // That the journey was changed stays, and not from what to what; of what is sealed the history never says it.
  await tx
    .update(history)
    .set({ before: null, after: null })
    .where(and(inArray(history.bookingId, [...ids]), inArray(history.field, TRAVEL_FIELDS)))
}

/**
 * Removes what a booking holds of the guest who hands it on, before somebody else's details take its place: what was agreed, paid and
 * issued stays, and links that are out open nothing any more (decision 0170).
 */
export async function clearGuestForHandOver(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(bookings)
    .set({
      ...PERSONAL_FIELDS,
      ...NO_ACCOUNT,
      healthConsentAt: null,
      healthConsentVersion: null,
      healthConsentWithdrawnAt: null,
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

/** What stands in place of a reason once its guest is forgotten. */
const REMOVED_NOTE = 'Removed with the guest’s data'

/** Removes all that a booking holds of its guest but the name, where the books need it: stay, price and ledger stay. */
export async function removePersonalFields(
  tx: Transaction,
  id: string,
  { keepName, keepAccount }: { keepName: boolean; keepAccount: boolean },
): Promise<void> {
  const { firstName, lastName, ...fields } = PERSONAL_FIELDS
  const others = {
    ...fields,
    ...(keepAccount ? { refundAccountNext: null } : NO_ACCOUNT),
    healthConsentAt: null,
    healthConsentVersion: null,
    healthConsentWithdrawnAt: null,
  }
  await tx
    .update(bookings)
    .set(keepName ? others : { ...others, firstName, lastName })
    .where(eq(bookings.id, id))
  await tx.delete(bookingNotes).where(eq(bookingNotes.bookingId, id))
  // What was changed from what to what is about the guest too; that it was changed, and when, stays.
  await tx.update(history).set({ before: null, after: null }).where(eq(history.bookingId, id))
  await forgetRoommates(tx, [id])
}

/** Removes what is noted of these payments, or of a refund, about whoever paid: the amounts stay. */
export async function forgetPayments(tx: Transaction, rows: readonly { id: string }[]): Promise<void> {
  const own = inArray(
    payments.id,
    rows.map(({ id }) => id),
  )
  // The operator's own words, which may be about the guest. That there was an answer stays, or it would be asked again.
  await tx
    .update(payments)
    .set({ reasonNote: REMOVED_NOTE })
    .where(and(own, isNotNull(payments.reasonNote)))
  await tx
    .update(payments)
    .set({ note: REMOVED_NOTE })
    .where(and(own, isNotNull(payments.note)))
  // Where somebody else wanted a receipt that never was sent.
  await tx.update(payments).set({ payerEmail: null }).where(own)
  // What a bank wrote about the guest's transfers, where it was kept to find out whose they are.
  const ids = rows.map(({ id }) => id)
  const lines = tx.select({ id: bankLines.id }).from(bankLines).where(inArray(bankLines.paymentId, ids))
  await tx.delete(keptLines).where(inArray(keptLines.id, lines))
}

/** Forgets who passed a place on by this hand-over, but for what a refund that is still open needs: that it happened stays. */
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
      ...(isOwed ? {} : { fromName: null, ...NO_ACCOUNT }),
    })
    .where(eq(handOvers.id, handOverId))
}

/** Changes of who shares a room: the only entries of one guest that name another. */
const namesRoommate = eq(history.field, 'roommate')

/** Takes these guests' names out of what is told of those with whom they shared a room, or might have. */
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

/** Removes the accounts that these bookings' present guests have given for refunds. */
export async function removeRefundAccounts(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(bookings)
    .set(NO_ACCOUNT)
    .where(inArray(bookings.id, [...ids]))
}

/** The same of guests who have passed their place on by these hand-overs; of one who is forgotten, the name goes with it. */
export async function removeOutgoingAccounts(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const these = inArray(handOvers.id, [...ids])
  await tx.update(handOvers).set(NO_ACCOUNT).where(these)
  await tx.update(handOvers).set({ fromName: null }).where(and(these, isForgotten))
}

/** Hand-overs whose outgoing guest's data was erased. */
export const isForgotten = and(isNull(handOvers.fromUserId), isNull(handOvers.fromEmail))

/** Bookings that no money was ever paid, reported or tried for: the books need nothing of them. */
export function hasNoLedger(tx: Transaction): SQL {
  return notExists(tx.select({ id: payments.id }).from(payments).where(eq(payments.bookingId, bookings.id)))
}

/**
 * Deletes bookings without a ledger, with the mails about them and the attempts to pay by card that came to nothing. A
 * place that one of them holds is free again. Call it under their locks, and at a moment when no card page can be paid.
 */
export async function deleteBookings(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await forgetRoommates(tx, ids)
  await tx.delete(mails).where(inArray(mails.bookingId, [...ids]))
  await tx.delete(checkoutSessions).where(inArray(checkoutSessions.bookingId, [...ids]))
  await tx.delete(bookings).where(inArray(bookings.id, [...ids]))
}
