import type { Booking } from '#domain/booking.ts'

export interface DashboardTexts {
  pendingNote: string
  fitness: { title: string; text: string }
  preRetreat: { title: string; text: string }
  empty: { title: string; text: string; button: string }
  cancelWarning: string
}

/** Everything that the dashboard is made of, for a guest who is signed in. */
export interface DashboardPage {
  name: string
  /** Newest first, all of them; null where they could not be read. */
  bookings: Booking[] | null
  loadedAt: string
  texts: DashboardTexts
}
