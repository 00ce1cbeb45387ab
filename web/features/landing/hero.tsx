import { Maximize2, Play, ShieldCheck, Pause } from 'lucide-react'
import { formatCents } from '#domain/base/money.ts'
import { DEPOSIT_CENTS } from '#domain/terms/booking-terms.ts'
import type { SiteContent } from '#web/shell/page-context.ts'
import { ButtonLink } from '#web/ui/form/button.tsx'
import { ImageViewer, viewerButtonProps } from '#web/ui/image-viewer.tsx'
import { heroPhonePicture, heroPicture } from '#web/ui/media-files.ts'
import { Picture, pictureOf, plainSource, type PictureFile } from '#web/ui/picture.tsx'

/** The first answers for a new visitor: the current price in cents, and the next retreat or null. */
export interface HeroOffer {
  priceCents: number
  nextRetreat: string | null
}

const VIEWER = 'hero-viewer'

/** Film and picture are cropped alike, so that nothing moves when one replaces the other. */
const FRAME = 'size-full object-cover object-[80%_50%] md:object-center'

/** The first screen: the evening picture, the promise and the link to the prices. */
export function Hero({
  texts,
  offer,
  hasPreview,
}: {
  texts: SiteContent['landing']['hero']
  offer: HeroOffer
  hasPreview: boolean
}) {
  const own = texts.picture
  return (
    <section
      aria-labelledby="hero-title"
      className="relative isolate flex min-h-svh flex-col overflow-hidden bg-sea-deep text-white lg:max-h-[64rem]"
    >
      <div className="evening-light absolute inset-x-0 top-0 -z-10 h-[78svh] lg:-top-[9%] lg:h-[109%]">
        <div className="size-full">
          {own ? (
            <Picture file={pictureOf(own)} alt={own.alt} sizes="100vw" className="size-full" />
          ) : (
            <>
              <Picture
                file={heroPicture}
                phone={heroPhonePicture}
                alt={texts.mediaAlt}
                sizes="100vw"
                // The phone picture fills the whole screen and has a plain bottom: 39% here crops it like 50% in the film.
                className={`${FRAME} max-md:h-svh! max-md:object-[80%_39%]!`}
              />
              <HeroFilm />
            </>
          )}
        </div>
      </div>
      <div className="absolute inset-x-0 top-[78svh] bottom-0 -z-10 bg-sea-deep lg:hidden" />
      {/* A shade behind the text only; it leaves the sun, the kite and the rider bright. */}
      <div className="absolute inset-x-0 top-0 -z-10 h-[78svh] lg:h-full">
        <div className="absolute inset-x-0 top-0 h-32 bg-linear-to-b from-ink/80 via-ink/60 via-45% to-transparent" />
        <div className="absolute inset-x-0 top-0 h-3/5 bg-linear-to-b from-ink/50 via-ink/55 via-65% to-transparent lg:h-1/2 lg:mask-r-from-34% lg:mask-r-to-70%" />
        <div className="absolute inset-x-0 bottom-0 h-2/5 bg-linear-to-t from-sea-deep via-sea-deep/75 via-45% to-transparent lg:h-1/3" />
        <div className="absolute inset-x-0 bottom-0 h-[max(37%,21rem)] bg-linear-to-t from-sea-deep via-sea-deep/85 via-80% to-transparent mask-r-from-46% mask-r-to-72% max-lg:hidden" />
      </div>
      <button
        type="button"
        {...viewerButtonProps(VIEWER)}
        className="absolute top-60 right-4 grid size-11 place-items-center rounded-full bg-ink/55 text-white hover:bg-ink md:right-8 lg:top-20"
      >
        <Maximize2 aria-hidden className="size-5" />
        <span className="sr-only">Open the picture full-screen</span>
      </button>
      <HeroViewer label={own?.alt ?? texts.mediaAlt} file={own ? pictureOf(own) : heroPicture} />
      {/* Pauses and plays the film; hidden until it can play. */}
      <button
        type="button"
        data-hero-film-button
        hidden
        className="group absolute top-76 right-4 grid size-11 place-items-center rounded-full bg-ink/55 text-white hover:bg-ink md:right-8 lg:top-36"
      >
        <FilmButtonLabel />
      </button>
      <div className="page-column grid grow grid-rows-[minmax(62svh,auto)_auto] pb-6 max-lg:content-start lg:grid-rows-[1fr_auto]">
        <div className="pt-24 lg:pt-32">
          <p className="inline-block rounded-lg bg-sea-deep/80 px-3.5 py-1 text-sm font-semibold text-amber">
            {texts.eyebrow}
          </p>
          {/* In em, because "ch" would change with the font, and the line breaks with it. */}
          <h1
            id="hero-title"
            className="mt-3 max-w-[6.6em] text-hero lg:text-[clamp(3rem,1rem+3.8vw,5.5rem)]"
          >
            {texts.headline}
          </h1>
        </div>
        <div className="grid gap-y-6 lg:mt-10 lg:grid-cols-[1fr_auto] lg:gap-y-6">
          {/* In the order of a phone, so that later HTML does not move what is already painted. */}
          <dl className="figures flex flex-wrap gap-x-7 gap-y-2 border-cream/30 lg:order-4 lg:border-t lg:pt-5">
            <Fact term="From" value={formatCents(offer.priceCents)} href="#pricing" />
            {offer.nextRetreat && <Fact term="Next retreat" value={offer.nextRetreat} href="#dates" />}
            <Fact term="Deposit" value={formatCents(DEPOSIT_CENTS)} />
          </dl>
          <div className="flex flex-wrap gap-3 lg:order-2 lg:col-span-2">
            <ButtonLink href="#pricing" size="lg" className="max-sm:min-h-12 max-sm:w-full max-sm:py-2">
              {texts.bookButton}
            </ButtonLink>
            {hasPreview && (
              <ButtonLink
                href="#video"
                variant="quiet"
                size="lg"
                className="border-cream! text-white! hover:bg-cream! hover:text-sea! max-sm:min-h-12 max-sm:w-full max-sm:py-2"
              >
                <Play aria-hidden className="size-5 fill-current" />
                {texts.watchButton}
              </ButtonLink>
            )}
            <a
              href="/refund-policy"
              className="inline-flex min-h-11 items-center gap-2 text-sm text-cream underline-offset-4 hover:underline max-sm:w-full lg:ml-3 lg:text-base"
            >
              <ShieldCheck aria-hidden className="size-5 shrink-0 text-amber" />
              {texts.refundPromise}
            </a>
          </div>
          <p className="max-w-xl text-cream lg:order-1 lg:col-span-2 lg:text-lg">{texts.subline}</p>
          <ul className="flex flex-wrap content-center gap-x-8 gap-y-2 border-cream/30 text-sm text-cream lg:order-3 lg:border-t lg:pt-5 lg:pr-12">
            {texts.facts.map((fact) => (
              <li key={fact} className="flex items-center gap-2.5">
                <span aria-hidden className="size-1.5 rounded-full bg-amber" />
                {fact}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** The first screen in full-screen: the film if it runs (play-hero-film.ts), otherwise the picture. */
function HeroViewer({ label, file }: { label: string; file: PictureFile }) {
  return (
    <ImageViewer id={VIEWER} label={label}>
      <img src={plainSource(file)} alt={label} width={file.width} height={file.height} loading="lazy" />
      <video data-viewer-film aria-label={label} className="size-full" hidden muted loop playsInline />
      <button
        type="button"
        data-viewer-film-button
        hidden
        className="group fixed top-[max(4.5rem,calc(env(safe-area-inset-top)+3.75rem))] right-3 grid size-12 place-items-center rounded-full bg-cream text-sea hover:bg-white"
      >
        <FilmButtonLabel />
      </button>
    </ImageViewer>
  )
}

/** A figure with a link to its details. */
function Fact({ term, value, href }: { term: string; value: string; href?: string }) {
  return (
    <div className="relative">
      <dt className="text-xs text-cream">{term}</dt>
      <dd className="font-display text-xl font-bold text-white">
        {href ? (
          <a
            href={href}
            className="underline decoration-amber decoration-2 underline-offset-6 after:absolute after:-inset-x-2 after:-inset-y-1 hover:decoration-4"
          >
            {value}
          </a>
        ) : (
          value
        )}
      </dd>
    </div>
  )
}

/**
 * The film over the first screen's picture, hidden until play-hero-film.ts starts it. The files are `/media/<name>.webm` and `.mp4`;
 * media/README.md says how they were made and how to replace them.
 */
function HeroFilm() {
  return (
    <video
      data-hero-film
      data-wide="hero"
      data-narrow="hero-portrait"
      aria-hidden
      hidden
      playsInline
      loop
      muted
      preload="none"
      tabIndex={-1}
      disablePictureInPicture
      className={`absolute inset-0 ${FRAME} opacity-0 transition-opacity duration-700 data-playing:opacity-100`}
    />
  )
}

/** The label of a button of class `group`, which has `data-paused` while its film is paused. */
function FilmButtonLabel() {
  return (
    <>
      <span className="hidden group-data-paused:contents">
        <Play aria-hidden className="size-5 fill-current" />
        <span className="sr-only">Play the film</span>
      </span>
      <span className="contents group-data-paused:hidden">
        <Pause aria-hidden className="size-5 fill-current" />
        <span className="sr-only">Pause the film</span>
      </span>
    </>
  )
}
