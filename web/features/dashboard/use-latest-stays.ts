import { useState } from 'react'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import { api } from '#web/api/client.ts'
import type { Stay } from './dashboard-page.ts'

/** What was changed on this page since it was rendered. */
interface Changes {
  of: readonly Stay[]
  /** What is new for each stay, by booking id. */
  stays: Readonly<Record<string, Partial<Stay>>>
  /** The booking that was cancelled last, and the server's message. */
  cancellation: { bookingId: string; message: string } | null
}

/** Returns the guest's stays with the changes since the page was rendered; new page data from the server replaces them. */
export function useLatestStays(page: readonly Stay[]) {
  const unchanged: Changes = { of: page, stays: {}, cancellation: null }
  const [latest, setLatest] = useState(unchanged)
  const changes = latest.of === page ? latest : unchanged

  function merge(bookingId: string, news: Partial<Stay>, message?: string): void {
    setLatest((before) => {
      const { of, stays, cancellation } = before.of === page ? before : unchanged
      const stay = { ...stays[bookingId], ...news }
      return {
        of,
        stays: { ...stays, [bookingId]: stay },
        cancellation: message === undefined ? cancellation : { bookingId, message },
      }
    })
  }
  async function reloadPapers(params: { bookingId: string }): Promise<void> {
    merge(params.bookingId, await api('GET', '/api/booking-payments/{bookingId}', { params }))
  }
  /** The refund steps depend on which payments count. */
  async function reloadRefund(params: { bookingId: string }): Promise<void> {
    const { steps } = await api('GET', '/api/cancel-booking/{bookingId}', { params })
    merge(params.bookingId, { refundSteps: steps })
  }
  return {
    stays: page.map((stay) => ({ ...stay, ...changes.stays[stay.booking.id] })),
    cancellation: changes.cancellation,
    /** Returns true if a booking's payments were loaded after its last change on this page. */
    isUpToDate: (bookingId: string) =>
      changes.stays[bookingId]?.payments !== undefined || !changes.stays[bookingId]?.booking,
    update: (bookingId: string, news: Partial<Stay>, message?: string) => {
      merge(bookingId, news, message)
      if (!news.booking) return
      // The change itself is saved; if loading fails, the list keeps the earlier payments.
      reloadPapers({ bookingId }).catch(() => {})
      if (holdsPlace(news.booking.status)) reloadRefund({ bookingId }).catch(() => {})
    },
  }
}
