import { flightTexts } from '#web/booking-status/flight-texts.ts'
import { locationTexts } from '#web/location/location-texts.ts'
import type { TripFacts } from './dashboard-page.ts'

type FlightParts = Parameters<typeof flightTexts>

/** Returns the trip facts from the owner's content. */
export function tripFacts(
  business: {
    brand: { retreatCountry: string }
    chat: TripFacts['chat']
    support: { hours: string }
    flights: FlightParts[1]
    bank: { longestTransferDays: number }
    offer: { postedMonthsBefore: number }
  },
  flight: FlightParts[0],
  place: Parameters<typeof locationTexts>[0],
  examples: FlightParts[2],
): Omit<TripFacts, 'handOverCents' | 'days'> {
  const { marked, isPlaceholder } = examples
  const { spot, year } = locationTexts(place, { shown: marked, isPlaceholder })
  return {
    country: business.brand.retreatCountry,
    chat: business.chat,
    supportHours: business.support.hours,
    flight: flightTexts(flight, business.flights, examples),
    place: { spot, year },
    postedMonthsBefore: business.offer.postedMonthsBefore,
    transferWorkingDays: business.bank.longestTransferDays,
  }
}
