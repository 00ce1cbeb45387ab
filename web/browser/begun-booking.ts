import { useSyncExternalStore } from 'react'
import { TAB_DRAFT } from './browser-storage.ts'

/** A booking that was begun in this tab and not sent. */
export interface BegunBooking {
  /** The label of the dates that were chosen; null while none are. */
  date: string | null
}

/** What was begun in this tab; null where nothing was, and until the page is hydrated. */
export function useBegunBooking(): BegunBooking | null {
  const kept = useSyncExternalStore(watchNothing, readTabDraftText, () => null)
  return kept === null ? null : begunBookingIn(kept)
}

/** Reads what the tab holds of the form; null for anything that the form would not go on with. */
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** A browser that refuses storage holds nothing. */
function readTabDraftText(): string | null {
  try {
    return sessionStorage.getItem(TAB_DRAFT)
  } catch {
    return null
  }
}

function watchNothing() {
  return () => {}
}
