import { useId, useState } from 'react'
import { banjulDay, daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { counted, listed } from '#domain/base/wording.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { asOne, roommates } from '#domain/booking/together.ts'
import { travellerNames } from '#domain/booking/traveller.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { countedTogether } from '#web/booking-status/together.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { featurePictures } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { offersCancellation } from '../booking-list.ts'
import { badgeOf, bookingSummary } from '../booking-summary.ts'
import type { TripProps } from '../dashboard-page.ts'
import { columns, RowGroup } from '../row-group.tsx'
import { isAsked } from '../tasks/change-task.tsx'
import { NextStepFrame } from '../tasks/task-row.tsx'
import { stepsOf } from '../tasks/to-do.tsx'
import { WindSoFar } from '../wind/wind-days.tsx'
import { BookingRows } from './booking-rows.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { ArrivalCard, HostCard, TodayCard, TomorrowCard } from './during-trip.tsx'
import { HandOverPlace } from './hand-over-place.tsx'
import { PhotosCard } from './photos.tsx'
import { TripRows } from './trip-rows.tsx'
import { WhoIsComing } from './who-is-coming.tsx'

/** One booking: the trip, the next step, the tasks after it, and below everything that belongs to the booking, folded. */
export function Trip(props: TripProps) {
  const { booking, isNext, begun } = props
  const headingId = useId()
  const [isHandingOver, setHandingOver] = useState(false)
  const mayHandOver = booking.paymentStatus !== 'pending'
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
        {begun && isNext && props.wind && !props.wind.choose && (
          <WindSoFar wind={props.wind} today={banjulDay(props.now)} fullDay={props.facts.guarantee.fullDay} />
        )}
        {begun && isNext && <HostCard departure={props.guide?.departure ?? null} chat={props.facts.chat} />}
        <PhotosCard photos={props.photos} />
        {isNext && next && <NextStepFrame>{next}</NextStepFrame>}
        {begun && isNext && <TomorrowCard {...props} />}
        {!begun && isNext && <ArrivalCard {...props} />}
        <WhoIsComing {...props} />
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
            <TripRows {...props} />
          </RowGroup>
        )}
        <div className="grid gap-1">
          <RowGroup title="Your booking">
            <BookingRows {...props} />
          </RowGroup>
          {offersCancellation(booking) && !begun && (
            <div className="-ml-4 flex flex-wrap forced-colors:ml-0 forced-colors:gap-2">
              {mayHandOver && <HandOverPlace {...props} open={isHandingOver} onOpenChange={setHandingOver} />}
              {!props.changes.some(isAsked) && (
                <CancelBooking
                  {...props}
                  group={props.others}
                  onHandOver={mayHandOver ? () => setHandingOver(true) : null}
                />
              )}
            </div>
          )}
        </div>
      </div>
    </article>
  )
}

function rowsTitle(begun: boolean, hasNext: boolean): string {
  if (begun) return 'Done'
  return hasNext ? 'After that' : 'Before you fly'
}

/** The head of a retreat's card: how long until then, the dates, and what was booked. The next retreat has a picture. */
function TripHead({
  booking,
  others,
  travellers,
  endsOn,
  now,
  facts,
  headingId,
  isNext,
}: TripProps & { headingId: string }) {
  const count = countdown(booking.startsOn, endsOn, banjulDay(now))
  const all = countedTogether([booking, ...others.map((other) => other.booking)], booking)
  const { tone, text } = badgeOf(asOne(all), now)
  return (
    <header
      className={classNames(
        'relative isolate flex flex-col justify-end gap-5 overflow-hidden rounded-xl bg-sea-deep p-5 text-white sm:p-8',
        isNext && 'min-h-52 sm:min-h-80',
      )}
    >
      {isNext && (
        <>
          <Picture
            file={featurePictures['accommodation-and-food']}
            alt=""
            sizes="(width < 80rem) 100vw, 72rem"
            className="evening-light absolute inset-0 -z-10 size-full object-[50%_65%]"
          />
          {/* A shade behind the text only. */}
          <div className="absolute inset-x-0 bottom-0 -z-10 h-4/5 bg-linear-to-t from-sea-deep via-sea-deep/75 to-transparent md:h-full md:bg-linear-to-r md:from-sea-deep/95 md:via-sea-deep/60 md:via-45% md:to-sea-deep/10" />
        </>
      )}
      <div className="min-w-0">
        <Badge tone={tone}>{text}</Badge>
        {count && (
          <p
            className={classNames(
              'figures mt-3 font-display leading-none font-bold tracking-tight',
              isNext ? 'text-[min(clamp(2rem,1.3rem+3.4vw,3.75rem),9vw)]' : 'text-3xl',
            )}
          >
            <span className="text-amber">{count.number}</span>{' '}
            <span>{count.words ?? `to ${facts.country}`}</span>
          </p>
        )}
        <h2 id={headingId} className="mt-3 text-2xl text-white">
          {booking.selectedDate}
        </h2>
        {/* Each item has a dot before it, which is clipped at the start of a line. */}
        <ul className="mt-1 -ml-4 flex flex-wrap [clip-path:inset(0_0_0_--spacing(4))]">
          {summaryOf(booking, travellers).map((words) => (
            <li key={words} className="relative pl-4 before:absolute before:left-1.5 before:content-['·']">
              {words}
            </li>
          ))}
        </ul>
      </div>
    </header>
  )
}

/** Returns what was booked in short; of a group who comes. */
function summaryOf(booking: Booking, travellers: TripProps['travellers']): string[] {
  const coming = travellers.filter(
    ({ status, startsOn }) => holdsPlace(status) && startsOn === booking.startsOn,
  )
  if (booking.group?.bookedByOther) return [`For ${booking.name}`, ...bookingSummary(booking)]
  if (coming.length < 2) return bookingSummary(booking)
  const names = travellerNames(coming).map((name, index) => (coming[index]?.id === booking.id ? 'You' : name))
  const isOneRoom = coming.length === 2 && roommates(coming, names).length === 1
  return [`${listed(names)}${isOneRoom ? ', one room' : ''}`]
}

/** Returns "57 days", to the country, or "Day 3" and "of 8"; null without dates. */
function countdown(
  startsOn: CalendarDay | null,
  endsOn: CalendarDay | null,
  today: CalendarDay,
): { number: string; words?: string } | null {
  if (startsOn === null) return null
  const days = daysBetween(today, startsOn)
  if (days > 0) return { number: counted(days, 'day') }
  if (endsOn === null || endsOn < today) return null
  return { number: `Day ${1 - days}`, words: `of ${daysBetween(startsOn, endsOn) + 1}` }
}
