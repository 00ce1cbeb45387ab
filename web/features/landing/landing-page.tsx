import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CalendarDay } from '#domain/base/dates.ts'
import { formatCents } from '#domain/base/money.ts'
import type { PublishedQuote } from '#domain/contract/answer-calls.ts'
import { retreatsOnSale } from '#domain/place/availability.ts'
import type { LocationTexts } from '#web/location/location-texts.ts'
import type { SiteContent } from '#web/shell/page-context.ts'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { featurePictures, previewPicture } from '#web/ui/media-files.ts'
import { PageShell } from '#web/ui/page/page-shell.tsx'
import { Picture, pictureOf } from '#web/ui/picture.tsx'
import { Fit } from './audience-section.tsx'
import { Founders } from './founders.tsx'
import { Gallery } from './gallery.tsx'
import { Hero, type HeroOffer } from './hero.tsx'
import { priceNow, retreatsWithPlaces, type LiveOffer } from './live-offer.ts'
import { Where } from './location-section.tsx'
import { LandingFooter, LandingHeader } from './navigation.tsx'
import { Instructor, WhoIsWithYou, Team, Testimonials } from './people.tsx'
import { Pricing } from './pricing.tsx'
import { Contact, type ContactWays, Faq } from './questions.tsx'
import { Schedule } from './schedule.tsx'
import { SectionHeading } from './section-heading.tsx'

type LandingTexts = Pick<
  SiteContent,
  'landing' | 'schedule' | 'packages' | 'instructor' | 'team' | 'gallery' | 'words' | 'faq'
> & { place: LocationTexts }

/**
 * The ten sections in the order of the specification. The location and a short word on the coaches come before the prices (decision 0092);
 * the team, the gallery and the testimonials come between the last sections, if there are any.
 */
export function LandingPage({
  texts: { landing, schedule, packages, instructor, team, gallery, words, faq, place },
  ways,
  video,
  offer,
  quotes,
  today,
  account,
}: {
  texts: LandingTexts
  ways: ContactWays
  /** Null if the owner has left it out. */
  video: { url: string } | null
  offer: LiveOffer
  /** The published answers of guests. */
  quotes: readonly PublishedQuote[]
  today: CalendarDay
  /** The account area of the header, shared with other pages. */
  account: ReactNode
}) {
  const heroOffer = {
    priceCents: priceNow(offer),
    nextRetreat: retreatsWithPlaces(offer, today)[0]?.label ?? null,
  }
  const links = landing.navigation.filter(({ anchor }) => anchor !== 'video' || video !== null)
  return (
    <PageShell
      header={
        <LandingHeader
          links={links}
          offer={heroOffer}
          bookLabel={landing.hero.bookButtonShort}
          account={account}
        />
      }
      footer={<LandingFooter texts={landing.footer} links={links} />}
    >
      <Hero texts={landing.hero} offer={heroOffer} hasPreview={video !== null} />
      {/* The bar sticks to the bottom while this part of the page is in view. */}
      <div className="-mb-16">
        <Fit
          texts={landing.fit}
          packages={{ kiter: packages.kiter, 'non-kiter': packages.nonKiter }}
          priceCents={heroOffer.priceCents}
        />
        {video && <Preview texts={landing.preview} url={video.url} />}
        <Features texts={landing.features} />
        <Schedule texts={schedule} />
        <Where place={place} retreats={retreatsOnSale(offer.availability, today)} />
        <WhoIsWithYou texts={instructor} />
        <Pricing texts={packages} dates={landing.dates} offer={offer} today={today} />
        <Founders texts={packages} />
        <Instructor texts={instructor} />
        <Team texts={team} />
        <Gallery texts={gallery} />
        <Testimonials texts={words} quotes={quotes} />
        <Faq texts={faq} />
        <Contact texts={landing.contact} ways={ways} />
        <BookingBar offer={heroOffer} label={landing.hero.bookButton} />
      </div>
    </PageShell>
  )
}

/** On phones, a bar at the bottom with a link to the prices; the price section covers it. */
function BookingBar({ offer, label }: { offer: HeroOffer; label: string }) {
  return (
    <div
      data-keep-clear
      className="sticky bottom-0 z-10 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden [@media(height<20rem)]:static"
    >
      <div className="page-column flex items-center justify-between gap-4 py-1.25">
        <p className="figures shrink-0 text-sm leading-tight text-ink-soft max-[18rem]:hidden">
          From <strong className="text-lg leading-tight text-ink">{formatCents(offer.priceCents)}</strong>
          {offer.nextRetreat && <span className="block max-[22rem]:hidden">{offer.nextRetreat}</span>}
        </p>
        <ButtonLink href="#pricing" size="sm" className="min-w-0 max-[18rem]:grow">
          {label}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The six features of a retreat with their pictures: a row to swipe, or six side by side on wide screens. */
function Features({ texts }: { texts: SiteContent['landing']['features'] }) {
  return (
    <section id="retreats" aria-label={texts.title} className="pb-10 md:pb-18">
      <div className="page-column">
        <SectionHeading title={texts.title}>{texts.intro}</SectionHeading>
      </div>
      {/* Focusable, so that the arrow keys scroll it in browsers that do not do so themselves. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} className="swipe-row mt-4 md:mt-8">
        {texts.cards.map((card) => (
          <li key={card.key}>
            {/* On an unknown connection a browser loads lazy pictures three screens ahead, but not those that it skips in layout. */}
            <div className="evening-light aspect-4/3 overflow-hidden rounded-xl [content-visibility:auto] lg:aspect-16/9">
              <Picture
                file={card.picture ? pictureOf(card.picture) : featurePictures[card.key]}
                alt={card.picture?.alt ?? card.alt}
                sizes="(width < 64rem) 17rem, 24rem"
                className="size-full"
              />
            </div>
            <h3 className="mt-3">{card.title}</h3>
            <p className="mt-1 text-sm text-ink-soft md:text-base">{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The preview video of an external provider, which learns of a visitor only on play: a link that landing-scripts.ts replaces with the player.
 */
function Preview({ texts, url }: { texts: SiteContent['landing']['preview']; url: string }) {
  return (
    <section id="video" aria-label={texts.title} className="page-column pb-10 md:pb-18">
      <SectionHeading title={texts.title} />
      <div className="relative isolate mt-4 aspect-video overflow-hidden rounded-xl bg-ink md:mt-6 lg:aspect-[9/4]">
        <Picture
          file={texts.picture ? pictureOf(texts.picture) : previewPicture}
          alt={texts.picture?.alt ?? texts.thumbnailAlt}
          sizes="(width < 76rem) 100vw, 72rem"
          className="absolute inset-0 size-full"
        />
        <a
          href={url}
          data-play-preview={texts.title}
          className="group absolute inset-0 grid size-full place-items-center rounded-xl -outline-offset-8"
        >
          <span className="grid size-16 place-items-center rounded-full bg-coral text-ink transition-[scale,background-color] group-hover:scale-105 group-hover:bg-coral-bright md:size-24">
            <Play aria-hidden className="ml-1 size-7 fill-current md:size-9" />
          </span>
          <span className="sr-only">{texts.playLabel}</span>
        </a>
      </div>
      <p className="mt-2 text-sm text-ink-soft">{texts.text}</p>
    </section>
  )
}
