import * as z from 'zod/mini'
import { recordOf } from '#domain/booking/typed-records.ts'

/** The tasks that only the guest can know to be done, and ticks (domain/travel/trip-tasks.ts). */
export const TRIP_TICKS = ['papersChecked', 'packed'] as const
export type TripTick = (typeof TRIP_TICKS)[number]

/** The ticks as the API returns them. */
export const tripTicksSchema = z.object(recordOf(TRIP_TICKS, () => z.boolean()))
/** The ticks as they are sent; absent ones stay. */
export const tripTicksEditSchema = z.partial(tripTicksSchema)
export type TripTicksEdit = z.infer<typeof tripTicksEditSchema>
