import type { ReactNode } from 'react'
import type { CalendarDay } from '#domain/dates.ts'
import { PageShell } from '#web/ui/page-shell.tsx'
import { BookingBar } from './booking-bar.tsx'
import { Contact, type ContactTexts, type ContactWays } from './contact.tsx'
import { Faq, type FaqTexts } from './faq.tsx'
import { Features, type FeatureTexts } from './features.tsx'
import { Fit, type FitTexts } from './audience-section.tsx'
import { Founders, type FoundersTexts } from './founders.tsx'
import { Gallery, type GalleryTexts } from './gallery.tsx'
import { Testimonials, type GuestWordsTexts } from './testimonials.tsx'
import { Hero, type HeroTexts } from './hero.tsx'
import { Instructor, WhoIsWithYou, type InstructorTexts } from './instructor.tsx'
import { LandingHeader } from './landing-header.tsx'
import { LandingFooter, type FooterTexts, type NavigationLink } from './landing-links.tsx'
import { priceNow, retreatsOnSale, retreatsWithPlaces, type LiveOffer } from './live-offer.ts'
import type { DatesTexts } from './next-retreats.tsx'
import type { PlaceTexts } from '#web/place/place-texts.ts'
import { Preview, type PreviewTexts } from './preview.tsx'
import { Pricing, type PricingTexts } from './pricing.tsx'
import { Schedule, type ScheduleTexts } from './schedule.tsx'
import { Team, type TeamTexts } from './team.tsx'
import { Where } from './location-section.tsx'

interface LandingTexts {
  landing: {
    navigation: readonly NavigationLink[]
    hero: HeroTexts
    fit: FitTexts
    preview: PreviewTexts
    features: FeatureTexts
    dates: DatesTexts
    contact: ContactTexts
    footer: FooterTexts
  }
  schedule: ScheduleTexts
  packages: PricingTexts & FoundersTexts
  instructor: InstructorTexts
  team: TeamTexts
  gallery: GalleryTexts
  words: GuestWordsTexts
  faq: FaqTexts
  place: PlaceTexts
}

/**
 * The ten sections in the specification's order. Where it is, and in short who is with the guests, come before the prices (decision 0092);
 * people and proof come between the last of them, where there are any.
 */
export function LandingPage({
  texts: { landing, schedule, packages, instructor, team, gallery, words, faq, place },
  ways,
  video,
  offer,
  today,
  account,
}: {
  texts: LandingTexts
  ways: ContactWays
  video: { url: string; provider: string }
  offer: LiveOffer
  today: CalendarDay
  /** The header's account area, which is not the landing's own. */
  account: ReactNode
}) {
  const heroOffer = {
    priceCents: priceNow(offer),
    nextRetreat: retreatsWithPlaces(offer, today)[0]?.label ?? null,
  }
  return (
    <PageShell
      header={
        <LandingHeader
          links={landing.navigation}
          offer={heroOffer}
          bookLabel={landing.hero.bookButtonShort}
          account={account}
        />
      }
      footer={<LandingFooter texts={landing.footer} links={landing.navigation} />}
    >
      <Hero texts={landing.hero} offer={heroOffer} />
      {/* The bar stays in sight as long as this part of the page does. */}
      <div className="-mb-16">
        <Fit
          texts={landing.fit}
          packages={{ kiter: packages.kiter, 'non-kiter': packages.nonKiter }}
          priceCents={heroOffer.priceCents}
        />
        <Preview texts={landing.preview} video={video} />
        <Features texts={landing.features} />
        <Schedule texts={schedule} />
        <Where place={place} retreats={retreatsOnSale(offer, today)} />
        <WhoIsWithYou texts={instructor} />
        <Pricing texts={packages} dates={landing.dates} offer={offer} today={today} />
        <Founders texts={packages} />
        <Instructor texts={instructor} />
        <Team texts={team} today={today} />
        <Gallery texts={gallery} />
        <Testimonials texts={words} />
        <Faq texts={faq} />
        <Contact texts={landing.contact} ways={ways} />
        <BookingBar offer={heroOffer} label={landing.hero.bookButton} />
      </div>
    </PageShell>
  )
}
