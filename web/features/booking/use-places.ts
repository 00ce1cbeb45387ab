import { useCallback, useEffect, useState } from 'react'
import type { PricingTiers } from '#domain/api-shapes.ts'
import type { Availability } from '#domain/availability.ts'
import { readPlaces, type Places as LoadedPlaces } from '#web/api/read-places.ts'
import { BOOKING_UPDATED, storeAvailability } from '#web/browser/browser-storage.ts'

export interface Places {
  tiers: PricingTiers | null
  availability: Availability
  /** Reads both again: somebody else was faster. */
  reload: () => Promise<void>
}

/**
 * Prices and places as the page came with them; they are read again when a booking is announced (specification, section
 * 4.5, step 7), and at once where the server could not read them.
 */
export function usePlaces(loaded: LoadedPlaces): Places {
  const [{ tiers, availability, otherwise }, setPlaces] = useState(loaded)
  const reload = useCallback(async () => {
    const next = await readPlaces(loaded.availability ?? loaded.otherwise)
    setPlaces((shown) => ({ ...next, tiers: next.tiers ?? shown.tiers }))
  }, [loaded])

  useEffect(() => {
    const onUpdate = () => void reload()
    if (loaded.availability) storeAvailability(loaded.availability)
    if (!loaded.tiers || !loaded.availability) onUpdate()
    window.addEventListener(BOOKING_UPDATED, onUpdate)
    return () => window.removeEventListener(BOOKING_UPDATED, onUpdate)
  }, [loaded, reload])

  return { tiers, availability: availability ?? otherwise, reload }
}
