import { TRIP_TICKS, type TripTick, type TripTicksEdit } from '#domain/travel/trip-ticks.ts'
import { keysOf, recordOf } from '#domain/booking/typed-records.ts'
import type { BookingRow } from '#server/store/booking-record.ts'

const TICKED_AT = { papersChecked: 'papersCheckedAt', packed: 'packedAt' } as const satisfies Record<
  TripTick,
  keyof BookingRow
>
export const TICK_COLUMNS = Object.values(TICKED_AT)

/** Columns without any tick, for a booking that moves to another date or whose data is removed. */
export const NO_TICKS = recordOf(TICK_COLUMNS, () => null)

/** Returns which items of a booking's checklist are ticked. */
export function ticksOf(booking: BookingRow): Record<TripTick, boolean> {
  return recordOf(TRIP_TICKS, (tick) => booking[TICKED_AT[tick]] !== null)
}

/** Returns the columns of newly ticked and unticked items. */
export function tickedColumns(booking: BookingRow, ticks: TripTicksEdit, now: Date) {
  const columns = keysOf(TICKED_AT).flatMap((tick) => {
    const isTicked = ticks[tick]
    const column = TICKED_AT[tick]
    return isTicked === undefined ? [] : [[column, isTicked ? (booking[column] ?? now) : null] as const]
  })
  return Object.fromEntries(columns)
}
