// Apart from retreats.ts, so that a page which only counts places does not load the schema library.
import * as z from 'zod/mini'
import { isCalendarDay } from './dates.ts'
import { RETREAT_STATUSES, type Retreat } from './retreats.ts'

const WRITE_A_DAY = 'Write the day as YYYY-MM-DD, for example 2026-12-04'

const calendarDaySchema = z.string(WRITE_A_DAY).check(z.refine(isCalendarDay, WRITE_A_DAY))

/** A retreat as the owner enters it. It ends on or after the day it starts. */
export const retreatSchema: z.ZodMiniType<Retreat> = z
  .object({
    startsOn: calendarDaySchema,
    endsOn: calendarDaySchema,
    placesKiter: z.int().check(z.minimum(0), z.maximum(100)),
    placesNonKiter: z.int().check(z.minimum(0), z.maximum(100)),
    status: z.enum(RETREAT_STATUSES),
  })
  .check(
    z.refine((retreat) => retreat.startsOn <= retreat.endsOn, 'A retreat ends on or after its first day'),
  )
