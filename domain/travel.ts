import * as z from 'zod/mini'
import { addDays, formatDay, isCalendarDay, type CalendarDay } from './dates.ts'
import type { FieldError } from './problem.ts'
import { optionalLine, optionalText } from './text-schema.ts'
import { keysOf, partOf } from './typed-records.ts'

// The one place of what a guest tells of the journey. The API, the guest's form, the operator's list and what is erased are
// derived from here. The booking form does not ask for it: flights are booked after the place.

/** Days that guests may come earlier, or stay longer, than their retreat. */
export const MAX_DAYS_AROUND_RETREAT = 30
const MAX_FLIGHT_LENGTH = 60
const MAX_NOTE_LENGTH = 1_000

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
  /** One or several, as on the ticket: "SN 231". */
  arrivalFlight: { label: 'Arrival flight', ...flight },
  arrivalDate: { label: 'Arrival day', ...day },
  /** Of landing, on Gambia's clock, as every ticket gives it: HH:MM. */
  arrivalTime: { label: 'Lands at', ...time },
  departureFlight: { label: 'Departure flight', ...flight },
  departureDate: { label: 'Departure day', ...day },
  departureTime: { label: 'Takes off at', ...time },
  travelNote: {
    label: 'Note on the journey',
    send: emptied(optionalText(MAX_NOTE_LENGTH)),
    view: z.nullable(z.string()),
  },
} as const

export const TRAVEL_FIELDS = keysOf(travelFields)
export type TravelField = keyof typeof travelFields
/** What a booking holds of the journey; null where nothing was said. */
export type Travel = Record<TravelField, string | null>

/** An edit of the journey: what is absent stays, what is empty or null is taken back. */
export const travelEditSchema = z.partial(z.object(partOf(travelFields, 'send')))
export type TravelEdit = z.infer<typeof travelEditSchema>

/** An empty text says as little as none. */
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

interface Stay {
  startsOn: CalendarDay
  endsOn: CalendarDay
}

/** From when to when a guest of a stay may arrive, and leave. */
export function travelDays({ startsOn, endsOn }: Stay) {
  return {
    arrivalDate: { from: addDays(startsOn, -MAX_DAYS_AROUND_RETREAT), to: endsOn },
    departureDate: { from: startsOn, to: addDays(endsOn, MAX_DAYS_AROUND_RETREAT) },
  }
}

/** What cannot be true of a journey to this stay, by its field. */
export function travelFaults(travel: Travel, stay: Stay): FieldError[] {
  const days = travelDays(stay)
  const faults: FieldError[] = []
  for (const field of keysOf(days)) {
    const { from, to } = days[field]
    const chosen = travel[field]
    if (chosen !== null && (chosen < from || chosen > to)) {
      faults.push({ field, message: `Choose a day from ${formatDay(from)} to ${formatDay(to)}` })
    }
  }
  if (travel.arrivalTime !== null && travel.arrivalDate === null) {
    faults.push({ field: 'arrivalDate', message: 'On which day do you land?' })
  }
  if (travel.departureTime !== null && travel.departureDate === null) {
    faults.push({ field: 'departureDate', message: 'On which day do you fly home?' })
  }
  if (faults.length === 0 && leavesFirst(travel)) {
    faults.push({ field: 'departureDate', message: 'You would leave before you arrive' })
  }
  return faults
}

function leavesFirst({ arrivalDate, arrivalTime, departureDate, departureTime }: Travel): boolean {
  if (arrivalDate === null || departureDate === null) return false
  if (arrivalDate !== departureDate) return departureDate < arrivalDate
  return arrivalTime !== null && departureTime !== null && departureTime <= arrivalTime
}

/** Whether there is enough for somebody to stand at the airport: day and time of landing. */
export function knowsArrival({
  arrivalDate,
  arrivalTime,
}: Pick<Travel, 'arrivalDate' | 'arrivalTime'>): boolean {
  return arrivalDate !== null && arrivalTime !== null
}

/** The journey in words, a labelled row each; what nobody has said is left out. */
export function travelRows(travel: Travel): { label: string; value: string }[] {
  const rows = [
    { label: 'Arrival', value: leg(travel.arrivalDate, travel.arrivalTime, travel.arrivalFlight) },
    { label: 'Departure', value: leg(travel.departureDate, travel.departureTime, travel.departureFlight) },
    { label: travelFields.travelNote.label, value: travel.travelNote ?? '' },
  ]
  return rows.filter(({ value }) => value !== '')
}

/** "Fri, Nov 7, 2025, 18:40, SN 231" */
function leg(on: CalendarDay | null, at: string | null, by: string | null): string {
  return [on && formatDay(on), at, by].filter(Boolean).join(', ')
}
