import type { PricingTiers } from '#domain/contract/api-shapes.ts'
import type { Availability } from '#domain/place/availability.ts'
import { readLocalAvailability, storeAvailability } from '#web/browser/browser-storage.ts'
import { logUnlessLeft } from '#web/browser/page-lifecycle.ts'
import { api } from './client.ts'

/** Prices and availability; each null if its call failed. */
export interface Places {
  tiers: PricingTiers | null
  availability: Availability | null
  /** Availability to show if it could not be read. */
  otherwise: Availability
}

/**
 * Reads prices and availability again. Failures are logged; the fallback is the availability last stored in this browser, or else `shown`
 * (specification, section 7).
 */
export async function readPlaces(shown: Availability): Promise<Places> {
  const [tiers, availability] = await Promise.all([
    api('GET', '/api/pricing-tiers').catch(logged('The price tiers could not be read')),
    api('GET', '/api/booking-availability').catch(logged('The availability could not be read')),
  ])
  if (availability) storeAvailability(availability)
  return { tiers, availability, otherwise: availability ? shown : readLocalAvailability(shown) }
}

function logged(message: string) {
  return (error: unknown) => {
    logUnlessLeft(message, error)
    return null
  }
}
