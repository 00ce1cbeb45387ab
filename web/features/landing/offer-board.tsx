import { useEffect, useState } from 'react'
import { retreatsOnSale } from '#domain/price/availability.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import { readPlaces } from '#web/api/read-places.ts'
import { BOOKING_UPDATED } from '#web/browser/browser-storage.ts'
import { liveOffer, priceNow, tierCards, tierSpots, type LiveOffer } from './live-offer.ts'
import { NextRetreats, type DatesTexts } from './next-retreats.tsx'
import type { PackageTexts } from './package-contents.tsx'
import { TierPrices } from './tier-prices.tsx'

type CardTexts = Pick<PackageTexts, 'cardSuffix' | 'button'>

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
  dates: DatesTexts
}) {
  const [offer, setOffer] = useState(first)

  useEffect(() => {
    let latest = 0
    const readAgain = async () => {
      const turn = ++latest
      const next = liveOffer({ ...(await readPlaces(first.availability)), prices: first.prices })
      // The answer to an earlier request may arrive after a later one and is outdated.
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

  const spots = tierSpots(offer, today)
  const ofNonKiters = tierCards(offer, today, { packageType: 'non-kiter', cardSuffix: nonKiter.cardSuffix })
  const rows = tierCards(offer, today, { packageType: 'kiter', cardSuffix: kiter.cardSuffix }).map(
    (card, index) => {
      const other = ofNonKiters[index]
      return {
        name: offer.prices.tiers[index]?.name ?? card.name,
        cards: [
          { card, bookLabel: kiter.button },
          ...(other ? [{ card: other, bookLabel: nonKiter.button }] : []),
        ],
        spots: spots[index] ?? null,
      }
    },
  )
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
