import { mayTellOfTravel } from '#domain/booking/allowed-actions.ts'
import { holdsPlace, type BookingStatus } from '#domain/booking/booking-state.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import type { Actor } from '#domain/desk/history.ts'
import { Problem } from '#domain/api/problem.ts'
import type { TravelEdit } from '#domain/travel/travel-fields.ts'
import { travelFaults, TRAVEL_FIELDS } from '#domain/travel/travel.ts'
import { pick } from '#domain/booking/typed-records.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import {
  loadBookingFor,
  lockBooking,
  type BookingRecord,
  type Requester,
} from '#server/store/booking-record.ts'
import { saveTravel } from '#server/store/save-travel.ts'
import { recordEdit } from './record-edit.ts'

/**
 * Writes down when a guest arrives and leaves. It is no part of what was booked: no price, place or calendar follows from it, and no
 * mail. What comes twice, or at once from two screens, is merged field by field under the booking's lock. The operator may still
 * do it once the retreat has begun. Problems: not-found, invalid-fields, wrong-state, retreat-started.
 */
export async function saveTravelDetails(
  deps: Pick<Deps, 'clock' | 'dataKeys' | 'db'>,
  { bookingId, ...told }: { bookingId: string } & Told,
): Promise<BookingRecord> {
  const { by } = told
  if (!(await loadBookingFor(deps.db, bookingId, by))) throw new Problem('not-found')
  return deps.db.transaction(async (tx) => {
    const record = await lockBooking(tx, bookingId)
    if (!record || (by !== 'admin' && record.booking.userId !== by.userId)) throw new Problem('not-found')
    return writeTravel(tx, deps, record, told)
  })
}

interface Told {
  travel: TravelEdit
  by: Requester
  actor: Actor
  /** What stands before a field's name in a refusal, where the journey is a part of what was sent. */
  path?: string
}

/** The same under the lock of the booking, which is already held. Problems: not-found, invalid-fields, wrong-state, retreat-started. */
export async function writeTravel(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'dataKeys'>,
  record: BookingRecord,
  { travel, by, actor, path = '' }: Told,
): Promise<BookingRecord> {
  const { booking, retreat } = record
  if (!retreat) throw new Problem('not-found')
  const now = deps.clock.now()
  assertMayTell(booking.status, retreat.startsOn, { now, by })
  const told = Object.fromEntries(Object.entries(travel).filter(([, value]) => value !== undefined))
  const errors = travelFaults({ ...pick(booking, TRAVEL_FIELDS), ...told }, retreat)
  if (errors.length > 0)
    throw new Problem('invalid-fields', {
      errors: errors.map(({ field, message }) => ({ field: `${path}${field}`, message })),
    })
  const after = await saveTravel(tx, record, told, now)
  await recordEdit(tx, deps, { before: record, after, by: actor })
  return after
}

function assertMayTell(
  status: BookingStatus,
  startsOn: CalendarDay,
  { now, by }: { now: Date; by: Requester },
): void {
  const allowed = mayTellOfTravel({ status, startsOn }, now)
  if (allowed.ok) return
  if (!holdsPlace(status)) throw new Problem('wrong-state', { detail: allowed.reason })
  if (by !== 'admin') throw new Problem('retreat-started', { detail: allowed.reason })
}
