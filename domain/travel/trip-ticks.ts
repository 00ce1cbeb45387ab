import * as z from 'zod/mini'
import { recordOf } from '#domain/booking/typed-records.ts'

/** What only the guest can know to be done before the stay, and ticks (domain/travel/trip-tasks.ts). */
export const TRIP_TICKS = ['papersChecked', 'packed'] as const
export type TripTick = (typeof TRIP_TICKS)[number]

/** How they go out. */
export const tripTicksSchema = z.object(recordOf(TRIP_TICKS, () => z.boolean()))
/** How they are sent: what is absent stays. */
export const tripTicksEditSchema = z.partial(tripTicksSchema)
export type TripTicksEdit = z.infer<typeof tripTicksEditSchema>
