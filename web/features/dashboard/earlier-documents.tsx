import type { BookingPayment } from '#domain/document-calls.ts'
import type { Booking } from '#domain/booking.ts'
import { PaymentList } from '#web/booking-standing/payment-list.tsx'
import { Card } from '#web/ui/card.tsx'

/** The payments of bookings that are not listed any more: a cancelled one is hidden, but its documents stay the guest's. */
export function EarlierDocuments({
  bookings,
  payments,
}: {
  bookings: readonly Booking[]
  payments: Readonly<Record<string, readonly BookingPayment[]>>
}) {
  const withPayments = bookings.filter(({ id }) => (payments[id] ?? []).length > 0)
  if (withPayments.length === 0) return null
  return (
    <section aria-labelledby="earlier-documents" className="flex flex-col gap-4">
      <h2 id="earlier-documents">Payments of earlier bookings</h2>
      <div className="grid gap-4 lg:grid-cols-2">
        {withPayments.map((booking) => (
          <Card key={booking.id}>
            <h3>{booking.selectedDate}</h3>
            <p className="mb-2 text-ink-soft">{booking.status === 'cancelled' ? 'Cancelled' : 'Expired'}</p>
            <PaymentList payments={payments[booking.id] ?? []} />
          </Card>
        ))}
      </div>
    </section>
  )
}
