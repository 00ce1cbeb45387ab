import { Play } from 'lucide-react'
import { previewPicture } from '#web/ui/media-files.ts'
import { Picture } from '#web/ui/picture.tsx'

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
    <section id="video" aria-label={texts.title} className="bg-sea-deep text-white">
      <div className="page-column grid items-end gap-x-14 gap-y-8 py-16 md:py-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2 className="text-4xl">{texts.title}</h2>
          <p className="mt-4 max-w-md text-lg text-cream">{texts.text}</p>
        </div>
        <div className="relative isolate aspect-video overflow-hidden rounded-xl bg-ink">
          <Picture
            file={previewPicture}
            alt={texts.thumbnailAlt}
            sizes="(width < 64rem) 100vw, 48rem"
            className="absolute inset-0 size-full"
          />
          <a
            href={video.url}
            data-play-preview={texts.title}
            className="group absolute inset-0 grid size-full place-items-center rounded-xl -outline-offset-8"
          >
            <span className="grid size-20 place-items-center rounded-full bg-coral text-ink transition-[scale,background-color] group-hover:scale-105 group-hover:bg-coral-bright md:size-24">
              <Play aria-hidden className="ml-1 size-8 fill-current md:size-9" />
            </span>
            <span className="sr-only">{texts.playLabel}</span>
          </a>
        </div>
      </div>
    </section>
  )
}
