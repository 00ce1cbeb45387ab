import { eq } from 'drizzle-orm'
import { holdsPlace, transition, type BookingEvent } from '#domain/booking/booking-state.ts'
import type { CancellationRule } from '#domain/refund/cancellation.ts'
import { reportedSince } from '#domain/payment/ledger.ts'
import type { Cents } from '#domain/base/money.ts'
import { demandAllowed } from '#domain/api/problem.ts'
import type { Transaction } from '#server/db/connect.ts'
import { users } from '#server/db/tables/account-tables.ts'
import { bookings } from '#server/db/schema.ts'
import type { BookingFields, FreeColumns } from './booking-columns.ts'
import { moneyOf } from './booking-money.ts'
import { loadLedger, type BookingRecord, type BookingRow, type RetreatRow } from './booking-record.ts'
import { isKnown } from './unclaimed-holds.ts'

export interface Change {
  now: Date
  /** Columns that the event brings with it. */
  fields?: BookingFields
  /** Where the booking is for another retreat from now on. */
  retreat?: RetreatRow | null
  /** Where it takes a place (places.ts); without one it keeps its own. */
  placeNumber?: number
  /** By which rule a cancellation gives money back: kept with its instant. */
  cancellationRule?: CancellationRule
  /** What is kept of the money, where that was agreed on. */
  cancellationFeeCents?: Cents | null
}

/**
 * The only writer of a booking's state (decision 0004). It reads the ledger afresh, computes the transition, and writes
 * with it all that follows: a place that is given up is free, and whom its guest shared a room with is alone, a stay that moved, ended or came back raises the
 * calendar's sequence, another deadline brings another reminder, and a cancellation keeps its instant and its rule.
 * Whoever calls it holds the booking's lock, has entered in the ledger what the event is about, and goes on with the
 * record that it gives back. Problem: wrong-state.
 */
export async function saveTransition(
  tx: Transaction,
  record: BookingRecord,
  event: BookingEvent,
  change: Change,
): Promise<BookingRecord> {
  const payments = await loadLedger(tx, record.booking.id)
  const { retreat = record.retreat } = change
  const isGuestKnown = await isReporterKnown(tx, { ...record, payments })
  const [booking] = await tx
    .update(bookings)
    .set(changedColumns({ ...record, payments }, event, { ...change, isGuestKnown }))
    .where(eq(bookings.id, record.booking.id))
    .returning()
  if (!booking) throw new Error(`booking ${record.booking.id} vanished inside its own transaction`)
  return { booking, retreat, payments }
}

/** Only a reported transfer asks who has reported it. What the operator entered for somebody is that guest's. */
async function isReporterKnown(tx: Transaction, { booking, payments }: BookingRecord): Promise<boolean> {
  if (booking.userId === null || reportedSince(payments) === null) return true
  const [account] = await tx
    .select({ id: users.id, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, booking.userId))
  return account === undefined || isKnown(tx, account)
}

function changedColumns(
  record: BookingRecord,
  event: BookingEvent,
  change: Change & { isGuestKnown: boolean },
) {
  const { booking: before } = record
  const { now, fields, cancellationRule, cancellationFeeCents = null } = change
  const { retreat = record.retreat, placeNumber = before.placeNumber } = change
  const { isGuestKnown } = change
  const changed = transition(before, event, { now, money: moneyOf(record), isGuestKnown })
  demandAllowed(changed)
  const { state } = changed
  const isHeld = holdsPlace(state.status)
  if (isHeld && placeNumber === null) throw new Error(`${event.type}: no place was taken for the booking`)
  const retreatId = retreat?.id ?? null
  return {
    ...fields,
    ...state,
    retreatId,
    placeNumber: isHeld ? placeNumber : null,
    // A date that moves takes its rooms with it: two who both come to the other days still share one.
    ...arrangements(before, {
      isHeld,
      retreatId,
      room: fields?.selectedRoom,
      keepsRoom: event.type === 'extend_hold',
    }),
    ...(event.type === 'cancel' && { cancelledAt: now, cancellationRule, cancellationFeeCents }),
    calendarSequence: before.calendarSequence + (changesStay(before, isHeld, retreatId) ? 1 : 0),
    remindedAt: isSameInstant(state.holdExpiresAt, before.holdExpiresAt) ? before.remindedAt : null,
    updatedAt: now,
  }
}

/**
 * What was arranged for the stay goes with it: the coach with the date, the roommate with the shared room too. The roommate's own
 * mark stays, and says nothing any more (domain/booking/rooms.ts).
 */
function arrangements(
  before: BookingRow,
  now: {
    isHeld: boolean
    retreatId: string | null
    room: BookingRow['selectedRoom'] | undefined
    keepsRoom: boolean
  },
): Pick<BookingRow, 'roomShare' | 'coach'> {
  const isSameDate = before.retreatId === now.retreatId
  if (!now.isHeld || !(isSameDate || now.keepsRoom)) return { roomShare: null, coach: null }
  const room = now.room === undefined ? before.selectedRoom : now.room
  return { roomShare: room === 'shared' ? before.roomShare : null, coach: isSameDate ? before.coach : null }
}

/** Whether guests' calendars have to hear of it: the stay moves, ends or comes back. A first submission is its beginning. */
function changesStay(before: BookingRow, isHeld: boolean, retreatId: string | null): boolean {
  if (before.submittedAt === null) return false
  return holdsPlace(before.status) !== isHeld || before.retreatId !== retreatId
}

function isSameInstant(a: Date | null, b: Date | null): boolean {
  return a?.getTime() === b?.getTime()
}

/** Writes columns of a booking from which no state follows, and gives the record with them. */
export async function saveColumns(
  tx: Transaction,
  record: BookingRecord,
  columns: FreeColumns,
): Promise<BookingRecord> {
  const [booking] = await tx
    .update(bookings)
    .set(columns)
    .where(eq(bookings.id, record.booking.id))
    .returning()
  if (!booking) throw new Error(`booking ${record.booking.id} vanished inside its own transaction`)
  return { ...record, booking }
}
