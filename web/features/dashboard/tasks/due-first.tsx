import { ArrowDown, Hourglass } from 'lucide-react'
import { banjulDay, formatDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { daysLeft, timeLeft } from '#web/booking-status/time-left.ts'
import { GuestTime } from '#web/ui/guest-time.tsx'
import type { Deadline, dueBeforeNext } from './deadline.ts'

/** Returns the id of a stay's element, to scroll to. */
export function stayId({ id }: Booking): string {
  return `stay-${id}`
}

/** Links to stays further down the page whose deadline comes first. */
export function DueFirst({ due, now }: { due: ReturnType<typeof dueBeforeNext>; now: Date }) {
  if (due.length === 0) return null
  return (
    <nav aria-label="Due first">
      <ul className="flex flex-col gap-3">
        {due.map(({ booking, deadline }) => (
          <li key={booking.id}>
            <a
              href={`#${stayId(booking)}`}
              onClick={() => document.getElementById(stayId(booking))?.setAttribute('open', '')}
              className="flex min-h-14 items-center gap-3.5 rounded-lg border border-line-strong bg-white px-4 py-3 text-ink hover:bg-cream"
            >
              <Hourglass aria-hidden className="size-5 shrink-0 text-coral-deep" />
              <span className="figures min-w-0 grow">
                <span className="block leading-snug font-semibold">{booking.selectedDate}</span>
                <span className="block text-sm text-ink-soft">
                  <DeadlineText {...{ booking, deadline, now }} />
                </span>
              </span>
              <ArrowDown aria-hidden className="size-5 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function DeadlineText({ booking, deadline, now }: { booking: Booking; deadline: Deadline; now: Date }) {
  if (deadline.kind === 'hold') {
    const until = new Date(deadline.until)
    return (
      <>
        Please pay by <GuestTime at={until} kept={booking.timeZone} />: {timeLeft(until, now)}
      </>
    )
  }
  const { kind, until } = deadline
  const today = banjulDay(now)
  const by = until < today ? 'now' : `by ${formatDay(until)}: ${daysLeft(until, today)}`
  return `${kind === 'choice' ? 'Please choose' : 'Please pay'} ${by}`
}
