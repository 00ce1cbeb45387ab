import type { PageReaders } from '#domain/api/page-readers.ts'
import type { PriceList } from '#domain/price/pricing.ts'

/** Places and prices of this moment, for a loader; null where they could not be read. */
export async function loadPlacesNow(
  readers: PageReaders,
  { privateRoomCents }: Pick<PriceList, 'privateRoomCents'>,
) {
  const [tiers, availability] = await Promise.all([readers.tiers(), readers.availability()])
  if (!tiers.ok || !availability.ok) return null
  return { tiers: tiers.body, availability: availability.body, prices: { privateRoomCents } }
}
