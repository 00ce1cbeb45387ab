import { Award } from 'lucide-react'
import { formatMonth } from '#domain/base/dates.ts'
import type { PublishedQuote } from '#domain/contract/answer-calls.ts'
import { QUOTES_CHOSEN } from '#domain/guide/after-retreat.ts'
import { PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import type { SiteContent } from '#web/shell/page-context.ts'
import { classNames, linkStyle } from '#web/ui/class-names.ts'
import { Picture, pictureOf } from '#web/ui/picture.tsx'
import { SectionHeading } from './section-heading.tsx'

/** A short section before the prices: how many coach the guests, and how few guests share a coach. */
export function WhoIsWithYou({ texts }: { texts: SiteContent['instructor'] }) {
  const { picture } = texts
  return (
    <section aria-label={texts.coachingTitle} className="page-column pb-10 md:pb-18">
      <div
        className={classNames(
          'rounded-xl border border-line bg-white p-4 text-ink md:p-6',
          picture &&
            'grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-4 max-[18rem]:grid-cols-1 md:grid-cols-[11rem_minmax(0,1fr)] md:items-center md:gap-x-8',
        )}
      >
        {picture && (
          <Picture
            file={pictureOf(picture)}
            alt={picture.alt}
            sizes="11rem"
            className="aspect-4/5 w-full rounded-lg bg-sand"
          />
        )}
        <div>
          <h2 className="text-xl md:text-2xl">{texts.coachingTitle}</h2>
          <dl className="mt-2 grid max-w-3xl grid-cols-[repeat(auto-fit,minmax(3.4rem,1fr))] gap-x-3 gap-y-2">
            {texts.coaching.map((item) => (
              <div key={item.text} className="flex flex-col">
                <dt className="figures font-display text-2xl font-bold text-sea">{item.figure}</dt>
                <dd className="text-xs text-ink-soft md:text-sm">{item.text}</dd>
              </div>
            ))}
          </dl>
          <a href="#instructors" className={`${linkStyle} mt-1 inline-flex min-h-11 items-center text-sm`}>
            {texts.meetLabel}
          </a>
        </div>
      </div>
    </section>
  )
}

export function Instructor({ texts }: { texts: SiteContent['instructor'] }) {
  const { title, paragraphs, picture } = texts
  return (
    <section id="instructors" aria-label={title} className="page-column py-10 md:py-18">
      <SectionHeading title={title} />
      <div
        className={classNames(
          'mt-4 md:mt-6',
          picture && 'grid items-center gap-x-14 gap-y-4 md:grid-cols-[20rem_minmax(0,1fr)]',
        )}
      >
        {picture && (
          <Picture
            file={pictureOf(picture)}
            alt=""
            sizes="20rem"
            className="aspect-4/5 w-full max-w-80 rounded-xl bg-sand"
          />
        )}
        <div className="flex max-w-2xl flex-col gap-3">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}

/** The team with each person's certificate. Renders nothing if the owner has named nobody. */
export function Team({ texts: { title, intro, people } }: { texts: SiteContent['team'] }) {
  if (people.length === 0) return null
  return (
    <section id="team" aria-label={title} className="page-column py-10 md:py-18">
      <SectionHeading title={title}>{intro}</SectionHeading>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-8 sm:gap-x-5 md:mt-8 md:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]">
        {people.map((person) => (
          <li key={person.name} className="min-w-0 wrap-anywhere">
            <Portrait person={person} />
            <h3 className="mt-4">{person.name}</h3>
            <p>{person.role}</p>
            {person.certificate !== 'none needed' && (
              <p className="mt-2 flex gap-2 text-sm text-ink-soft">
                <Award aria-hidden className="mt-0.5 size-4.5 shrink-0 text-teal-deep" />
                {person.certificate === 'none yet'
                  ? 'Holds no instructor certificate yet'
                  : person.certificate}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Portrait({ person: { name, picture } }: { person: SiteContent['team']['people'][number] }) {
  const shape = 'aspect-4/5 w-full rounded-xl bg-sand'
  if (!picture)
    return (
      <span
        aria-hidden
        className={`${shape} grid place-items-center border border-line font-display text-hero font-bold text-sea`}
      >
        {name.slice(0, 1)}
      </span>
    )
  return (
    <Picture
      file={pictureOf(picture)}
      alt={picture.alt}
      sizes="(width < 48rem) 50vw, 20rem"
      className={shape}
    />
  )
}

/** Quotations of guests, unchanged: the owner's, and the answers that were published. Renders nothing if there are none. */
export function Testimonials({
  texts: { title, intro, words },
  quotes,
}: {
  texts: SiteContent['words']
  quotes: readonly PublishedQuote[]
}) {
  if (words.length + quotes.length === 0) return null
  return (
    <section id="words" aria-label={title} className="page-column py-10 md:py-18">
      <SectionHeading title={title}>{words.length > 0 ? intro : QUOTES_CHOSEN}</SectionHeading>
      <ul className="mt-5 grid gap-5 md:mt-8 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        {quotes.map(({ id, text, firstName, month }) => (
          <li key={id} className="rounded-xl border border-line bg-white p-6 text-ink sm:p-8">
            <figure className="flex h-full flex-col justify-between gap-6">
              <blockquote className="font-display text-2xl font-bold whitespace-pre-line text-sea wrap-anywhere">
                <p>“{text}”</p>
              </blockquote>
              <figcaption className="text-sm text-ink-soft">
                <span className="block text-base font-semibold text-ink">{firstName}</span>
                Travelled in {month}
              </figcaption>
            </figure>
          </li>
        ))}
        {words.map((word) => (
          <li key={word.text} className="rounded-xl border border-line bg-white p-6 text-ink sm:p-8">
            <figure className="flex h-full flex-col justify-between gap-6">
              <blockquote className="font-display text-2xl font-bold text-sea">
                <p>“{word.text}”</p>
              </blockquote>
              <figcaption className="text-sm text-ink-soft">
                <span className="block text-base font-semibold text-ink">{word.firstName}</span>
                {PACKAGE_NAMES[word.package]}, {formatMonth(word.month)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {words.length > 0 && quotes.length > 0 && (
        <p className="mt-5 max-w-prose text-sm text-ink-soft">{QUOTES_CHOSEN}</p>
      )}
    </section>
  )
}
