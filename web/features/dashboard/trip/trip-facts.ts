import type { Cents } from '#domain/base/money.ts'
import { flightTexts } from '#web/booking-status/flights.tsx'
import { locationTexts } from '#web/location/location-texts.ts'
import type { TripFacts } from '../dashboard-page.ts'

type FlightParts = Parameters<typeof flightTexts>

interface OwnersTexts {
  business: {
    brand: { retreatCountry: string }
    chat: TripFacts['chat']
    support: { hours: string }
    flights: FlightParts[1]
    bank: { longestTransferDays: number }
    offer: { postedMonthsBefore: number }
  }
  screens: { trip: { flight: FlightParts[0] } }
  place: Parameters<typeof locationTexts>[0]
  prices: { handOverCents: Cents }
  schedule: { days: TripFacts['days'] }
}

/** Returns the trip facts from the owner's content. */
export function tripFacts(
  { business, screens, place, prices, schedule }: OwnersTexts,
  examples: FlightParts[2],
): TripFacts {
  const { marked, isPlaceholder } = examples
  const { spot, year } = locationTexts(place, { shown: marked, isPlaceholder })
  return {
    country: business.brand.retreatCountry,
    chat: business.chat,
    supportHours: business.support.hours,
    flight: flightTexts(screens.trip.flight, business.flights, examples),
    place: { spot, year },
    postedMonthsBefore: business.offer.postedMonthsBefore,
    transferWorkingDays: business.bank.longestTransferDays,
    handOverCents: prices.handOverCents,
    days: schedule.days,
  }
}
