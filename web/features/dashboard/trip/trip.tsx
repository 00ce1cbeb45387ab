import { useId, useState } from 'react'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestChange } from '#domain/date-change/date-change-calls.ts'
import type { HandOverOffer } from '#domain/hand-over/hand-over-calls.ts'
import { isGuidePosted } from '#domain/retreat/guide.ts'
import { standingOf } from '#web/booking-status/booking-status.ts'
import { hasBegun, offersCancellation } from '../booking-list.ts'
import { BookingRows } from './booking-rows.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import type { DashboardTexts, Stay, TripFacts } from '../dashboard-page.ts'
import { HostCard, TodayCard, TomorrowCard } from './during-trip.tsx'
import { PassOn } from './pass-on.tsx'
import { PhotosCard } from './photos.tsx'
import { columns, RowGroup } from '../row-group.tsx'
import { NextStepFrame } from '../tasks/task-row.tsx'
import { stepsOf } from '../tasks/to-do.tsx'
import { TripHead } from './trip-head.tsx'
import { TripRows } from './trip-rows.tsx'

export interface TripProps extends Stay {
  /** True for the next stay, which has the picture and the frame of the next step; a later one opens as a row. */
  isNext: boolean
  now: Date
  texts: DashboardTexts
  facts: TripFacts
  onChange: (booking: Booking) => void
  onCancelled: (message: string) => void
}

/** One stay: the trip, the next step, the tasks after it, and below everything that belongs to the booking, folded. */
export function Trip(props: TripProps) {
  const { booking, endsOn, guide, isNext, now, facts, texts } = props
  const headingId = useId()
  const standing = standingOf(booking, now)
  const begun = hasBegun(booking, now)
  const [offer, setOffer] = useState(props.offer)
  const [isPassingOn, setPassingOn] = useState(false)
  const passOn = { offer, onOffer: setOffer }
  const mayPassOn = booking.paymentStatus !== 'pending'
  const { next, rest, done, count } = useSteps(props, passOn)
  const isPosted = booking.startsOn !== null && isGuidePosted(booking.startsOn, facts.postedMonthsBefore, now)
  const rows = next && !isNext ? [next, ...rest] : rest
  return (
    <article aria-labelledby={headingId} className={columns}>
      <div className="grid min-w-0 gap-6">
        {begun && isNext && endsOn !== null ? (
          <TodayCard {...{ booking, endsOn, now, headingId }} days={facts.days} />
        ) : (
          <TripHead {...{ booking, standing, endsOn, now, headingId, isNext }} country={facts.country} />
        )}
        {begun && isNext && <HostCard departure={guide?.departure ?? null} chat={facts.chat} />}
        <PhotosCard photos={props.photos} />
        {isNext && next && <NextStepFrame>{next}</NextStepFrame>}
        {begun && isNext && <TomorrowCard booking={booking} now={now} days={facts.days} />}
        {rows.length > 0 && (
          <RowGroup
            title={begun ? 'Here' : rowsTitle(isNext && next !== null)}
            aside={count > 1 && !begun ? `${done} of ${count} done` : undefined}
          >
            {rows}
          </RowGroup>
        )}
      </div>
      <div className="grid min-w-0 gap-6">
        {isNext && (
          <RowGroup title="Your trip">
            <TripRows
              {...{ endsOn, guide, begun, texts, facts }}
              startsOn={booking.startsOn}
              isPosted={isPosted}
            />
          </RowGroup>
        )}
        <div className="grid gap-1">
          <RowGroup title="Your booking">
            <BookingRows {...props} begun={begun} />
          </RowGroup>
          {offersCancellation(booking) && !begun && (
            <div className="-ml-4 flex flex-wrap">
              {mayPassOn && (
                <PassOn booking={booking} {...passOn} open={isPassingOn} onOpenChange={setPassingOn} />
              )}
              <CancelBooking
                booking={booking}
                warning={texts.cancelWarning}
                onPassOn={mayPassOn ? () => setPassingOn(true) : null}
                onCancelled={props.onCancelled}
              />
            </div>
          )}
        </div>
      </div>
    </article>
  )
}

function rowsTitle(hasNext: boolean): string {
  return hasNext ? 'After that' : 'Before you fly'
}

/** Returns the steps of the stay. A change that the guest has answered since the page was rendered replaces its row. */
function useSteps(
  { booking, payments, changes, endsOn, guide, now, texts, onChange, onCancelled }: TripProps,
  passOn: { offer: HandOverOffer | null; onOffer: (offer: HandOverOffer) => void },
) {
  const [decided, setDecided] = useState<readonly GuestChange[]>([])
  return stepsOf({
    booking,
    payments,
    endsOn,
    guide,
    now,
    onChange,
    ...passOn,
    standing: standingOf(booking, now),
    changes: changes.map((change) => decided.find(({ id }) => id === change.id) ?? change),
    onDecided: (change) => setDecided((before) => [...before, change]),
    onLeft: onCancelled,
    pendingNote: texts.pendingNote,
  })
}
