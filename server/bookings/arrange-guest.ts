import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { fullName } from '#domain/full-name.ts'
import type { Actor } from '#domain/history.ts'
import { Problem } from '#domain/problem.ts'
import { roommateFault, roommateOf } from '#domain/rooms.ts'
import type { Arrangement } from '#domain/sheet-shapes.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isBookingId, type BookingRow } from '#server/store/booking-record.ts'
import { recordHistory, type Change } from '#server/store/record-history.ts'
import { saveArranged, saveRoomShare } from '#server/store/save-arrangement.ts'

/** Everybody who holds a place on the date, as rooms are divided by. */
type Guest = ReturnType<typeof guestOf>

/**
 * The operator chooses a roommate or a coach for a guest of a date, or notes a wish, with an entry in the history of everybody whose
 * room changes. Roommates are each other's: who shared a room with either of them before is alone from then on. Problems: not-found,
 * where the guest holds no place on the date, invalid-fields.
 */
export async function arrangeGuest(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { retreatId: string; bookingId: string; arrangement: Arrangement; by: Actor },
): Promise<void> {
  const { retreatId, bookingId, arrangement, by } = input
  if (!isBookingId(retreatId) || !isBookingId(bookingId)) throw new Problem('not-found')
  const at = clock.now()
  await db.transaction(async (tx) => {
    const guests = await lockGuests(tx, retreatId)
    const guest = guests.find(({ id }) => id === bookingId)
    if (!guest) throw new Problem('not-found')
    const changes = [
      ...(await shareRoom(tx, guests, guest, arrangement.roommateId)),
      ...(await note(tx, guest, arrangement)),
    ]
    await recordHistory(tx, ...changes.map((change) => ({ ...change, at, by, retreatId })))
  })
}

/** Locked in one order, so that two who arrange the same date do not wait for each other. */
async function lockGuests(tx: Transaction, retreatId: string): Promise<Guest[]> {
  const rows = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.retreatId, retreatId), isNotNull(bookings.placeNumber)))
    .orderBy(bookings.id)
    .for('update')
  return rows.map(guestOf)
}

function guestOf({ id, firstName, lastName, selectedRoom: room, roomShare, roomWish, coach }: BookingRow) {
  return { id, name: fullName({ firstName, lastName }), room, roomShare, roomWish, coach }
}

type Told = Pick<Change, 'field' | 'what' | 'from' | 'to' | 'bookingId'>

async function shareRoom(
  tx: Transaction,
  guests: readonly Guest[],
  guest: Guest,
  chosen: string | null | undefined,
): Promise<Told[]> {
  if (chosen === undefined) return []
  const mate = chosen ? chosenMate(guests, guest, chosen) : undefined
  if (roommateOf(guest, guests) === mate) return []
  // A mark of their own: whoever carries an older one carries it alone.
  const roomShare = mate ? randomUUID() : null
  const ids = mate ? [guest.id, mate.id] : [guest.id]
  await saveRoomShare(tx, ids, roomShare)
  const after = guests.map((each) => (ids.includes(each.id) ? { ...each, roomShare } : each))
  return guests.flatMap((each, index) => {
    const from = roommateOf(each, guests)
    const now = after[index]
    const to = now && roommateOf(now, after)
    if (from?.id === to?.id) return []
    return [
      {
        field: 'roommate' as const,
        what: 'Roommate',
        from: from?.name ?? null,
        to: to?.name ?? null,
        bookingId: each.id,
      },
    ]
  })
}

function chosenMate(guests: readonly Guest[], guest: Guest, chosen: string): Guest {
  const mate = guests.find(({ id }) => id === chosen)
  const fault = mate ? roommateFault(guest, mate) : 'Choose somebody who comes on this date'
  if (mate && fault === null) return mate
  throw new Problem('invalid-fields', { errors: [{ field: 'roommateId', message: fault ?? '' }] })
}

const NOTED = [
  { column: 'roomWish', what: 'Wish for the room' },
  { column: 'coach', what: 'Coach' },
] as const

async function note(tx: Transaction, guest: Guest, arrangement: Arrangement): Promise<Told[]> {
  const changed = NOTED.flatMap(({ column, what }) => {
    const wanted = arrangement[column]
    const to = wanted || null
    return wanted === undefined || to === guest[column] ? [] : [{ column, what, from: guest[column], to }]
  })
  if (changed.length === 0) return []
  await saveArranged(tx, guest.id, Object.fromEntries(changed.map(({ column, to }) => [column, to])))
  return changed.map(({ column, what, from, to }) => ({ field: column, what, from, to, bookingId: guest.id }))
}
