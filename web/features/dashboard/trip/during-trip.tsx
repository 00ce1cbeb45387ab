import { Phone } from 'lucide-react'
import { Fragment } from 'react'
import { addDays, banjulDay, daysBetween, formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { counted } from '#domain/base/wording.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { DepartureInfo } from '#domain/guide/guide.ts'
import { scheduleOn } from '#domain/retreat/schedule.ts'
import { dialled } from '#domain/site/organiser.ts'
import { Card } from '#web/ui/card.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { ButtonLink } from '#web/ui/form/button.tsx'
import type { TripFacts, TripProps } from '../dashboard-page.ts'

/** The number of days before the retreat from which the arrival is shown. */
const ARRIVAL_DAYS = 7

/** The landing in the last days before the retreat, with the number to call on the way; nothing before, or if it is not known. */
export function ArrivalCard({ booking, guide, facts: { flight }, now }: TripProps) {
  const { startsOn, arrivalDate, arrivalTime, arrivalFlight } = booking
  if (startsOn === null || arrivalDate === null || arrivalTime === null) return null
  if (daysBetween(banjulDay(now), startsOn) > ARRIVAL_DAYS) return null
  const contact = guide?.departure?.contact
  return (
    <section
      className="rounded-xl border border-transparent bg-sea-deep p-5 text-white sm:p-8"
      aria-label="Your arrival"
    >
      <h3 className="text-xl text-white">Your arrival</h3>
      <div className="mt-3 flex gap-4">
        <p className="figures shrink-0 text-lg font-semibold text-amber">{arrivalTime}</p>
        <p className="min-w-0 text-lg font-semibold wrap-anywhere">
          {formatShortDay(arrivalDate)}, {arrivalFlight ? `${arrivalFlight} lands` : 'you land'} at{' '}
          {flight.airport}
        </p>
      </div>
      <p className="mt-2">{flight.note}</p>
      {contact && (
        <p className="mt-2">
          {contact.name}:{' '}
          <a href={dialled(contact.phone)} className={`${onSea} figures whitespace-nowrap`}>
            {contact.phone}
          </a>
        </p>
      )}
    </section>
  )
}

const onSea =
  'inline-flex min-h-11 items-center font-semibold text-amber underline decoration-1 underline-offset-4 hover:text-white'

/** Returns the schedule of a day for the booking's package; null if the booking has no dates. */
function dayOf({ startsOn, packageType }: Booking, days: TripFacts['days'], on: CalendarDay) {
  return startsOn === null ? null : scheduleOn(days, { startsOn, packageType: packageType ?? 'kiter' }, on)
}

/** The head of a retreat in progress: the schedule of today. */
export function TodayCard({
  booking,
  endsOn,
  now,
  facts: { days },
  headingId,
}: TripProps & { endsOn: CalendarDay; headingId: string }) {
  const today = banjulDay(now)
  const startsOn = booking.startsOn ?? today
  const day = dayOf(booking, days, today)
  return (
    <section className="rounded-xl border border-transparent bg-sea-deep p-5 text-white sm:p-8">
      <p className="figures font-semibold text-amber">
        {formatShortDay(today)} · Day {daysBetween(startsOn, today) + 1} of{' '}
        {daysBetween(startsOn, endsOn) + 1}
      </p>
      <h2 id={headingId} className="mt-1 text-3xl text-white">
        <span className="sr-only">{booking.selectedDate}: </span>
        {day?.title ?? 'Your retreat'}
      </h2>
      {day && (
        <ul className="mt-3 divide-y divide-white/25">
          {day.activities.map(({ text, hours }) => (
            <li key={text} className="py-2.5 text-lg">
              {text}
              {hours !== undefined && `, ${counted(hours, 'hour')}`}
            </li>
          ))}
        </ul>
      )}
      <a href="/#schedule" className={`mt-2 ${onSea}`}>
        All {days.length} days
      </a>
    </section>
  )
}

/** Whom to call during the retreat; shown above anything about money. */
export function HostCard({
  departure,
  chat,
}: {
  /** Null if it could not be loaded. */
  departure: DepartureInfo | null
  chat: Pick<TripFacts['chat'], 'app' | 'url'>
}) {
  return (
    <Card as="section" className="sm:p-6!" aria-label="Who helps you here">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h3 className="text-xl">{departure?.contact.name ?? 'Your host'}</h3>
          {departure && <p className="figures text-ink-soft">{departure.contact.phone}, day and night</p>}
        </div>
        {departure && (
          <ButtonLink href={dialled(departure.contact.phone)} variant="sea">
            <Phone aria-hidden className="size-5" />
            Call
            <span className="sr-only"> {departure.contact.name}</span>
          </ButtonLink>
        )}
      </div>
      {departure && (
        <p className="mt-3">
          <Emergency text={departure.emergency} />
        </p>
      )}
      <p className="mt-2">
        <a href={chat.url} className={`${linkStyle} figures inline-flex min-h-11 items-center`}>
          Write to us on {chat.app}
        </a>
      </p>
    </Card>
  )
}

/** The owner's text with each emergency number as a phone link. */
function Emergency({ text }: { text: string }) {
  return text.split(/\b(\d{3})\b/).map((part, index) =>
    index % 2 === 0 ? (
      // The parts belong to a constant text.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <a key={part} href={`tel:${part}`} className={`${linkStyle} figures text-lg font-bold!`}>
        {part}
      </a>
    ),
  )
}

/** The schedule of the next day; nothing on the last day. */
export function TomorrowCard({ booking, now, facts }: TripProps) {
  const day = dayOf(booking, facts.days, addDays(banjulDay(now), 1))
  if (!day) return null
  return (
    <Card as="section" className="sm:p-6!">
      <h3 className="text-xl">Tomorrow: {day.title}</h3>
      <ul className="mt-2 divide-y divide-line">
        {day.activities.map(({ text }) => (
          <li key={text} className="py-2">
            {text}
          </li>
        ))}
      </ul>
    </Card>
  )
}
