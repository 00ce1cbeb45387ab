import type { PriceList } from '#domain/price/pricing.ts'
import { load } from '#web/api/load.ts'
import type { PageApi } from './page-context.ts'

/** Places and prices of this moment, for a loader; null where they could not be read. */
export async function loadPlacesNow(api: PageApi, { privateRoomCents }: Pick<PriceList, 'privateRoomCents'>) {
  const [tiers, availability] = await Promise.all([
    load(api, '/api/pricing-tiers'),
    load(api, '/api/booking-availability'),
  ])
  if (!tiers.ok || !availability.ok) return null
  return { tiers: tiers.body, availability: availability.body, prices: { privateRoomCents } }
}
