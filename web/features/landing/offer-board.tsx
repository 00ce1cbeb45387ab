import { useEffect, useState } from 'react'
import type { CalendarDay } from '#domain/base/dates.ts'
import { formatCents } from '#domain/base/money.ts'
import { retreatsOnSale } from '#domain/place/availability.ts'
import { tierBadgeTone, type BadgeTone as Urgency } from '#domain/place/scarcity.ts'
import type { TierCardState } from '#domain/price/pricing.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'
import { readPlaces } from '#web/api/read-places.ts'
import { BOOKING_UPDATED } from '#web/browser/browser-storage.ts'
import type { SiteContent } from '#web/shell/page-context.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { liveOffer, priceNow, tierRows, type LiveOffer, type TierCard, type TierRow } from './live-offer.ts'
import { NextRetreats } from './next-retreats.tsx'

const badgeTones: Record<Urgency, BadgeTone> = {
  destructive: 'destructive',
  default: 'default',
  secondary: 'quiet',
}

function TierPrices({
  rows,
  priceNote,
  sharedSpots,
}: {
  rows: readonly TierRow[]
  priceNote: string
  sharedSpots: string
}) {
  return (
    <div>
      <h3>What it costs</h3>
      <ul aria-label="Prices" className="mt-3 flex flex-col gap-3">
        {rows.map(({ name, cards, spots }) => (
          <li key={name} className="flex flex-col gap-1.5">
            <ul aria-label={name} className="grid grid-cols-2 gap-2.5 max-[20rem]:grid-cols-1">
              {cards.map((card) => (
                <PriceCard key={card.name} {...card} />
              ))}
            </ul>
            {spots && (
              <Badge
                tone={badgeTones[tierBadgeTone(spots)]}
                className="self-center py-0.5! whitespace-nowrap"
              >
                {spots.spotsLeft}/{spots.spots} spots available
              </Badge>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{priceNote}</p>
      {rows.some(({ spots }) => spots !== null) && (
        <p className="mt-1 text-sm text-ink-soft">{sharedSpots}</p>
      )}
    </div>
  )
}

function disabledLabel(state: Exclude<TierCardState, { state: 'available' }>): string {
  return state.state === 'sold_out' ? 'Sold Out' : `Available After ${state.after}`
}

/** The price card of one tier; only the tier in force can be booked. */
function PriceCard({ name, packageType, priceCents, state, button }: TierCard) {
  const available = state.state === 'available'
  return (
    <li
      className={classNames(
        'flex flex-col gap-1.5 rounded-lg border-2 p-2.5 lg:p-4',
        available ? 'border-sea bg-white text-ink' : 'border-line bg-paper text-ink-soft',
      )}
    >
      <h4 className="grow text-sm leading-snug font-semibold text-balance">{name}</h4>
      <p
        className={classNames(
          'figures font-display leading-none font-bold',
          available ? 'text-2xl' : 'text-xl',
          state.state === 'sold_out' && 'line-through',
        )}
      >
        {formatCents(priceCents)}
      </p>
      {available ? (
        <BookForm packageType={packageType} label={button} />
      ) : (
        <Button size="sm" disabled wide className="min-h-10! px-1! py-0.5! text-xs! text-balance">
          {disabledLabel(state)}
        </Button>
      )}
    </li>
  )
}

/** Goes to /booking with the package in the address; landing-scripts.ts stores the package instead. */
function BookForm({ packageType, label }: { packageType: PackageType; label: string }) {
  return (
    <form action="/booking" data-choose-package>
      <input type="hidden" name="package" value={packageType} />
      <Button type="submit" variant="sea" size="sm" wide native className="px-0.5! max-lg:text-[0.8125rem]">
        {label}
      </Button>
    </form>
  )
}

type CardTexts = Pick<SiteContent['packages']['kiter'], 'cardSuffix' | 'button'>

/** The current dates and prices: loaded again when the section comes into view and whenever a booking is made (spec 4). */
export function OfferBoard({
  offer: first,
  today,
  kiter,
  nonKiter,
  priceNote,
  sharedSpots,
  dates,
}: {
  offer: LiveOffer
  today: CalendarDay
  kiter: CardTexts
  nonKiter: CardTexts
  priceNote: string
  sharedSpots: string
  dates: SiteContent['landing']['dates']
}) {
  const [offer, setOffer] = useState(first)

  useEffect(() => {
    let latest = 0
    const readAgain = async () => {
      const turn = ++latest
      const read = await readPlaces(first.availability)
      // The answer to an earlier request may arrive after a later one and is outdated.
      if (turn !== latest) return
      setOffer(({ totalBookings: lastTotal, prices }) => liveOffer({ ...read, prices, lastTotal }))
    }
    const onUpdate = () => void readAgain()
    onUpdate()
    window.addEventListener(BOOKING_UPDATED, onUpdate)
    return () => {
      latest = Number.POSITIVE_INFINITY
      window.removeEventListener(BOOKING_UPDATED, onUpdate)
    }
  }, [first])

  const rows = tierRows(offer, today, { kiter, 'non-kiter': nonKiter })
  return (
    <>
      <NextRetreats
        texts={dates}
        retreats={retreatsOnSale(offer.availability, today)}
        known={offer.known}
        priceCents={priceNow(offer)}
        today={today}
      />
      <TierPrices rows={rows} priceNote={priceNote} sharedSpots={sharedSpots} />
    </>
  )
}
