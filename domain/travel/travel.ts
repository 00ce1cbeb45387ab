import { addDays, formatDay, formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import type { FieldError } from '#domain/base/text-schema.ts'
import { keysOf } from '#domain/base/typed-records.ts'

// The rules of a guest's travel details, whose schemas are in domain/travel/travel-fields.ts. The booking form does not
// ask for them, because flights are booked after the place.

/** The labels of the travel details. Times are HH:MM in The Gambia, as every ticket gives them. */
export const TRAVEL_LABELS = {
  arrivalFlight: 'Arrival flight',
  arrivalDate: 'Arrival day',
  arrivalTime: 'Lands at',
  departureFlight: 'Departure flight',
  departureDate: 'Departure day',
  departureTime: 'Takes off at',
  travelNote: 'Travel note',
} as const
export const TRAVEL_FIELDS = keysOf(TRAVEL_LABELS)
export type TravelField = keyof typeof TRAVEL_LABELS
/** A booking's travel details; null for each that is not known. */
export type Travel = Record<TravelField, string | null>

/** The maximum number of days that guests may arrive before or leave after their retreat. */
const MAX_DAYS_AROUND_RETREAT = 30

interface RetreatDays {
  startsOn: CalendarDay
  endsOn: CalendarDay
}

/** Returns the first and last day on which a guest of a retreat may arrive, and leave. */
export function travelDays({ startsOn, endsOn }: RetreatDays) {
  return {
    arrivalDate: { from: addDays(startsOn, -MAX_DAYS_AROUND_RETREAT), to: endsOn },
    departureDate: { from: startsOn, to: addDays(endsOn, MAX_DAYS_AROUND_RETREAT) },
  }
}

export function travelFaults(travel: Travel, retreat: RetreatDays): FieldError[] {
  const days = travelDays(retreat)
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

/** True if both transports between airport and lodge can be planned: day and time of landing and of take-off are known. */
export function hasFullJourney({ arrivalDate, arrivalTime, departureDate, departureTime }: Travel): boolean {
  return [arrivalDate, arrivalTime, departureDate, departureTime].every((value) => value !== null)
}

/** Returns the travel details in words, a labelled row each; unknown ones are left out. */
export function travelRows(travel: Travel): { label: string; value: string }[] {
  const rows = [
    { label: 'Arrival', value: leg(travel.arrivalDate, travel.arrivalTime, travel.arrivalFlight) },
    { label: 'Departure', value: leg(travel.departureDate, travel.departureTime, travel.departureFlight) },
    { label: TRAVEL_LABELS.travelNote, value: travel.travelNote ?? '' },
  ]
  return rows.filter(({ value }) => value !== '')
}

/** Returns one way of the journey: "Fri 7 Nov, 18:40, SN 231". */
function leg(on: CalendarDay | null, at: string | null, by: string | null): string {
  return [on && formatShortDay(on), at, by].filter(Boolean).join(', ')
}
