import type { ReactNode } from 'react'
import { formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { OwnersMark } from '#web/ui/page/organiser.tsx'
import type { FlightTexts } from './flight-texts.ts'

/** The destination airport, when to arrive, and from when to fly home. */
export function FlightRows({
  flight,
  startsOn,
  endsOn,
}: {
  flight: FlightTexts
  startsOn: CalendarDay | null
  endsOn: CalendarDay | null
}) {
  return (
    <dl className="figures grid gap-3.5">
      <Row term="Fly to">{flight.airport}</Row>
      {startsOn && (
        <Row term="Land" isExample={flight.examples.land}>
          {formatShortDay(startsOn)}, {flight.land}
        </Row>
      )}
      {endsOn && (
        <Row term="Fly home" isExample={flight.examples.leave}>
          {formatShortDay(endsOn)}, {flight.leave}
        </Row>
      )}
    </dl>
  )
}

function Row({
  term,
  isExample = false,
  children,
}: {
  term: string
  isExample?: boolean
  children: ReactNode
}) {
  return (
    <div>
      <dt className="text-sm">{term}</dt>
      <dd className="leading-snug font-semibold">
        {children}
        {isExample && <OwnersMark />}
      </dd>
    </div>
  )
}
