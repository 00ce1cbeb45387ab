import * as z from 'zod/mini'
import { isCalendarDay } from '#domain/base/dates.ts'
import { optionalLine, optionalText } from '#domain/base/text-schema.ts'
import { columnOf, recordOf } from '#domain/base/typed-records.ts'
import type { TravelField } from './travel.ts'

// The API's schemas of a guest's travel details (domain/travel/travel.ts), as they are sent and received.

const MAX_FLIGHT_LENGTH = 60
const MAX_NOTE_LENGTH = 1_000

/** One or several flight numbers, as on the ticket: "SN 231". */
const flight = { send: emptied(optionalLine(MAX_FLIGHT_LENGTH)), view: z.nullable(z.string()) }
const day = {
  send: emptied(z.string().check(z.trim(), z.refine(isDayOrEmpty, 'Choose a day'))),
  view: z.nullable(z.iso.date()),
}
const time = {
  send: emptied(z.string().check(z.trim(), z.refine(isTimeOrEmpty, 'Enter a time, such as 18:40'))),
  view: z.nullable(z.string()),
}

export const travelFields = {
  arrivalFlight: flight,
  arrivalDate: day,
  arrivalTime: time,
  departureFlight: flight,
  departureDate: day,
  departureTime: time,
  travelNote: { send: emptied(optionalText(MAX_NOTE_LENGTH)), view: z.nullable(z.string()) },
} as const satisfies Record<TravelField, { send: z.ZodMiniType; view: z.ZodMiniType }>

/** An edit of the travel details: absent fields stay, an empty text or null removes a value. */
export const travelEditSchema = z.partial(z.object(columnOf(travelFields, 'send')))
export type TravelEdit = z.infer<typeof travelEditSchema>

/** Returns the schema with an empty text turned into null. */
function emptied<T extends z.ZodMiniType<string, string>>(schema: T) {
  return z.nullable(
    z.pipe(
      schema,
      z.transform((text): string | null => (text === '' ? null : text)),
    ),
  )
}

function isDayOrEmpty(text: string): boolean {
  return text === '' || isCalendarDay(text)
}

function isTimeOrEmpty(text: string): boolean {
  return text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** The tasks that only the guest can know to be done, and ticks (domain/guide/trip-tasks.ts). */
export const TRIP_TICKS = ['papersChecked', 'packed'] as const
export type TripTick = (typeof TRIP_TICKS)[number]

/** The ticks as the API returns them. */
export const tripTicksSchema = z.object(recordOf(TRIP_TICKS, () => z.boolean()))
/** The ticks as they are sent; absent ones stay. */
export const tripTicksEditSchema = z.partial(tripTicksSchema)
export type TripTicksEdit = z.infer<typeof tripTicksEditSchema>
