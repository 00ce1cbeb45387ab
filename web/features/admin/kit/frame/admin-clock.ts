import { createContext, use } from 'react'
import { banjulDay, type CalendarDay } from '#domain/base/dates.ts'

/** Instant at which the page was requested, from the frame's loader: server and browser must render the same texts. */
export const AdminClock = createContext(new Date(0).toISOString())

/** Returns the instant at which the page was requested. */
export function useNow(): Date {
  return new Date(use(AdminClock))
}

/** Returns the Gambian day on which the page was requested. */
export function useToday(): CalendarDay {
  return banjulDay(useNow())
}
