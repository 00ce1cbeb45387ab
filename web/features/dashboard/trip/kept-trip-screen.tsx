import { addDays, formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { counted } from '#domain/base/wording.ts'
import type { DepartureInfo } from '#domain/guide/guide.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'
import { scheduleOn, type ScheduleDay } from '#domain/retreat/schedule.ts'
import { linkStyle } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { FoldedRow } from '#web/ui/rows.tsx'
import type { TripFacts } from '../dashboard-page.ts'
import { RowGroup } from '../row-group.tsx'
import { HostCard } from './during-trip.tsx'

interface Flight {
  day: CalendarDay | null
  time: string | null
  number: string | null
}

interface KeptTripProps {
  label: string
  startsOn: CalendarDay
  packageType: PackageType
  flights: { there: Flight; back: Flight }
  departure: DepartureInfo
  chat: Pick<TripFacts['chat'], 'app' | 'url'>
  days: readonly ScheduleDay[]
  /** The day on which the trip was stored. */
  keptOn: CalendarDay
}

/** The trip as the browser stored it on the last visit: whom to call, the schedule of each day, and the flights. Works without scripts. */
export function KeptTripScreen(trip: KeptTripProps) {
  const { flights, days } = trip
  return (
    <div className="page-column py-5 sm:py-10">
      <div className="flex max-w-2xl flex-col gap-6">
        <div>
          <h1 className="max-sm:text-3xl">Your Bookings</h1>
          <h2 className="figures mt-1 text-2xl">{trip.label}</h2>
        </div>
        <Notice tone="warning" title="No connection. What you see may be old.">
          It’s from {formatShortDay(trip.keptOn)}.{' '}
          <a href="/dashboard" className={`${linkStyle} inline-flex min-h-11 items-center`}>
            Try again
          </a>
        </Notice>
        <HostCard departure={trip.departure} chat={trip.chat} />
        <RowGroup title="Your days">
          {days.map((_, index) => {
            const on = addDays(trip.startsOn, index)
            const day = scheduleOn(days, trip, on)
            return (
              day && (
                <FoldedRow key={on} title={formatShortDay(on)} gist={day.title}>
                  <ul className="divide-y divide-line">
                    {day.activities.map(({ text, hours }) => (
                      <li key={text} className="py-2">
                        {text}
                        {hours !== undefined && `, ${counted(hours, 'hour')}`}
                      </li>
                    ))}
                  </ul>
                </FoldedRow>
              )
            )
          })}
        </RowGroup>
        {(flights.there.day ?? flights.back.day) && (
          <RowGroup title="Your flights">
            <FlightRow title="You land" flight={flights.there} />
            <FlightRow title="You take off" flight={flights.back} />
          </RowGroup>
        )}
      </div>
    </div>
  )
}

function FlightRow({ title, flight: { day, time, number } }: { title: string; flight: Flight }) {
  if (day === null) return null
  return (
    <p className="px-4 py-2.5">
      <span className="block font-semibold">{title}</span>
      <span className="figures block text-sm text-ink-soft">
        {[formatShortDay(day), time, number].filter(Boolean).join(', ')}
      </span>
    </p>
  )
}
