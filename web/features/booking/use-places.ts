import { useCallback, useEffect, useState } from 'react'
import { readPlaces, type Places as LoadedPlaces } from '#web/api/read-places.ts'
import { BOOKING_UPDATED, storeAvailability } from '#web/browser/browser-storage.ts'
import { delayBeforeAsking } from './draft/autosave.ts'

/**
 * Returns the prices and places of the page. They are loaded again when a booking is announced (specification, section 4.5, step 7); if
 * they could not be loaded, at once, then at growing intervals and when the connection is back.
 */
export function usePlaces(loaded: LoadedPlaces) {
  const [{ tiers, availability, otherwise }, setPlaces] = useState(loaded)
  const [asked, setAsked] = useState({ times: 0, asking: false })
  const isMissing = tiers === null || availability === null

  const reload = useCallback(async () => {
    setAsked(({ times }) => ({ times, asking: true }))
    const next = await readPlaces(loaded.availability ?? loaded.otherwise)
    setPlaces((shown) => ({ ...next, tiers: next.tiers ?? shown.tiers }))
    setAsked(({ times }) => ({ times: times + 1, asking: false }))
  }, [loaded])

  useEffect(() => {
    const onUpdate = () => void reload()
    if (loaded.availability) storeAvailability(loaded.availability)
    if (!loaded.tiers || !loaded.availability) onUpdate()
    window.addEventListener(BOOKING_UPDATED, onUpdate)
    return () => window.removeEventListener(BOOKING_UPDATED, onUpdate)
  }, [loaded, reload])

  useEffect(() => {
    if (!isMissing || asked.asking) return
    const again = () => void reload()
    const timer = setTimeout(again, delayBeforeAsking(asked.times))
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [isMissing, asked, reload])

  return {
    /** Null until a request for them has succeeded. */
    tiers,
    availability: availability ?? otherwise,
    /** Loads both again, because a place was taken. */
    reload,
  }
}
