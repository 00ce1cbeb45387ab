import { ChevronDown } from 'lucide-react'
import type { BookingPayment } from '#domain/document-calls.ts'
import type { Booking } from '#domain/booking.ts'
import { formatEuros } from '#domain/money.ts'
import { PaymentList } from '#web/booking-standing/payment-list.tsx'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { staySummary } from './stay-summary.ts'

type Payments = Readonly<Record<string, readonly BookingPayment[]>>

/**
 * Stays that are over, and bookings that were given up, with their papers: folded, and open as long as money is still on its way back, or
 * where it was we who cancelled the date. A booking that its guest gave up without paying says nothing, and stays hidden
 * (specification, section 4.4).
 */
export function PastBookings({ bookings, payments }: { bookings: readonly Booking[]; payments: Payments }) {
  if (bookings.length === 0) return null
  const isOpen = bookings.some(
    ({ id, retreatCancelled }) => retreatCancelled || comingBack(payments[id] ?? []) > 0,
  )
  return (
    <section aria-labelledby="past-bookings" className="rounded-xl border border-line bg-white/60 text-ink">
      <details open={isOpen} className="group px-5 sm:px-7">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4">
          <h2 id="past-bookings" className="font-sans text-base font-semibold tracking-normal">
            Past and cancelled, {bookings.length}
          </h2>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <ul className="pb-3">
          {bookings.map((booking) => (
            <PastBooking key={booking.id} booking={booking} payments={payments[booking.id] ?? []} />
          ))}
        </ul>
      </details>
    </section>
  )
}

function PastBooking({ booking, payments }: { booking: Booking; payments: readonly BookingPayment[] }) {
  return (
    <li className="grid gap-x-10 gap-y-3 border-t border-line py-5 lg:grid-cols-2">
      <div className="min-w-0">
        <h3 className="text-lg">{booking.selectedDate}</h3>
        <p className="text-ink-soft">{staySummary(booking).slice(0, 2).join(', ')}</p>
        <p className="mt-1 font-semibold">{endText(booking, payments)}</p>
        {isOwed(booking) && (
          <RoutedButtonLink
            to={`/payment?leadId=${encodeURIComponent(booking.id)}`}
            variant="secondary"
            size="sm"
            className="mt-3"
          >
            Pay the balance
            <span className="sr-only"> for {booking.selectedDate}</span>
          </RoutedButtonLink>
        )}
      </div>
      {payments.length > 0 && <PaymentList payments={payments} />}
    </li>
  )
}

/** A stay that is over and was never paid to the end. */
function isOwed({ status, balanceDue, paymentStatus }: Booking): boolean {
  return status === 'payment_confirmed' && paymentStatus === 'deposit_paid' && balanceDue > 0
}

/** What became of it, the money first. Amounts in euros. */
function endText(booking: Booking, payments: readonly BookingPayment[]): string {
  if (booking.status === 'payment_confirmed' || booking.status === 'booking_submitted') {
    return isOwed(booking)
      ? `You were there. ${formatEuros(booking.balanceDue)} is still to pay.`
      : 'You were there.'
  }
  const what = endedHow(booking)
  const waiting = comingBack(payments)
  const back = sum(payments.filter(({ step }) => step === 'paid_back'))
  const parts = [
    waiting > 0 && `${formatEuros(waiting)} is on its way back to you`,
    back > 0 && `${formatEuros(back)} was paid back`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? what : `${what}: ${parts.join(', ')}`
}

function endedHow({ status, retreatCancelled }: Booking): string {
  if (retreatCancelled) return 'We had to cancel this date'
  return status === 'cancelled' ? 'Cancelled' : 'Expired'
}

function comingBack(payments: readonly BookingPayment[]): number {
  return sum(payments.filter(({ step }) => step === 'under_way'))
}

function sum(payments: readonly BookingPayment[]): number {
  return payments.reduce((total, { amount }) => total + amount, 0)
}
