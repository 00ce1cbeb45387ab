import type { CalendarDay } from '#domain/dates.ts'
import { BOOKING_UPDATED } from '#web/browser/browser-storage.ts'
import { Island } from '#web/islands/island.tsx'
import { CancellationExample } from './cancellation-example.tsx'
import type { LiveOffer } from './live-offer.ts'
import type { DatesTexts } from './next-retreats.tsx'
import { OfferBoard } from './offer-board.tsx'
import { PackageContents, type PackageTexts } from './package-contents.tsx'
import { SectionHeading } from './section-heading.tsx'

export interface PricingTexts {
  title: string
  intro: string
  /** What else is to know of the price and of paying it. */
  priceNote: string
  /** That both packages use up the same spots. */
  sharedSpots: string
  contentsTitle: string
  everyPackage: string
  kiter: PackageTexts
  nonKiter: PackageTexts
  notIncluded: { title: string; gist: string; items: readonly string[] }
}

/** Dates, prices, and all that belongs to the price. It lies over the booking bar: its own buttons are the way on. */
export function Pricing({
  texts,
  dates,
  offer,
  today,
}: {
  texts: PricingTexts
  dates: DatesTexts
  offer: LiveOffer
  today: CalendarDay
}) {
  return (
    <section id="pricing" aria-label={texts.title} className="relative z-11 bg-paper">
      <div className="page-column py-10 md:py-18">
        <SectionHeading title={texts.title}>{texts.intro}</SectionHeading>
        <div className="mt-5 grid gap-x-12 gap-y-7 md:mt-8 md:grid-cols-2">
          <Island
            name="offer-board"
            component={OfferBoard}
            props={{
              offer,
              today,
              kiter: { cardSuffix: texts.kiter.cardSuffix, button: texts.kiter.button },
              nonKiter: { cardSuffix: texts.nonKiter.cardSuffix, button: texts.nonKiter.button },
              priceNote: texts.priceNote,
              sharedSpots: texts.sharedSpots,
              dates,
            }}
            when="visible"
            event={BOOKING_UPDATED}
          />
        </div>
        <PackageContents
          title={texts.contentsTitle}
          everyPackage={texts.everyPackage}
          packages={[texts.kiter, texts.nonKiter]}
          notIncluded={texts.notIncluded}
        />
        <CancellationExample offer={offer} today={today} />
      </div>
    </section>
  )
}
