import { BedSingle, PlaneTakeoff, Wallet, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CalendarDay } from '#domain/dates.ts'
import { BOOKING_UPDATED } from '#web/browser/browser-storage.ts'
import { Island } from '#web/islands/island.tsx'
import { CancellationExample } from './cancellation-example.tsx'
import { nextRetreatWithPlaces, priceNow, type LiveOffer } from './live-offer.ts'
import type { DatesTexts } from './next-retreats.tsx'
import { OfferBoard } from './offer-board.tsx'
import type { PackageTexts } from './package-panel.tsx'

interface Titled {
  title: string
  text: string
}

export interface PricingTexts {
  title: string
  intro: string
  tierNote: string
  /** That both packages use up the same spots. */
  sharedSpots: string
  everyPackage: string
  kiter: PackageTexts
  nonKiter: PackageTexts
  privateRoom: Titled
  payment: Titled
  notIncluded: { title: string; items: readonly string[] }
}

/** Prices, dates, and all that belongs to the price. */
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
  const next = nextRetreatWithPlaces(offer, today)
  return (
    <section id="pricing" aria-label={texts.title} className="page-column py-16 md:py-24">
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-2 xl:gap-x-20">
        <div>
          <h2 className="text-4xl">{texts.title}</h2>
          <p className="mt-4 max-w-xl text-lg text-ink-soft">{texts.intro}</p>
        </div>
        <p className="max-w-xl self-end border-l-4 border-amber pl-5 text-ink-soft">
          {texts.tierNote} {texts.everyPackage}
        </p>
      </div>
      <div className="mt-12 md:mt-16">
        <Island
          name="offer-board"
          component={OfferBoard}
          props={{
            offer,
            today,
            kiter: texts.kiter,
            nonKiter: texts.nonKiter,
            sharedSpots: texts.sharedSpots,
            dates,
          }}
          when="visible"
          event={BOOKING_UPDATED}
        />
      </div>
      <div className="mt-16 grid gap-x-12 gap-y-10 md:mt-24 lg:grid-cols-3">
        <Aside Icon={BedSingle} title={texts.privateRoom.title}>
          <p>{texts.privateRoom.text}</p>
        </Aside>
        <Aside Icon={Wallet} title={texts.payment.title}>
          <p>{texts.payment.text}</p>
        </Aside>
        <Aside Icon={PlaneTakeoff} title={texts.notIncluded.title}>
          <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-coral-deep">
            {texts.notIncluded.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Aside>
      </div>
      {next && <CancellationExample retreat={next} priceCents={priceNow(offer)} today={today} />}
    </section>
  )
}

function Aside({ Icon, title, children }: { Icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div>
      <Icon aria-hidden className="size-8 text-coral-deep" strokeWidth={1.75} />
      <h3 className="mt-3">{title}</h3>
      <div className="mt-2 text-ink-soft">{children}</div>
    </div>
  )
}
