import { useState } from 'react'
import { holdsPlace } from '#domain/booking/booking-state.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { api } from '#web/api/client.ts'
import type {
  BookingsOfGuest,
  OrdersByBooking,
  PaymentsByBooking,
  RefundsByBooking,
} from './dashboard-page.ts'

/** What was cancelled on this page, and the answer to it. */
interface Cancellation {
  bookingId: string
  message: string
}

interface Changes {
  of: BookingsOfGuest
  bookings: Record<string, Booking>
  payments: PaymentsByBooking
  orders: OrdersByBooking
  refunds: RefundsByBooking
  cancellation: Cancellation | null
}

function noChanges(of: BookingsOfGuest): Changes {
  return { of, bookings: {}, payments: {}, orders: {}, refunds: {}, cancellation: null }
}

/** The guest's bookings with what has changed since the page was made; a new page from the server replaces it. */
export function useLatestBookings(page: BookingsOfGuest) {
  const [latest, setLatest] = useState<Changes>(() => noChanges(page))
  const changes = latest.of.bookings === page.bookings ? latest : noChanges(page)

  function merge(change: (before: Changes) => Partial<Changes>): void {
    setLatest((before) => {
      const current = before.of.bookings === page.bookings ? before : noChanges(page)
      return { ...current, ...change(current) }
    })
  }
  async function reloadPapers(bookingId: string): Promise<void> {
    const { payments, orders } = await api('GET', '/api/booking-payments/{bookingId}', {
      params: { bookingId },
    })
    merge((before) => ({
      payments: { ...before.payments, [bookingId]: payments },
      orders: { ...before.orders, [bookingId]: orders },
    }))
  }
  /** Which payments count decides what comes back. */
  async function reloadRefund(bookingId: string): Promise<void> {
    const { steps } = await api('GET', '/api/cancel-booking/{bookingId}', { params: { bookingId } })
    merge((before) => ({ refunds: { ...before.refunds, [bookingId]: steps } }))
  }
  return {
    bookings: page.bookings.map((booking) => changes.bookings[booking.id] ?? booking),
    payments: { ...page.payments, ...changes.payments },
    orders: { ...page.orders, ...changes.orders },
    refunds: { ...page.refunds, ...changes.refunds },
    cancellation: changes.cancellation,
    /** Whether a booking's payments are those of after what was changed of it on this page. */
    isUpToDate: (bookingId: string) => !(bookingId in changes.bookings) || bookingId in changes.payments,
    change: (booking: Booking, message?: string) => {
      merge((before) => ({
        bookings: { ...before.bookings, [booking.id]: booking },
        cancellation: message === undefined ? before.cancellation : { bookingId: booking.id, message },
      }))
      // The change itself stands: without an answer the list shows the payments as they were.
      reloadPapers(booking.id).catch(() => {})
      if (holdsPlace(booking.status)) reloadRefund(booking.id).catch(() => {})
    },
  }
}
