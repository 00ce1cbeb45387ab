import { useState } from 'react'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { api } from '#web/api/client.ts'
import type { Stay } from './dashboard-page.ts'

/** A booking that was cancelled on this page, and the server's message. */
export interface Cancellation {
  bookingId: string
  message: string
}

interface Changes {
  of: readonly Stay[]
  /** What is new for each stay, by booking id. */
  stays: Readonly<Record<string, Partial<Stay>>>
  cancellation: Cancellation | null
}

/** Returns the guest's stays with the changes since the page was rendered; new page data from the server replaces them. */
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
  /** The refund steps depend on which payments count. */
  async function reloadRefund(bookingId: string): Promise<void> {
    const { steps } = await api('GET', '/api/cancel-booking/{bookingId}', { params: { bookingId } })
    merge(bookingId, { refundSteps: steps })
  }
  return {
    stays: page.map((stay) => ({ ...stay, ...changes.stays[stay.booking.id] })),
    cancellation: changes.cancellation,
    /** Returns true if a booking's payments were loaded after its last change on this page. */
    isUpToDate: (bookingId: string) =>
      changes.stays[bookingId]?.payments !== undefined || !(bookingId in changes.stays),
    change: (booking: Booking, message?: string) => {
      merge(booking.id, { booking }, message === undefined ? undefined : { bookingId: booking.id, message })
      // The change itself is saved; if loading fails, the list keeps the earlier payments.
      reloadPapers(booking.id).catch(() => {})
      if (holdsPlace(booking.status)) reloadRefund(booking.id).catch(() => {})
    },
  }
}
