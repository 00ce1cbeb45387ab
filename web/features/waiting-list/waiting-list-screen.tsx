import { CalendarDays, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { banjulDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { PricingTiers } from '#domain/contract/api-shapes.ts'
import type { WaitingEntryView } from '#domain/contract/waiting-list-calls.ts'
import type { Availability } from '#domain/place/availability.ts'
import { useProductTime } from '#web/browser/product-time.ts'
import { DeadLink, SeeDates } from '#web/shell/dead-link.tsx'
import { LatePicture } from '#web/shell/late-picture.tsx'
import { bandPhonePicture, bandPicture } from '#web/ui/media-files.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from './entry-card.tsx'
import { JoinCard } from './join-card.tsx'
import { OfferCard } from './offer-card.tsx'
import { fullText, otherDates, type WantedPlaces } from './places-in.ts'
import { AskedCard, EndedCard, RankCard } from './rank-card.tsx'

export interface WaitingListPage {
  found:
    | { kind: 'join'; wanted: WantedPlaces; known: { firstName: string; email: string } }
    | { kind: 'entry'; token: string; entry: WaitingEntryView }
    | { kind: 'gone' | 'failed' }
  tiers: PricingTiers | null
  availability: Availability
  /** The server's time when it rendered the page, as an ISO instant. */
  now: string
  /** True if the guest came by the email's link for leaving or letting pass, which asks first. */
  asksToLeave: boolean
}

/** The list for a full date: joining it, and one page behind one private link that shows what is true now. */
export function WaitingListScreen(page: WaitingListPage) {
  const { found, availability } = page
  const now = useProductTime(page.now)
  if (found.kind === 'entry') return <Entry key={found.token} page={page} {...found} now={now} />
  if (found.kind !== 'join') {
    return (
      <DeadLink kind={found.kind} action={<SeeDates />}>
        You’ve left the list, or the retreat has started and we’ve deleted your address. You can join the list
        of another full date below the dates.
      </DeadLink>
    )
  }
  const { wanted, known } = found
  const date = availability[wanted.selectedDate]
  return (
    <Frame
      title={wanted.selectedDate}
      text={(date && fullText(date)) ?? 'Places left'}
      aside={date && <OtherDates {...{ page, wanted, now }} startsOn={date.startsOn} />}
    >
      <JoinCard wanted={wanted} known={known} date={date ?? null} />
    </Frame>
  )
}

function Entry({
  page,
  token,
  entry: loaded,
  now,
}: {
  page: WaitingListPage
  token: string
  entry: WaitingEntryView
  now: Date
}) {
  const [entry, setEntry] = useState(loaded)
  const [hasLeft, setLeft] = useState(false)
  const { selectedDate, kiters, nonKiters, startsOn } = entry
  const card = {
    token,
    entry,
    now,
    tiers: page.tiers,
    asks: page.asksToLeave,
    onChanged: setEntry,
    onLeft: () => setLeft(true),
  }
  const others = (
    <OtherDates page={page} wanted={{ selectedDate, kiters, nonKiters }} now={now} startsOn={startsOn} />
  )
  if (hasLeft) {
    return (
      <Frame title={selectedDate} text="Waiting list" aside={others}>
        <div className="flex flex-col gap-3">
          <Notice tone="success" live="status" title={`You’ve left the list for ${selectedDate}`}>
            We’ve deleted your address.
          </Notice>
          <p className="flex flex-wrap gap-x-5">
            <TextLink href={`/waiting-list?date=${startsOn}&kiters=${kiters}&nonKiters=${nonKiters}`}>
              Join again
            </TextLink>
            <TextLink href="/booking">See all dates</TextLink>
          </p>
        </div>
      </Frame>
    )
  }
  const isFree = entry.offer !== null || entry.isFirstCome
  const one = kiters + nonKiters === 1
  return (
    <Frame
      title={isFree ? `${one ? 'A place is free' : 'Places are free'}, ${entry.firstName}` : selectedDate}
      text={isFree ? `${selectedDate} · ${packagesText(entry)}` : 'Waiting list'}
      aside={others}
    >
      {isFree && <OfferCard {...card} />}
      {!isFree && entry.state === 'waiting' && <RankCard {...card} />}
      {entry.state === 'asked' && <AskedCard {...card} />}
      {!isFree && entry.state !== 'waiting' && entry.state !== 'asked' && <EndedCard {...card} />}
    </Frame>
  )
}

/** Returns the packages of an entry: "Kiter", "2 × Kiter · Non-kiter". */
export function packagesText({ kiters, nonKiters }: { kiters: number; nonKiters: number }): string {
  const text = (count: number, name: string) => (count > 1 ? `${count} × ${name}` : name)
  return [
    ...(kiters > 0 ? [text(kiters, 'Kiter')] : []),
    ...(nonKiters > 0 ? [text(nonKiters, 'Non-kiter')] : []),
  ].join(' · ')
}

/** The evening picture with the heading, and the page's card beside the other dates. */
function Frame({
  title,
  text,
  aside,
  children,
}: {
  title: string
  text: string
  aside: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <div className="relative isolate overflow-hidden bg-sea-deep text-white">
        <LatePicture
          file={bandPicture}
          phone={bandPhonePicture}
          sizes="100vw"
          className="absolute inset-0 -z-10 [&_img]:object-[60%_35%]"
        />
        <div className="absolute inset-0 -z-10 bg-linear-to-t from-sea-deep/90 to-sea-deep/20" />
        <div className="page-column pt-20 pb-4 text-shadow-md sm:pt-36 sm:pb-6">
          <h1 className="figures text-3xl wrap-anywhere sm:text-5xl">{title}</h1>
          <p className="mt-1">{text}</p>
        </div>
      </div>
      <div className="page-column grid items-start gap-6 py-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-8">
        <div
          aria-live="polite"
          className="min-w-0 rounded-xl border-2 border-sea bg-white p-4 text-ink sm:p-6"
        >
          {children}
        </div>
        {aside}
      </div>
    </>
  )
}

function OtherDates({
  page: { availability, tiers },
  wanted,
  startsOn,
  now,
}: {
  page: WaitingListPage
  wanted: WantedPlaces
  startsOn: string
  now: Date
}) {
  const dates = otherDates(availability, wanted, startsOn, banjulDay(now))
  if (dates.length === 0) return null
  return (
    <section aria-labelledby="other-dates" className="min-w-0">
      <h2 id="other-dates" className="mb-2 text-xl">
        Free on other dates
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-white text-ink">
        {dates.map(({ label, text, startsOn: day }) => (
          <li key={label}>
            <a
              href={`/booking?date=${day}`}
              className="flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-cream"
            >
              <CalendarDays aria-hidden className="size-5 shrink-0 text-teal-deep" />
              <span className="min-w-0 grow">
                <span className="figures block font-semibold">{label}</span>
                <span className="block text-sm text-ink-soft">{text}</span>
              </span>
              {tiers && <span className="figures font-semibold">{formatEuros(tiers.kiter.price)}</span>}
              <ChevronRight aria-hidden className="size-5 shrink-0 text-teal-deep" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
