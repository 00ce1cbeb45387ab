import { addDays, formatDay, type CalendarDay } from '#domain/base/dates.ts'
import type { FieldError } from '#domain/api/problem.ts'
import { keysOf } from '#domain/booking/typed-records.ts'

// What a guest tells of the journey: the rules. Its fields' schemas are domain/travel/travel-fields.ts. The booking form does not ask for
// it: flights are booked after the place.

/** What it is made of; times are HH:MM on Gambia's clock, as every ticket gives them. */
export const TRAVEL_LABELS = {
  arrivalFlight: 'Arrival flight',
  arrivalDate: 'Arrival day',
  arrivalTime: 'Lands at',
  departureFlight: 'Departure flight',
  departureDate: 'Departure day',
  departureTime: 'Takes off at',
  travelNote: 'Note on the journey',
} as const
export const TRAVEL_FIELDS = keysOf(TRAVEL_LABELS)
export type TravelField = keyof typeof TRAVEL_LABELS
/** What a booking holds of the journey; null where nothing was said. */
export type Travel = Record<TravelField, string | null>

/** Days that guests may come earlier, or stay longer, than their retreat. */
const MAX_DAYS_AROUND_RETREAT = 30

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

/** Whether there is enough for both ways between airport and lodge: day and time of landing and of take-off. */
export function knowsJourney({ arrivalDate, arrivalTime, departureDate, departureTime }: Travel): boolean {
  return [arrivalDate, arrivalTime, departureDate, departureTime].every((value) => value !== null)
}

/** The journey in words, a labelled row each; what nobody has said is left out. */
export function travelRows(travel: Travel): { label: string; value: string }[] {
  const rows = [
    { label: 'Arrival', value: leg(travel.arrivalDate, travel.arrivalTime, travel.arrivalFlight) },
    { label: 'Departure', value: leg(travel.departureDate, travel.departureTime, travel.departureFlight) },
    { label: TRAVEL_LABELS.travelNote, value: travel.travelNote ?? '' },
  ]
  return rows.filter(({ value }) => value !== '')
}

/** "Fri 7 Nov 2025, 18:40, SN 231" */
function leg(on: CalendarDay | null, at: string | null, by: string | null): string {
  return [on && formatDay(on), at, by].filter(Boolean).join(', ')
}
