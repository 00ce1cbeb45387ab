import { TRIP_TICKS, type TripTick, type TripTicksEdit } from '#domain/travel/trip-ticks.ts'
import { keysOf, recordOf } from '#domain/booking/typed-records.ts'
import type { BookingRow } from './booking-record.ts'

/** The column that says since when each is ticked. */
const TICKED_AT = { papersChecked: 'papersCheckedAt', packed: 'packedAt' } as const satisfies Record<
  TripTick,
  keyof BookingRow
>
export const TICK_COLUMNS = Object.values(TICKED_AT)

/** Nothing is ticked: for a stay that moves to other dates, or is forgotten. */
export const NO_TICKS = recordOf(TICK_COLUMNS, () => null)

/** What is ticked of a booking's list. */
export function ticksOf(booking: BookingRow): Record<TripTick, boolean> {
  return recordOf(TRIP_TICKS, (tick) => booking[TICKED_AT[tick]] !== null)
}

/** The columns of what a guest has ticked, and what not any more. */
export function tickedColumns(booking: BookingRow, ticks: TripTicksEdit, now: Date) {
  const columns = keysOf(TICKED_AT).flatMap((tick) => {
    const isTicked = ticks[tick]
    const column = TICKED_AT[tick]
    return isTicked === undefined ? [] : [[column, isTicked ? (booking[column] ?? now) : null] as const]
  })
  return Object.fromEntries(columns)
}
