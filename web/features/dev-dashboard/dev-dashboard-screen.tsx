import { useId, type ReactNode } from 'react'
import type { Booking } from '#domain/booking/booking.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page/page-shell.tsx'
import { SAMPLE_STATES } from './sample-bookings.ts'

/** Every state of the guest's dashboard with local sample data; nothing here calls the server. */
export function DevDashboardScreen({
  renderBooking,
  emptyState,
}: {
  /** Renders one booking as the dashboard does. */
  renderBooking: (booking: Booking) => ReactNode
  /** The dashboard without a booking. */
  emptyState: ReactNode
}) {
  return (
    <div className="page-column flex flex-col gap-10 py-8 sm:py-12">
      <PageHeading title="Developer Dashboard">How a guest’s bookings look in every state.</PageHeading>
      <Notice tone="info" title="Sample data">
        No one booked these, and their buttons do nothing.
      </Notice>
      {SAMPLE_STATES.map(({ title, note, booking }) => (
        <State key={booking.id} title={title} note={note}>
          {renderBooking(booking)}
        </State>
      ))}
      <State title="No bookings" note="What a new guest sees; cancelled and expired bookings are hidden too.">
        {emptyState}
      </State>
    </div>
  )
}

function State({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{note}</p>
      <div inert>{children}</div>
    </section>
  )
}
