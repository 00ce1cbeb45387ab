import { useState } from 'react'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { api } from '#web/api/client.ts'
import type { Stay } from './dashboard-page.ts'

/** What was cancelled on this page, and the answer to it. */
export interface Cancellation {
  bookingId: string
  message: string
}

interface Changes {
  of: readonly Stay[]
  /** What is new of a stay, by its booking's id. */
  stays: Readonly<Record<string, Partial<Stay>>>
  cancellation: Cancellation | null
}

/** The guest's stays with what has changed since the page was made; a new page from the server replaces it. */
export function useLatestStays(page: readonly Stay[]) {
  const unchanged: Changes = { of: page, stays: {}, cancellation: null }
  const [latest, setLatest] = useState(unchanged)
  const changes = latest.of === page ? latest : unchanged

  function merge(bookingId: string, change: Partial<Stay>, cancellation?: Cancellation): void {
    setLatest((before) => {
      const { of, stays, cancellation: last } = before.of === page ? before : unchanged
      const stay = { ...stays[bookingId], ...change }
      return { of, stays: { ...stays, [bookingId]: stay }, cancellation: cancellation ?? last }
    })
  }
  async function reloadPapers(bookingId: string): Promise<void> {
    const { payments, orders } = await api('GET', '/api/booking-payments/{bookingId}', {
      params: { bookingId },
    })
    merge(bookingId, { payments, orders })
  }
  /** Which payments count decides what comes back. */
  async function reloadRefund(bookingId: string): Promise<void> {
    const { steps } = await api('GET', '/api/cancel-booking/{bookingId}', { params: { bookingId } })
    merge(bookingId, { refundSteps: steps })
  }
  return {
    stays: page.map((stay) => ({ ...stay, ...changes.stays[stay.booking.id] })),
    cancellation: changes.cancellation,
    /** Whether a booking's payments are those of after what was changed of it on this page. */
    isUpToDate: (bookingId: string) =>
      changes.stays[bookingId]?.payments !== undefined || !(bookingId in changes.stays),
    change: (booking: Booking, message?: string) => {
      merge(booking.id, { booking }, message === undefined ? undefined : { bookingId: booking.id, message })
      // The change itself stands: without an answer the list shows the payments as they were.
      reloadPapers(booking.id).catch(() => {})
      if (holdsPlace(booking.status)) reloadRefund(booking.id).catch(() => {})
    },
  }
}
