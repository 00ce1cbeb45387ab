import { api } from '#web/api/client.ts'
import { readLocalAvailability, storeAvailability } from '#web/browser/browser-storage.ts'
import { liveOffer, type LiveOffer } from './live-offer.ts'

/**
 * Reads prices and places again. Where a call fails the page logs it and goes on: bookings are counted from the
 * availability, and places come from what this browser stored last or else from what the page came with (spec 7).
 */
export async function readLiveOffer(shown: LiveOffer): Promise<LiveOffer> {
  const [tiers, availability] = await Promise.all([
    api('GET', '/api/pricing-tiers').catch(logged('The price tiers could not be read')),
    api('GET', '/api/booking-availability').catch(logged('The availability could not be read')),
  ])
  if (availability) storeAvailability(availability)
  return liveOffer({
    tiers,
    availability,
    otherwise: availability ? shown.availability : readLocalAvailability(shown.availability),
  })
}

function logged(message: string) {
  return (error: unknown) => {
    console.error(message, error)
    return null
  }
}
