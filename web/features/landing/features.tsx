import { featurePictures, type FeatureKey } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from './section-heading.tsx'

export interface FeatureTexts {
  title: string
  intro: string
  cards: readonly { key: FeatureKey; title: string; text: string; alt: string }[]
}

/** The six things that a retreat is made of, each with its picture: a row to swipe, six side by side where there is room. */
export function Features({ texts }: { texts: FeatureTexts }) {
  return (
    <section id="retreats" aria-label={texts.title} className="pb-10 md:pb-18">
      <div className="page-column">
        <SectionHeading title={texts.title}>{texts.intro}</SectionHeading>
      </div>
      {/* Focusable, so that the arrow keys scroll it where a browser does not see to that itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} className="swipe-row mt-4 md:mt-8">
        {texts.cards.map((card) => (
          <li key={card.key}>
            {/* A browser that knows nothing of the line yet fetches what is three screens away: not what it need not lay out. */}
            <div className="evening-light aspect-4/3 overflow-hidden rounded-xl [content-visibility:auto] lg:aspect-16/9">
              <Picture
                file={featurePictures[card.key]}
                alt={card.alt}
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
