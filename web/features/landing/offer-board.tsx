import { useEffect, useState } from 'react'
import type { CalendarDay } from '#domain/dates.ts'
import { readPlaces } from '#web/api/read-places.ts'
import { BOOKING_UPDATED } from '#web/browser/browser-storage.ts'
import { liveOffer, priceNow, retreatsOnSale, tierCards, tierSpots, type LiveOffer } from './live-offer.ts'
import { NextRetreats, type DatesTexts } from './next-retreats.tsx'
import { PackagePanel, type PackageTexts } from './package-panel.tsx'
import { TierLadder } from './tier-ladder.tsx'

/** Prices and dates as they are now: read again when they come into sight, and whenever a booking was made (spec 4). */
export function OfferBoard({
  offer: first,
  today,
  kiter,
  nonKiter,
  sharedSpots,
  dates,
}: {
  offer: LiveOffer
  today: CalendarDay
  kiter: PackageTexts
  nonKiter: PackageTexts
  sharedSpots: string
  dates: DatesTexts
}) {
  const [offer, setOffer] = useState(first)

  useEffect(() => {
    let latest = 0
    const readAgain = async () => {
      const turn = ++latest
      const next = liveOffer({ ...(await readPlaces(first.availability)), prices: first.prices })
      // An answer that comes after a later question is old news.
      if (turn === latest) setOffer(next)
    }
    const onUpdate = () => void readAgain()
    onUpdate()
    window.addEventListener(BOOKING_UPDATED, onUpdate)
    return () => {
      latest = Number.POSITIVE_INFINITY
      window.removeEventListener(BOOKING_UPDATED, onUpdate)
    }
  }, [first])

  return (
    <>
      <TierLadder tiers={tierSpots(offer, today)} note={sharedSpots} />
      <div className="grid gap-x-12 gap-y-16 lg:grid-cols-2 xl:gap-x-20">
        <PackagePanel
          packageType="kiter"
          texts={kiter}
          cards={tierCards(offer, today, { packageType: 'kiter', cardSuffix: kiter.cardSuffix })}
        />
        <PackagePanel
          packageType="non-kiter"
          texts={nonKiter}
          cards={tierCards(offer, today, { packageType: 'non-kiter', cardSuffix: nonKiter.cardSuffix })}
        />
      </div>
      <NextRetreats
        texts={dates}
        retreats={retreatsOnSale(offer, today)}
        known={offer.known}
        priceCents={priceNow(offer)}
        today={today}
      />
    </>
  )
}
