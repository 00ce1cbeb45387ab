import { featurePictures, type FeatureKey } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from './section-heading.tsx'

export interface FeatureTexts {
  title: string
  intro: string
  cards: readonly { key: FeatureKey; title: string; text: string; alt: string }[]
}

/** The six things that a retreat is made of, each with its picture. */
export function Features({ texts }: { texts: FeatureTexts }) {
  return (
    <section id="retreats" aria-label={texts.title} className="page-column py-16 md:py-24">
      <SectionHeading title={texts.title}>{texts.intro}</SectionHeading>
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 md:mt-16 lg:grid-cols-3 lg:pb-16">
        {texts.cards.map((card) => (
          <li key={card.key} className="lg:nth-[3n+2]:translate-y-16">
            {/* A browser that knows nothing of the line yet fetches what is three screens away: not what it need not lay out. */}
            <div className="evening-light aspect-4/3 overflow-hidden rounded-xl [content-visibility:auto]">
              <Picture
                file={featurePictures[card.key]}
                alt={card.alt}
                sizes="(width < 40rem) 100vw, (width < 64rem) 50vw, 24rem"
                className="size-full"
              />
            </div>
            <h3 className="mt-5 text-2xl">{card.title}</h3>
            <p className="mt-2 text-ink-soft">{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
