import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PricingTiers } from '#domain/api-shapes.ts'
import type { Availability } from '#domain/availability.ts'
import { api } from '#web/api/client.ts'
import { availabilityQuery, pricingTiersQuery } from '#web/api/queries.ts'
import { BOOKING_UPDATED, readLocalAvailability, storeAvailability } from '#web/browser/browser-storage.ts'

/** What the loader could read; null where a call failed. */
export interface LoadedPlaces {
  tiers: PricingTiers | null
  availability: Availability | null
  /** What stands in when a call fails later: what was read, or the built-in retreats. */
  defaults: Availability
}

export interface Places {
  tiers: PricingTiers | null
  availability: Availability
  /** Reads both again: somebody else was faster. */
  reload: () => Promise<void>
}

/**
 * Prices and places as the server last said; they are read again when a booking is announced (specification, section 4,
 * booking flow 7).
 */
export function usePlaces(loaded: LoadedPlaces): Places {
  const client = useQueryClient()
  const tiers = useQuery({ ...pricingTiersQuery, initialData: loaded.tiers ?? undefined })
  const availability = useQuery({
    ...availabilityQuery,
    queryFn: ({ signal }) => readAvailability(signal, loaded.defaults),
    initialData: loaded.availability ?? undefined,
  })

  // The cache never goes stale by itself, so what the loader has just read takes the place of what it held before.
  useEffect(() => {
    if (loaded.tiers) client.setQueryData(pricingTiersQuery.queryKey, loaded.tiers)
    if (!loaded.availability) return
    client.setQueryData(availabilityQuery.queryKey, loaded.availability)
    storeAvailability(loaded.availability)
  }, [client, loaded])

  useEffect(() => {
    const reload = () => void reloadPlaces(client)
    window.addEventListener(BOOKING_UPDATED, reload)
    return () => window.removeEventListener(BOOKING_UPDATED, reload)
  }, [client])

  return {
    tiers: tiers.data ?? null,
    availability: availability.data ?? loaded.defaults,
    reload: () => reloadPlaces(client),
  }
}

/** Where the call fails, the locally stored data or the built-in defaults stand in (specification, section 7). */
async function readAvailability(signal: AbortSignal, defaults: Availability): Promise<Availability> {
  try {
    const availability = await api('GET', '/api/booking-availability', { signal })
    storeAvailability(availability)
    return availability
  } catch (error) {
    if (signal.aborted) throw error
    console.warn('The availability could not be read', error)
    return readLocalAvailability(defaults)
  }
}

async function reloadPlaces(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: pricingTiersQuery.queryKey }),
    client.invalidateQueries({ queryKey: availabilityQuery.queryKey }),
  ])
}
