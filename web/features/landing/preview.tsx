import { Play } from 'lucide-react'
import { previewPicture } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'
import { SectionHeading } from './section-heading.tsx'

export interface PreviewTexts {
  title: string
  text: string
  playLabel: string
  thumbnailAlt: string
}

/**
 * The film of the outside provider, who learns of the visitor only when they press play: a link to it, in whose place
 * play-preview.ts puts the player.
 */
export function Preview({ texts, video }: { texts: PreviewTexts; video: { url: string; provider: string } }) {
  return (
    <section id="video" aria-label={texts.title} className="page-column pb-10 md:pb-18">
      <SectionHeading title={texts.title} />
      <div className="relative isolate mt-4 aspect-video overflow-hidden rounded-xl bg-ink md:mt-6 lg:aspect-[9/4]">
        <Picture
          file={previewPicture}
          alt={texts.thumbnailAlt}
          sizes="(width < 76rem) 100vw, 72rem"
          className="absolute inset-0 size-full"
        />
        <a
          href={video.url}
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
