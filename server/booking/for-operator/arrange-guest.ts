import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull } from 'drizzle-orm'
import { roommateFault, roommateOf } from '#domain/admin/rooms.ts'
import type { Arrangement } from '#domain/admin/sheet-shapes.ts'
import { pick } from '#domain/base/typed-records.ts'
import { fullName } from '#domain/booking-form/person-name.ts'
import type { Actor } from '#domain/booking/history.ts'
import { Problem, fieldProblem } from '#domain/contract/problem.ts'
import { changeTogether } from '#server/change/change-booking.ts'
import type { ChangeDeps } from '#server/change/under-locks.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { DataKeys } from '#server/process/data-keys.ts'
import { type BookingRecord, type BookingRow } from '#server/store/booking-record.ts'
import type { BookingColumns } from '#server/store/columns/booking-columns.ts'
import { openAllergies, sealFields } from '#server/store/columns/sealed-fields.ts'
import type { HistoryLine } from '#server/store/record-history.ts'

/** A guest who holds a place on the retreat, with the fields that decide who shares a room. */
type Guest = ReturnType<typeof guestOf>

/**
 * Saves the operator's choice of roommate for a guest, a room wish, allergies or what a founding member has got, and adds a history entry for every
 * guest whose room changes. Roommates are mutual: anyone who shared a room with either of them before has none afterwards.
 * Problems: invalid-fields; not-found if the guest holds no place on this retreat.
 */
export async function arrangeGuest(
  deps: ChangeDeps & Pick<Deps, 'dataKeys'>,
  input: { retreatId: string; bookingId: string; arrangement: Arrangement; by: Actor },
): Promise<void> {
  const { retreatId, bookingId, arrangement, by } = input
  const { db, dataKeys } = deps
  const onDate = and(eq(bookings.retreatId, retreatId), isNotNull(bookings.placeNumber))
  const ids = (await db.select({ id: bookings.id }).from(bookings).where(onDate)).map(({ id }) => id)
  await changeTogether<null>(deps, { by, ids }, (records, { now }) => {
    const isThere = ({ booking }: BookingRecord) =>
      booking.retreatId === retreatId && booking.placeNumber !== null
    const guests = records.filter(isThere).map(({ booking }) => guestOf(dataKeys, booking))
    const guest = guests.find(({ id }) => id === bookingId)
    if (!guest) throw new Problem('not-found')
    const arranged = [
      ...sharedRoom(guests, guest, arrangement.roommateId),
      ...noted(dataKeys, guest, arrangement),
      ...ticked(guest, arrangement, now),
    ]
    return records.map(({ booking }) => {
      const own = arranged.filter(({ id }) => id === booking.id)
      return {
        columns: own.reduce<BookingColumns>((all, { columns }) => ({ ...all, ...columns }), {}),
        history: own.flatMap(({ lines }) => lines.map((line) => ({ ...line, retreatId }))),
        result: null,
      }
    })
  })
}

function guestOf(keys: DataKeys, booking: BookingRow) {
  return {
    ...pick(booking, ['id', 'roomShare', 'roomWish', 'founderPackAt', 'founderPhotosAt']),
    name: fullName(booking),
    room: booking.selectedRoom,
    allergies: openAllergies(keys, booking),
  }
}

/** The new columns of one guest and the history entries about them. */
interface Arranged {
  id: string
  columns?: BookingColumns
  lines: Pick<HistoryLine, 'field' | 'what' | 'from' | 'to'>[]
}

function sharedRoom(guests: readonly Guest[], guest: Guest, chosen: string | null | undefined): Arranged[] {
  if (chosen === undefined) return []
  const mate = chosen ? chosenMate(guests, guest, chosen) : undefined
  if (roommateOf(guest, guests) === mate) return []
  // Guests with the same id share a room, so a new id for these two leaves their earlier roommates alone with the old one.
  const roomShare = mate ? randomUUID() : null
  const isMarked = ({ id }: Guest) => id === guest.id || id === mate?.id
  const after = guests.map((each) => (isMarked(each) ? { ...each, roomShare } : each))
  return guests.flatMap((each, index) => {
    const from = roommateOf(each, guests)
    const now = after[index]
    const to = now && roommateOf(now, after)
    if (from?.id === to?.id) return []
    const line = { what: 'Roommate', from: from?.name ?? null, to: to?.name ?? null }
    return [
      {
        id: each.id,
        ...(isMarked(each) && { columns: { roomShare } }),
        lines: [{ field: 'roommate' as const, ...line }],
      },
    ]
  })
}

function chosenMate(guests: readonly Guest[], guest: Guest, chosen: string): Guest {
  const mate = guests.find(({ id }) => id === chosen)
  if (!mate) throw fieldProblem('roommateId', 'Choose a guest on this date')
  const fault = roommateFault(guest, mate)
  if (fault !== null) throw fieldProblem('roommateId', fault)
  return mate
}

const NOTED = [
  { column: 'roomWish', what: 'Wish for the room' },
  { column: 'allergies', what: 'Allergies for the kitchen' },
] as const

/** Returns the changed notes. The history records that allergies were changed, never their text. */
function noted(keys: DataKeys, guest: Guest, arrangement: Arrangement): Arranged[] {
  const changed = NOTED.flatMap(({ column, what }) => {
    const wanted = arrangement[column]
    const to = wanted || null
    return wanted === undefined || to === guest[column] ? [] : [{ column, what, from: guest[column], to }]
  })
  if (changed.length === 0) return []
  const columns: Partial<Pick<Guest, (typeof NOTED)[number]['column']>> = Object.fromEntries(
    changed.map(({ column, to }) => [column, to]),
  )
  const lines = changed.map(({ column, what, ...change }) => {
    const { from, to } = column === 'allergies' ? { from: null, to: null } : change
    return { field: column, what, from, to }
  })
  return [{ id: guest.id, columns: sealFields(keys, guest.id, columns), lines }]
}

const TICKED = [
  { tick: 'pack', column: 'founderPackAt', what: 'Founders pack' },
  { tick: 'photos', column: 'founderPhotosAt', what: 'Founder’s photos and video' },
] as const

/** Returns what was ticked of a founding member's perks, or unticked. */
function ticked(guest: Guest, arrangement: Arrangement, now: Date): Arranged[] {
  return TICKED.flatMap(({ tick, column, what }) => {
    const wanted = arrangement[tick]
    const isGiven = guest[column] !== null
    if (wanted === undefined || wanted === isGiven) return []
    const lines = [{ what, from: isGiven ? 'given' : null, to: wanted ? 'given' : null }]
    return [{ id: guest.id, columns: { [column]: wanted ? now : null }, lines }]
  })
}
