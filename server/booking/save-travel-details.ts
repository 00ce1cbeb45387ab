import { mayTellOfTravel } from '#domain/booking/allowed-actions.ts'
import { holdsPlace, type BookingStatus } from '#domain/booking/booking-state.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import { Problem } from '#domain/api/problem.ts'
import type { TravelEdit } from '#domain/travel/travel-fields.ts'
import { travelFaults, TRAVEL_FIELDS } from '#domain/travel/travel.ts'
import { pick } from '#domain/booking/typed-records.ts'
import { changeBooking, type ChangedBy, type Changing, type Outcome } from '#server/change/change-booking.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { editHistory } from './edit-history.ts'

/**
 * Writes down when a guest arrives and leaves. It is no part of what was booked: no price, place or calendar follows from it, and no
 * mail. What comes twice, or at once from two screens, is merged field by field under the booking's lock. The operator may still
 * do it once the retreat has begun. Problems: not-found, invalid-fields, wrong-state, retreat-started.
 */
export async function saveTravelDetails(
  deps: Pick<Deps, 'clock' | 'dataKeys' | 'db'>,
  { bookingId, by, ...told }: { bookingId: string; by: ChangedBy } & Told,
): Promise<BookingRecord> {
  return changeBooking(deps, { id: bookingId, by }, (record, changing) =>
    travelTold(deps, changing, record, told),
  )
}

interface Told {
  travel: TravelEdit
  /** What stands before a field's name in a refusal, where the journey is a part of what was sent. */
  path?: string
}

/** What it makes of a booking. Problems: not-found, invalid-fields, wrong-state, retreat-started. */
export function travelTold(
  deps: Pick<Deps, 'dataKeys'>,
  { now, by }: Pick<Changing, 'now' | 'by'>,
  before: BookingRecord,
  { travel, path = '' }: Told,
): Outcome<BookingRecord> {
  const { booking, retreat } = before
  if (!retreat) throw new Problem('not-found')
  assertMayTell(booking.status, retreat.startsOn, { now, by })
  const told = Object.fromEntries(Object.entries(travel).filter(([, value]) => value !== undefined))
  const errors = travelFaults({ ...pick(booking, TRAVEL_FIELDS), ...told }, retreat)
  if (errors.length > 0)
    throw new Problem('invalid-fields', {
      errors: errors.map(({ field, message }) => ({ field: `${path}${field}`, message })),
    })
  return {
    columns: { ...told, updatedAt: now },
    history: (after) => editHistory(deps, before, after),
    answer: ({ record }) => record,
  }
}

function assertMayTell(
  status: BookingStatus,
  startsOn: CalendarDay,
  { now, by }: Pick<Changing, 'now' | 'by'>,
): void {
  const allowed = mayTellOfTravel({ status, startsOn }, now)
  if (allowed.ok) return
  if (!holdsPlace(status)) throw new Problem('wrong-state', { detail: allowed.reason })
  if (by.actor !== 'operator') throw new Problem('retreat-started', { detail: allowed.reason })
}
