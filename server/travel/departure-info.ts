import { content } from '#content/content.server.ts'
import type { DepartureInfo } from '#domain/retreat/departure-info.ts'

/** Returns what guests need on the journey, from the owner's content about package travel. */
export function departureInfo(): DepartureInfo {
  const { stay, transport, onTheSpot } = content.packageTravel
  return {
    itinerary: stay.itinerary,
    lodging: stay.lodging,
    meals: stay.meals,
    transport: transport.included,
    contact: { name: onTheSpot.name, phone: onTheSpot.phone },
    emergency: onTheSpot.emergency,
  }
}
