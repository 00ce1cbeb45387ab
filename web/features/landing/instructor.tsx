import { Check } from 'lucide-react'
import { instructorPicture } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'

export interface InstructorTexts {
  title: string
  lead: string
  paragraphs: readonly string[]
  facts: readonly string[]
  coachingTitle: string
  coaching: readonly { figure: string; text: string }[]
  portraitAlt: string
}

/** The lead instructor: who they are, honestly, and how few guests share a coach. */
export function Instructor({ texts }: { texts: InstructorTexts }) {
  return (
    <section id="instructors" aria-label={texts.title} className="page-column py-16 md:py-24">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Picture
          file={instructorPicture}
          alt={texts.portraitAlt}
          sizes="(width < 64rem) 100vw, 30rem"
          className="aspect-4/3 w-full rounded-xl bg-sand object-[75%_50%] lg:aspect-4/5"
        />
        <div className="lg:py-6">
          <h2 className="text-4xl">{texts.title}</h2>
          <p className="mt-4 font-display text-2xl font-bold text-teal-deep">{texts.lead}</p>
          <div className="mt-6 flex max-w-2xl flex-col gap-4">
            {texts.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ul className="mt-6 flex flex-col gap-2.5">
            {texts.facts.map((fact) => (
              <li key={fact} className="flex gap-2.5">
                <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-teal-deep" strokeWidth={3} />
                {fact}
              </li>
            ))}
          </ul>
          <h3 className="mt-10">{texts.coachingTitle}</h3>
          <dl className="mt-4 grid gap-x-8 gap-y-5 border-t border-line pt-5 sm:grid-cols-3">
            {texts.coaching.map((item) => (
              <div key={item.text} className="flex items-center gap-4 sm:flex-col sm:items-start sm:gap-1">
                <dt className="figures order-1 font-display text-hero font-bold text-sea max-sm:min-w-16">
                  {item.figure}
                </dt>
                <dd className="order-2 text-ink-soft">{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
