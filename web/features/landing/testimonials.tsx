import { PACKAGE_NAMES } from '#domain/booking/booking-names.ts'
import { formatMonth } from '#domain/base/dates.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { SectionHeading } from './section-heading.tsx'

interface Quotation {
  text: string
  firstName: string
  package: PackageType
  /** The month of the retreat, YYYY-MM. */
  month: string
  source: string
  link?: string | undefined
}

export interface GuestWordsTexts {
  title: string
  intro: string
  words: readonly Quotation[]
}

/** Quotations of guests, unchanged. Renders nothing if there are none. */
export function Testimonials({ texts: { title, intro, words } }: { texts: GuestWordsTexts }) {
  if (words.length === 0) return null
  return (
    <section id="words" aria-label={title} className="page-column py-16 md:py-24">
      <SectionHeading title={title}>{intro}</SectionHeading>
      <ul className="mt-10 grid gap-5 md:mt-14 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        {words.map((word) => (
          <li key={word.text} className="rounded-xl border border-line bg-white p-6 text-ink sm:p-8">
            <figure className="flex h-full flex-col justify-between gap-6">
              <blockquote className="font-display text-2xl font-bold text-sea">
                <p>“{word.text}”</p>
              </blockquote>
              <figcaption className="text-sm text-ink-soft">
                <span className="block text-base font-semibold text-ink">{word.firstName}</span>
                {PACKAGE_NAMES[word.package]}, {formatMonth(word.month)} · <Source word={word} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Source({ word: { source, link } }: { word: Quotation }) {
  if (link === undefined) return source
  return (
    <a href={link} rel="noopener" className={linkStyle}>
      {source}
    </a>
  )
}
