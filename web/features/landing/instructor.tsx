import { instructorPicture } from '#web/ui/media-files.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from './section-heading.tsx'

export interface InstructorTexts {
  title: string
  lead: string
  paragraphs: readonly string[]
  coachingTitle: string
  coaching: readonly { figure: string; text: string }[]
  meetLabel: string
  portraitAlt: string
}

/** A short section before the prices: who coaches the guests, and how few of them share a coach. */
export function WhoIsWithYou({ texts }: { texts: InstructorTexts }) {
  return (
    <section aria-label={texts.coachingTitle} className="page-column pb-10 md:pb-18">
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-4 rounded-xl border border-line bg-white p-4 text-ink max-[18rem]:grid-cols-1 md:grid-cols-[11rem_minmax(0,1fr)] md:items-center md:gap-x-8 md:p-6">
        <Picture
          file={instructorPicture}
          alt={texts.portraitAlt}
          sizes="11rem"
          className="aspect-square w-full rounded-lg bg-sand object-[75%_50%]"
        />
        <div>
          <h2 className="text-xl md:text-2xl">{texts.coachingTitle}</h2>
          <p className="mt-1 text-sm text-ink-soft md:text-base">{texts.lead}</p>
          <dl className="mt-2 grid max-w-2xl grid-cols-[repeat(auto-fit,minmax(3.4rem,1fr))] gap-x-3 gap-y-2">
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

/** The lead instructor. */
export function Instructor({ texts }: { texts: InstructorTexts }) {
  return (
    <section id="instructors" aria-label={texts.title} className="page-column py-10 md:py-18">
      <SectionHeading title={texts.title} />
      <div className="mt-4 grid items-center gap-x-14 gap-y-4 md:mt-8 md:grid-cols-2">
        <Picture
          file={instructorPicture}
          alt=""
          sizes="(width < 48rem) 100vw, 36rem"
          className="aspect-2/1 w-full md:aspect-16/10 rounded-xl bg-sand object-[75%_50%]"
        />
        <div className="flex max-w-2xl flex-col gap-3">
          {texts.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
