import { type CalendarDay, startOfBanjulDay } from '#domain/base/dates.ts'
import { BOOKING_UPDATED } from '#web/browser/browser-storage.ts'
import { Island } from '#web/islands/island.tsx'
import { CANCELLATION_TABLE } from '#domain/refund/cancellation.ts'
import { formatCents } from '#domain/base/money.ts'
import { plannedRefundSteps, refundStepsInEuros } from '#domain/refund/refund-steps.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { TermsRefundSteps, RefundSteps } from '#web/ui/refund-steps.tsx'
import { type LiveOffer, priceNow, retreatsWithPlaces } from './live-offer.ts'
import type { DatesTexts } from './next-retreats.tsx'
import { OfferBoard } from './offer-board.tsx'
import { PackageContents, type PackageTexts } from './package-contents.tsx'
import { SectionHeading } from './section-heading.tsx'

/** The refund steps of a stay: everything, all but the deposit, half, nothing. */
const ALL_STEPS = 4

/** The refund steps for booking today the first retreat with all steps still ahead; without one, the terms without dates. */
function CancellationExample({ offer, today }: { offer: LiveOffer; today: CalendarDay }) {
  const priceCents = priceNow(offer)
  const example = retreatsWithPlaces(offer, today)
    .map(({ label, startsOn }) => ({
      label,
      steps: plannedRefundSteps({
        submittedAt: startOfBanjulDay(today),
        startsOn,
        paidCents: priceCents,
      }),
    }))
    .find(({ steps }) => steps.length === ALL_STEPS)
  return (
    <div id="if-you-cancel" className="mt-8 md:mt-14">
      <h3 className="md:text-2xl">If you cancel</h3>
      {example ? (
        <>
          <p className="mt-1 mb-4 max-w-2xl text-sm text-ink-soft md:text-base">
            What we’d refund if you book <strong>{example.label}</strong> today and pay{' '}
            {formatCents(priceCents)} in full.
          </p>
          <RefundSteps steps={refundStepsInEuros(example.steps)} booked={false} />
        </>
      ) : (
        <div className="mt-3">
          <TermsRefundSteps rows={CANCELLATION_TABLE} />
        </div>
      )}
      <p className="mt-3 text-sm">
        <a href="/refund-policy" className={linkStyle}>
          All the terms
        </a>
      </p>
    </div>
  )
}

export interface PricingTexts {
  title: string
  intro: string
  /** Further notes on the price and on paying it. */
  priceNote: string
  /** Says that both packages share the same spots. */
  sharedSpots: string
  contentsTitle: string
  everyPackage: string
  kiter: PackageTexts
  nonKiter: PackageTexts
  notIncluded: { title: string; gist: string; items: readonly string[] }
}

/** Dates, prices and everything about the price. It covers the booking bar, because it has buttons of its own. */
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
