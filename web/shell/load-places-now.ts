import type { PageReaders } from '#domain/api/page-readers.ts'
import type { PriceList } from '#domain/price/pricing.ts'

/** Loads current availability and prices; null if either can't be read. */
export async function loadPlacesNow(
  readers: PageReaders,
  { privateRoomCents }: Pick<PriceList, 'privateRoomCents'>,
) {
  const [tiers, availability] = await Promise.all([readers.tiers(), readers.availability()])
  if (!tiers.ok || !availability.ok) return null
  return { tiers: tiers.body, availability: availability.body, prices: { privateRoomCents } }
}
