// Separate from retreats.ts, so that a page that only counts places does not load the schema library.

import * as z from 'zod/mini'
import { isCalendarDay, type CalendarDay } from '#domain/base/dates.ts'
import { requiredLine } from '#domain/base/text-schema.ts'
import { SALE_STATUSES, type Retreat, type SaleStatus } from './retreats.ts'

const WRITE_A_DAY = 'Write the day as YYYY-MM-DD, for example 2026-12-04'
const MAX_PLACES = 100

export const calendarDaySchema = z
  .string(WRITE_A_DAY)
  .check(z.refine((text) => isCalendarDay(text) && text >= '2000' && text < '2200', WRITE_A_DAY))

const entryFields = {
  startsOn: calendarDaySchema,
  endsOn: calendarDaySchema,
  placesKiter: z.int().check(z.minimum(0), z.maximum(MAX_PLACES)),
  placesNonKiter: z.int().check(z.minimum(0), z.maximum(MAX_PLACES)),
  status: z.enum(SALE_STATUSES),
  minimumGuests: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(2 * MAX_PLACES)))),
}

interface DaysAndPlaces {
  startsOn: CalendarDay
  endsOn?: CalendarDay | undefined
  placesKiter: number
  placesNonKiter: number
  minimumGuests?: number | null | undefined
}

/** Returns the errors of a date as a whole, each with its field. */
export function retreatFaults(retreat: DaysAndPlaces): { field: keyof DaysAndPlaces; message: string }[] {
  const faults: ReturnType<typeof retreatFaults> = []
  if (retreat.endsOn !== undefined && retreat.startsOn > retreat.endsOn) {
    faults.push({ field: 'endsOn', message: 'A retreat ends on or after its first day' })
  }
  const places = retreat.placesKiter + retreat.placesNonKiter
  if ((retreat.minimumGuests ?? 0) > places) {
    faults.push({
      field: 'minimumGuests',
      message:
        places === 1 ? 'There is only 1 place' : `There are only ${places} places. Enter ${places} or fewer`,
    })
  }
  return faults
}

function sayFaults(payload: z.core.ParsePayload<DaysAndPlaces>): void {
  for (const { field, message } of retreatFaults(payload.value)) {
    payload.issues.push({ code: 'custom', path: [field], message, input: payload.value })
  }
}

/** A retreat of the owner's file. It ends on or after the day it starts. */
export const retreatSchema: z.ZodMiniType<Retreat & { status: SaleStatus }> = z
  .object(entryFields)
  .check(sayFaults)

/** A date that the operator opens; without a last day it gets the usual length. */
export const retreatEntrySchema = z
  .object({ ...entryFields, endsOn: z.optional(calendarDaySchema) })
  .check(sayFaults)
export type RetreatEntry = z.infer<typeof retreatEntrySchema>

const LONGEST_LINK = 2_000
const HTTPS_LINK = 'Paste the whole link, beginning with https://'

/** True for a link over HTTPS without user info, which can make another host look like the one that opens. */
function isHttpsLink(url: URL | null): boolean {
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

const httpsLinkSchema = requiredLine(HTTPS_LINK, LONGEST_LINK).check(
  z.refine((text) => !/\s/.test(text) && isHttpsLink(URL.parse(text)), HTTPS_LINK),
  // As browsers write it, so that the host that guests read is the one that opens.
  z.overwrite((text) => URL.parse(text)?.href ?? text),
)

/** The operator's change of a date; absent fields stay. The photos' link and last day are set together, or removed by null. */
export const retreatChangeSchema = z.partial(
  z.object({
    ...entryFields,
    /** Whether it takes bookings until it starts, instead of closing by itself. */
    keptOpen: z.boolean(),
    /** Whether free places wait for the operator's own offers to the waiting list. */
    waitingListPaused: z.boolean(),
    photosUrl: z.nullable(httpsLinkSchema),
    photosUntil: z.nullable(calendarDaySchema),
  }),
)
export type RetreatChange = z.infer<typeof retreatChangeSchema>
