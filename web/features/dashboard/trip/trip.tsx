import { useId, useState } from 'react'
import { hasBegun, offersCancellation } from '../booking-list.ts'
import { BookingRows } from './booking-rows.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import type { TripProps } from '../dashboard-page.ts'
import { HostCard, TodayCard, TomorrowCard } from './during-trip.tsx'
import { PassOn } from './pass-on.tsx'
import { PhotosCard } from './photos.tsx'
import { columns, RowGroup } from '../row-group.tsx'
import { NextStepFrame } from '../tasks/task-row.tsx'
import { stepsOf } from '../tasks/to-do.tsx'
import { TripHead } from './trip-head.tsx'
import { TripRows } from './trip-rows.tsx'

/** One stay: the trip, the next step, the tasks after it, and below everything that belongs to the booking, folded. */
export function Trip(props: TripProps) {
  const { booking, isNext, now } = props
  const headingId = useId()
  const begun = hasBegun(booking, now)
  const [isPassingOn, setPassingOn] = useState(false)
  const mayPassOn = booking.paymentStatus !== 'pending'
  const { next, rest, done, count } = stepsOf(props)
  const rows = next && !isNext ? [next, ...rest] : rest
  return (
    <article aria-labelledby={headingId} className={columns}>
      <div className="grid min-w-0 gap-6">
        {begun && isNext && props.endsOn !== null ? (
          <TodayCard {...props} endsOn={props.endsOn} headingId={headingId} />
        ) : (
          <TripHead {...props} headingId={headingId} />
        )}
        {begun && isNext && <HostCard departure={props.guide?.departure ?? null} chat={props.facts.chat} />}
        <PhotosCard photos={props.photos} />
        {isNext && next && <NextStepFrame>{next}</NextStepFrame>}
        {begun && isNext && <TomorrowCard {...props} />}
        {rows.length > 0 && (
          <RowGroup
            title={rowsTitle(begun, isNext && next !== null)}
            aside={count > 1 && !begun ? `${done} of ${count} done` : undefined}
          >
            {rows}
          </RowGroup>
        )}
      </div>
      <div className="grid min-w-0 gap-6">
        {isNext && (
          <RowGroup title="Your trip">
            <TripRows {...props} begun={begun} />
          </RowGroup>
        )}
        <div className="grid gap-1">
          <RowGroup title="Your booking">
            <BookingRows {...props} begun={begun} />
          </RowGroup>
          {offersCancellation(booking) && !begun && (
            <div className="-ml-4 flex flex-wrap">
              {mayPassOn && <PassOn {...props} open={isPassingOn} onOpenChange={setPassingOn} />}
              <CancelBooking {...props} onPassOn={mayPassOn ? () => setPassingOn(true) : null} />
            </div>
          )}
        </div>
      </div>
    </article>
  )
}

function rowsTitle(begun: boolean, hasNext: boolean): string {
  if (begun) return 'Here'
  return hasNext ? 'After that' : 'Before you fly'
}
