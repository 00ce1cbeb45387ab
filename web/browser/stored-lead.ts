import { useSyncExternalStore } from 'react'
import { readStoredBooking } from './browser-storage.ts'

/** The lead that this browser's stored booking names, or null; undefined until the page is hydrated. */
export function useStoredLeadId(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    watchNothing,
    () => readStoredBooking()?.leadId ?? null,
    () => undefined,
  )
}

function watchNothing() {
  return () => {}
}
