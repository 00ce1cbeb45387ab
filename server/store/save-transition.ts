import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Cents } from '#domain/base/money.ts'
import { transition, type BookingEvent } from '#domain/booking/booking-state.ts'
import { releaseAt } from '#domain/booking/release.ts'
import { assertAllowed } from '#domain/contract/problem.ts'
import { reportedSince } from '#domain/payment/ledger.ts'
import type { StoredInstalment } from '#domain/payment/payment-plan.ts'
import { REFERENCE_SUFFIX_LENGTH, referenceSuffix } from '#domain/payment/payment-reference.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import type { CancellationRule } from '#domain/terms/cancellation-terms.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings, instalments } from '#server/db/schema.ts'
import { moneyOf } from './booking-money.ts'
import {
  loadLedger,
  type BookingRecord,
  type BookingRow,
  type PaymentRow,
  type RetreatRow,
} from './booking-record.ts'
import type { BookingColumns } from './columns/booking-columns.ts'
import { isKnown } from './unclaimed-holds.ts'

/** What a transition saves besides the state. */
export interface TransitionDetails {
  now: Date
  /** Columns that do not affect the state. */
  columns?: BookingColumns | undefined
  /** The new parts of the balance; none if it is to be paid on one day. */
  plan?: readonly StoredInstalment[]
  /** The new retreat, if it changes. */
  retreat?: RetreatRow | null
  /** The place taken (places.ts); without it the booking keeps its own. */
  placeNumber?: number | undefined
  /** The refund rule of a cancellation, stored with its instant. */
  cancellationRule?: CancellationRule
  /** Amount kept, in cents, if one was agreed on. */
  cancellationFeeCents?: Cents | null
}

/**
 * Saves a transition of a booking's state, with everything that follows from it; no other function writes it. A released place also loses
 * its roommate, a booking that moves, ends or returns raises the calendar sequence, a new deadline allows a new reminder, and a cancellation
 * stores its instant and rule. Requires the booking's lock, and a ledger that already contains what the event is about; callers continue
 * with the returned record. Problem: wrong-state (decision 0004).
 */
export async function saveTransition(
  tx: Transaction,
  record: BookingRecord,
  event: BookingEvent,
  details: TransitionDetails,
): Promise<BookingRecord> {
  const payments = await loadLedger(tx, record.booking.id)
  const { retreat = record.retreat } = details
  const { userId = record.booking.userId } = details.columns ?? {}
  const isGuestKnown = await isReporterKnown(tx, payments, userId)
  const [booking] = await tx
    .update(bookings)
    .set(changedColumns({ ...record, payments }, event, { ...details, isGuestKnown }))
    .where(eq(bookings.id, record.booking.id))
    .returning()
  if (!booking) throw new Error(`booking ${record.booking.id} vanished inside its own transaction`)
  return { booking, retreat, payments, instalments: await savePlan(tx, record, details.plan) }
}

/** True unless the booking of an unknown account waits for a reported transfer. A booking that the operator entered counts as its guest's. */
async function isReporterKnown(
  tx: Transaction,
  payments: readonly PaymentRow[],
  userId: string | null,
): Promise<boolean> {
  return userId === null || reportedSince(payments) === null || isKnown(tx, userId)
}

function changedColumns(
  record: BookingRecord,
  event: BookingEvent,
  details: TransitionDetails & { isGuestKnown: boolean },
) {
  const { booking: before } = record
  const { now, columns, cancellationRule, cancellationFeeCents = null, isGuestKnown } = details
  const { retreat = record.retreat, placeNumber = before.placeNumber } = details
  const money = moneyOf(record)
  const changed = transition(before, event, { now, money, isGuestKnown })
  assertAllowed(changed)
  const { state } = changed
  const isHeld = holdsPlace(state.status)
  const release = event.type === 'expire' && releaseAt(before, money, now)
  if (isHeld && placeNumber === null) throw new Error(`${event.type}: no place was taken for the booking`)
  const retreatId = retreat?.id ?? null
  return {
    ...columns,
    ...state,
    retreatId,
    placeNumber: isHeld ? placeNumber : null,
    // When a retreat's days move, roommates who both come stay roommates.
    roomShare: roomShareAfter(before, {
      isHeld,
      retreatId,
      room: columns?.selectedRoom,
      keepsRoom: event.type === 'extend_hold',
    }),
    ...(release && { releaseRule: release.rule, releaseUntil: release.until }),
    ...(event.type === 'cancel' && { cancelledAt: now, cancellationRule, cancellationFeeCents }),
    calendarSequence: before.calendarSequence + (changesCalendar(before, isHeld, retreatId) ? 1 : 0),
    remindedAt: isSameInstant(state.holdExpiresAt, before.holdExpiresAt) ? before.remindedAt : null,
    updatedAt: now,
    ...(event.type === 'undo_cancel' && { ...NOT_CANCELLED, ...columns }),
  }
}

const NOT_CANCELLED = {
  cancelledAt: null,
  cancellationRule: null,
  cancellationFeeCents: null,
  beforeCancelling: null,
}

/**
 * Returns the mark of the shared room as long as the retreat and the shared room stay. The roommate's own mark stays but has no
 * effect (domain/admin/rooms.ts).
 */
function roomShareAfter(
  before: BookingRow,
  now: {
    isHeld: boolean
    retreatId: string | null
    room: BookingRow['selectedRoom'] | undefined
    keepsRoom: boolean
  },
): BookingRow['roomShare'] {
  const isSameDate = before.retreatId === now.retreatId
  const room = now.room === undefined ? before.selectedRoom : now.room
  return now.isHeld && (isSameDate || now.keepsRoom) && room === 'shared' ? before.roomShare : null
}

/** True if guests' calendars must be updated: the booking moves, ends or returns. A first submission is its beginning. */
function changesCalendar(before: BookingRow, isHeld: boolean, retreatId: string | null): boolean {
  if (before.submittedAt === null) return false
  return holdsPlace(before.status) !== isHeld || before.retreatId !== retreatId
}

function isSameInstant(a: Date | null, b: Date | null): boolean {
  return a?.getTime() === b?.getTime()
}

/** Saves the parts of a balance, if they change, and returns those that count now. */
async function savePlan(
  tx: Transaction,
  { booking, instalments: before }: BookingRecord,
  plan: readonly StoredInstalment[] | undefined,
): Promise<StoredInstalment[]> {
  if (!plan || (plan.length === 0 && before.length === 0)) return before
  await tx.delete(instalments).where(eq(instalments.bookingId, booking.id))
  const rows = plan.map((part, index) => ({ ...part, bookingId: booking.id, number: index + 1 }))
  if (rows.length > 0) await tx.insert(instalments).values(rows)
  return rows
}

/** Saves what does not affect the state, if anything, and returns the record with it. */
export async function saveDetails(
  tx: Transaction,
  record: BookingRecord,
  { columns, plan }: Pick<TransitionDetails, 'columns' | 'plan'>,
): Promise<BookingRecord> {
  const planned = { ...record, instalments: await savePlan(tx, record, plan) }
  // An update of no columns is an error of the query builder.
  if (!columns || Object.keys(columns).length === 0) return planned
  const [booking] = await tx
    .update(bookings)
    .set(columns)
    .where(eq(bookings.id, record.booking.id))
    .returning()
  if (!booking) throw new Error(`booking ${record.booking.id} vanished inside its own transaction`)
  return { ...planned, booking }
}

const ATTEMPTS = 20

/** Inserts an empty draft with a unique payment reference suffix. `saveTransition` saves everything else. */
export async function insertBooking(tx: Transaction, now: Date): Promise<BookingRecord> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const suffix = referenceSuffix(randomBytes(REFERENCE_SUFFIX_LENGTH))
    // A suffix that is taken is skipped without an error, which would end the transaction.
    const [booking] = await tx
      .insert(bookings)
      .values({ status: 'in_progress', createdAt: now, updatedAt: now, referenceSuffix: suffix })
      .onConflictDoNothing({ target: bookings.referenceSuffix })
      .returning()
    if (booking) return { booking, retreat: null, payments: [], instalments: [] }
  }
  throw new Error('no free payment reference was found')
}
