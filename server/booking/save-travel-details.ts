import type { CalendarDay } from '#domain/base/dates.ts'
import { pick, withoutGaps } from '#domain/base/typed-records.ts'
import { maySaveTravelDetails, mayEdit } from '#domain/booking/allowed-actions.ts'
import { Problem, wrongState, assertAllowed } from '#domain/contract/problem.ts'
import { holdsPlace, type BookingStatus } from '#domain/place/booking-status.ts'
import type { TravelEdit, TripTicksEdit } from '#domain/travel/travel-fields.ts'
import { travelFaults, TRAVEL_FIELDS } from '#domain/travel/travel.ts'
import { changeBooking, type Change, ofGuest } from '#server/change/change-booking.ts'
import type { ChangedBy, ChangeContext, ChangeDeps } from '#server/change/under-locks.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { tickedColumns } from '#server/store/columns/booking-columns.ts'
import { editHistory } from './booking-form.ts'

/**
 * Saves when a guest arrives and leaves. This affects no price, place or calendar and sends no email; concurrent edits merge field
 * by field under the booking's lock. The operator may still edit once the retreat has begun. Problems: not-found, invalid-fields,
 * wrong-state, retreat-started.
 */
export async function saveTravelDetails(
  deps: ChangeDeps & Pick<Deps, 'dataKeys'>,
  { bookingId, by, ...input }: { bookingId: string; by: ChangedBy } & TravelInput,
): Promise<BookingRecord> {
  return changeBooking(deps, { id: bookingId, by }, (record, context) => ({
    ...travelChange(deps, context, record, input),
    result: (done) => done.record,
  }))
}

interface TravelInput {
  travel: TravelEdit
  /** Prefix of field names in errors, if the travel details are part of a larger request. */
  path?: string
}

/** Returns the change by an edit of the travel details. Problems: not-found, invalid-fields, wrong-state, retreat-started. */
export function travelChange(
  deps: Pick<Deps, 'dataKeys' | 'site'>,
  { now, by }: Pick<ChangeContext, 'now' | 'by'>,
  before: BookingRecord,
  { travel, path = '' }: TravelInput,
): Change {
  const { booking, retreat } = before
  if (!retreat) throw new Problem('not-found')
  assertMaySave(booking.status, retreat.startsOn, { now, by })
  const sent = withoutGaps(travel)
  const errors = travelFaults({ ...pick(booking, TRAVEL_FIELDS), ...sent }, retreat)
  if (errors.length > 0) {
    const prefixed = errors.map(({ field, message }) => ({ field: `${path}${field}`, message }))
    throw new Problem('invalid-fields', { errors: prefixed })
  }
  return {
    columns: { ...sent, updatedAt: now },
    history: (after) => editHistory(deps, before, after),
  }
}

function assertMaySave(
  status: BookingStatus,
  startsOn: CalendarDay,
  { now, by }: Pick<ChangeContext, 'now' | 'by'>,
): void {
  const allowed = maySaveTravelDetails({ status, startsOn }, now)
  if (allowed.ok) return
  if (!holdsPlace(status)) throw wrongState(allowed.reason)
  if (by.actor !== 'operator') throw new Problem('retreat-started', { detail: allowed.reason })
}

/**
 * Saves the guest's ticks on the checklist before the retreat, so that all their devices show them. Sends no email and writes no
 * history. Problems: not-found, wrong-state.
 */
export async function updateChecklist(
  deps: ChangeDeps,
  { bookingId, userId, ticks }: { bookingId: string; userId: string; ticks: TripTicksEdit },
): Promise<BookingRecord> {
  return changeBooking(deps, ofGuest(bookingId, userId), ({ booking }, { now }) => {
    assertAllowed(mayEdit(booking))
    return {
      columns: { ...tickedColumns(booking, ticks, now), updatedAt: now },
      result: ({ record }) => record,
    }
  })
}
