import { Check, Plus, X } from 'lucide-react'
import { type CalendarDay, startOfBanjulDay } from '#domain/base/dates.ts'
import { formatCents, type Cents } from '#domain/base/money.ts'
import { plannedRefundSteps, refundStepsInEuros } from '#domain/refund/refund-steps.ts'
import { AIRPORT_TAX_EACH_WAY_CENTS } from '#domain/terms/booking-terms.ts'
import { CANCELLATION_TABLE } from '#domain/terms/cancellation-terms.ts'
import { BOOKING_UPDATED } from '#web/browser/browser-storage.ts'
import { Island } from '#web/islands/island.tsx'
import type { SiteContent } from '#web/shell/page-context.ts'
import { classNames, linkStyle } from '#web/ui/class-names.ts'
import { TermsRefundSteps, RefundSteps } from '#web/ui/refund-steps.tsx'
import { type LiveOffer, priceNow, retreatsWithPlaces } from './live-offer.ts'
import { OfferBoard } from './offer-board.tsx'
import { SectionHeading } from './section-heading.tsx'

/** The refund steps of a retreat: everything, all but the deposit, half, nothing. */
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
      <p className="mt-1 text-sm">
        <a href="/refund-policy" className={`${linkStyle} inline-flex min-h-11 items-center`}>
          All the terms
        </a>
      </p>
    </div>
  )
}

/** Dates, prices and everything about the price. It covers the booking bar, because it has buttons of its own. */
export function Pricing({
  texts,
  dates,
  offer,
  today,
}: {
  texts: SiteContent['packages']
  dates: SiteContent['landing']['dates']
  offer: LiveOffer
  today: CalendarDay
}) {
  return (
    <section id="pricing" aria-label={texts.title} className="later-815 relative z-11 bg-paper">
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
        <PackageContents texts={texts} />
        <WholeCost texts={texts} priceCents={priceNow(offer)} />
        <CancellationExample offer={offer} today={today} />
      </div>
    </section>
  )
}

/** What both packages include, then what only one of them does. */
function PackageContents({ texts }: { texts: SiteContent['packages'] }) {
  return (
    <div className="mt-8 md:mt-14">
      <h3 className="md:text-2xl">{texts.contentsTitle}</h3>
      <ul className="mt-2.5 grid gap-x-12 gap-y-1 md:grid-cols-2">
        {[texts.accommodation, texts.meals, ...texts.bothInclude].map((item) => (
          <li key={item} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-teal-deep" strokeWidth={3} />
            {item}
          </li>
        ))}
      </ul>
      <div className="mt-4 grid grid-cols-2 gap-2.5 max-[22rem]:grid-cols-1">
        {[texts.kiter, texts.nonKiter].map((each) => (
          <div key={each.title} className="rounded-lg border border-line bg-white p-3 text-ink sm:p-4">
            <h4 className="font-semibold">{each.title}</h4>
            <ul className="mt-1.5 flex flex-col gap-1.5 text-sm">
              {each.includes.map((item) => (
                <li key={item} className="flex gap-2">
                  <Plus aria-hidden className="mt-0.75 size-4 shrink-0 text-teal-deep" strokeWidth={3} />
                  {item}
                </li>
              ))}
              {each.excludes.map((item) => (
                <li key={item} className="flex gap-2 text-ink-soft">
                  <X aria-hidden className="mt-0.75 size-4 shrink-0" strokeWidth={3} />
                  <span>
                    <span className="sr-only">Not included: </span>
                    {item}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}

/** What no package includes, and what the retreat costs with everything around it. */
function WholeCost({ texts, priceCents }: { texts: SiteContent['packages']; priceCents: Cents }) {
  const { costs } = texts
  const taxCents = 2 * AIRPORT_TAX_EACH_WAY_CENTS
  const rows = [
    { label: costs.package, amount: formatCents(priceCents) },
    { label: costs.airportTax, amount: formatCents(taxCents) },
    { label: costs.total, amount: formatCents(priceCents + taxCents), isTotal: true },
    ...costs.others,
  ]
  return (
    <div className="mt-8 grid gap-x-12 gap-y-8 md:mt-12 md:grid-cols-2">
      <div>
        <h3 className="md:text-2xl">{texts.notIncludedTitle}</h3>
        <ul className="mt-2.5 flex flex-col gap-1">
          {texts.notIncluded.map((item) => (
            <li key={item} className="flex gap-2.5">
              <X aria-hidden className="mt-1 size-4.5 shrink-0 text-mauve-deep" strokeWidth={3} />
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="md:text-2xl">{costs.title}</h3>
        <dl className="figures mt-3 divide-y divide-line rounded-lg border border-line bg-white text-ink">
          {rows.map(
            ({ label, amount, ...row }) =>
              amount !== undefined && (
                <div
                  key={label}
                  className={classNames(
                    'grid grid-cols-[minmax(0,1fr)_fit-content(55%)] items-baseline gap-4 px-4 py-2.5',
                    'isTotal' in row && 'font-semibold',
                  )}
                >
                  <dt>{label}</dt>
                  <dd className="text-right">{amount}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </div>
  )
}
