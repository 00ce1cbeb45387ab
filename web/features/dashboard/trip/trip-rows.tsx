import { BookOpen, Dumbbell, MapPin, MessageCircle, type LucideIcon } from 'lucide-react'
import { banjulDay, formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import { FITNESS_CHAPTER, isGuidePosted } from '#domain/guide/guide.ts'
import { dialled } from '#domain/site/organiser.ts'
import { FlightRows } from '#web/booking-status/flights.tsx'
import { CoastMap } from '#web/location/maps.tsx'
import { MonthWeather } from '#web/location/weather.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { RoutedRow } from '#web/ui/routed-links.tsx'
import { FoldedRow, RowIcon } from '#web/ui/rows.tsx'
import type { GuideOutline, TripProps } from '../dashboard-page.ts'

const linkRow = `${linkStyle} inline-flex min-h-11 items-center gap-2`

/** Useful information about the trip: the guide, the location and the contacts. */
export function TripRows(props: TripProps) {
  const { booking, begun, facts, now } = props
  const isPosted = booking.startsOn !== null && isGuidePosted(booking.startsOn, facts.postedMonthsBefore, now)
  return (
    <>
      <GuideRows {...props} isPosted={isPosted} />
      {/* During the retreat the host is shown at the top, and the way there is no longer needed. */}
      {!begun && (
        <>
          <PlaceRow {...props} />
          <PeopleRow {...props} />
        </>
      )}
    </>
  )
}

/** The fitness program and the pre-retreat information: from which day they are available, and then the links to them. */
export function GuideRows({
  texts: { fitness, preRetreat },
  guide,
  isPosted,
  now,
}: Pick<TripProps, 'texts' | 'guide' | 'now'> & {
  /** True if the guide would be available for a paid retreat. */
  isPosted: boolean
}) {
  const posted = guide?.isPosted ? guide.chapters : []
  const program = posted.find(({ key }) => key === FITNESS_CHAPTER)
  const chapters = posted.filter((chapter) => chapter !== program)
  const waiting = guide ? waitingText(guide, banjulDay(now)) : isPosted && 'Available once you’ve paid.'
  return (
    <>
      {guide && program ? (
        <RoutedRow
          to={`/guide/${guide.bookingId}#${FITNESS_CHAPTER}`}
          lead={<RowIcon icon={Dumbbell} />}
          title={fitness.title}
          gist="Open the fitness program"
        />
      ) : (
        <WaitingRow icon={Dumbbell} title={fitness.title} text={waiting || fitness.text} />
      )}
      {guide && chapters.length > 0 ? (
        <FoldedRow
          lead={<RowIcon icon={BookOpen} />}
          title={preRetreat.title}
          gist={chapters.map(({ title }) => title).join(', ')}
        >
          <ul>
            {chapters.map(({ key, title }) => (
              <li key={key}>
                <a href={`/guide/${guide.bookingId}#${key}`} className={linkRow}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </FoldedRow>
      ) : (
        <WaitingRow icon={BookOpen} title={preRetreat.title} text={waiting || preRetreat.text} />
      )}
    </>
  )
}

function waitingText(guide: GuideOutline, today: CalendarDay): string {
  return guide.isPosted
    ? 'We’re still writing this. We’ll email you when it’s ready.'
    : `Available from ${formatShortDay(guide.postedOn, today)}. We’ll email you too.`
}

function WaitingRow({ icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <div className="flex min-h-14 items-center gap-3 px-4 py-2.5">
      <RowIcon icon={icon} />
      <p className="min-w-0 grow">
        <span className="block leading-snug font-semibold">{title}</span>
        <span className="mt-0.5 block text-sm leading-snug text-ink-soft">{text}</span>
      </p>
    </div>
  )
}

/** The destination, when to land, and the weather at that time. */
function PlaceRow({ facts, booking: { startsOn }, endsOn }: TripProps) {
  return (
    <FoldedRow
      lead={<RowIcon icon={MapPin} />}
      title="Where you’ll be"
      gist={`Fly to ${facts.flight.airport}`}
    >
      <FlightRows flight={facts.flight} startsOn={startsOn} endsOn={endsOn} />
      <p className="mt-3 text-sm text-ink-soft">{facts.flight.note}</p>
      {startsOn !== null && (
        <div className="mt-4 empty:hidden">
          <MonthWeather year={facts.place.year} startsOn={startsOn} />
        </div>
      )}
      <div className="mt-4 overflow-hidden rounded-lg">
        <CoastMap spot={facts.place.spot} />
      </div>
      <a href="/#where" className={linkRow}>
        See the place
      </a>
    </FoldedRow>
  )
}

/** Contacts before the flight and on the spot. */
function PeopleRow({ facts: { chat, supportHours }, guide, now }: TripProps) {
  return (
    <FoldedRow
      lead={<RowIcon icon={MessageCircle} />}
      title="People to call"
      gist={`${chat.app}, ${supportHours}`}
    >
      <p>
        <a href={chat.url} className={`${linkRow} figures`}>
          {chat.app} {chat.number}
        </a>
      </p>
      {guide && <OnTheSpot guide={guide} today={banjulDay(now)} />}
    </FoldedRow>
  )
}

/** The contacts on the spot, from two weeks before the retreat, and the guide's chapter if it is available. */
function OnTheSpot({
  guide: { bookingId, chapters, departure, departureOn },
  today,
}: {
  guide: GuideOutline
  today: CalendarDay
}) {
  const chapter = chapters.find(({ key }) => key === 'on-the-spot')
  return (
    <div className="mt-3 border-t border-line pt-3 text-sm text-ink-soft">
      <p className="text-base font-semibold text-ink">At the retreat</p>
      {departure && (
        <>
          <p>{departure.contact.name}</p>
          <p>
            <a href={dialled(departure.contact.phone)} className={`${linkRow} figures text-base`}>
              {departure.contact.phone}
            </a>
          </p>
          <p>{departure.emergency}</p>
        </>
      )}
      {chapter && (
        <a href={`/guide/${bookingId}#${chapter.key}`} className={`${linkRow} text-base`}>
          {departure ? 'All numbers' : 'Name and number'}
        </a>
      )}
      {!chapter && !departure && <p>Name and number from {formatShortDay(departureOn, today)}</p>}
    </div>
  )
}
