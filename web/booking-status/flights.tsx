import type { ReactNode } from 'react'
import { formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { OwnersMark } from '#web/ui/page/organiser.tsx'

/** The owner's texts on flights. */
export interface FlightTexts {
  title: string
  airport: string
  land: string
  leave: string
  note: string
  /** True for values that are examples which the owner must replace; a demonstration marks them. */
  examples: { land: boolean; leave: boolean }
}

/** Returns the owner's texts; with `marked`, as in a demonstration, it flags those that are still examples. */
export function flightTexts(
  texts: Pick<FlightTexts, 'title' | 'note'>,
  flights: Pick<FlightTexts, 'airport' | 'land' | 'leave'>,
  { marked, isPlaceholder }: { marked: boolean; isPlaceholder: (file: string, path: string) => boolean },
): FlightTexts {
  const isExample = (line: string) => marked && isPlaceholder('business.yaml', `flights > ${line}`)
  return { ...texts, ...flights, examples: { land: isExample('land'), leave: isExample('leave') } }
}

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

function Row({ term, isExample, children }: { term: string; isExample?: boolean; children: ReactNode }) {
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
