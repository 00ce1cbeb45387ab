import { useSyncExternalStore } from 'react'
import { isRecord, readText, TAB_DRAFT } from './browser-storage.ts'

/** A booking started in this tab and not submitted. */
export interface BegunBooking {
  /** Label of the chosen dates; null if none are chosen. */
  date: string | null
}

/** Returns the booking started in this tab. Null if there is none, and until the page is hydrated. */
export function useBegunBooking(): BegunBooking | null {
  const kept = useSyncExternalStore(
    watchNothing,
    () => readText(TAB_DRAFT, 'sessionStorage'),
    () => null,
  )
  return kept === null ? null : begunBookingIn(kept)
}

/** Parses the stored form; null for anything that the form could not continue with. */
export function begunBookingIn(kept: string): BegunBooking | null {
  const draft = parsed(kept)
  if (!isRecord(draft) || !isRecord(draft.values)) return null
  const { selectedDate } = draft.values
  return { date: typeof selectedDate === 'string' && selectedDate !== '' ? selectedDate : null }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function watchNothing() {
  return () => {}
}
