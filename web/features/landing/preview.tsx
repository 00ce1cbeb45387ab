import { Island } from '#web/islands/island.tsx'
import { lightLinkStyle } from '#web/ui/link-style.ts'
import { PreviewPlayer } from './preview-player.tsx'

export interface PreviewTexts {
  title: string
  text: string
  playLabel: string
  thumbnailAlt: string
}

/** The film of the outside provider, who learns of the visitor only when they press play. */
export function Preview({ texts, video }: { texts: PreviewTexts; video: { url: string; provider: string } }) {
  return (
    <section id="video" aria-label={texts.title} className="bg-sea-deep text-white">
      <div className="page-column grid items-end gap-x-14 gap-y-8 py-16 md:py-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2 className="text-4xl">{texts.title}</h2>
          <p className="mt-4 max-w-md text-lg text-cream">{texts.text}</p>
          <p className="mt-4 hidden noscript:block">
            <a href={video.url} className={lightLinkStyle}>
              Watch it at the video provider
            </a>
          </p>
        </div>
        <Island
          name="preview-player"
          component={PreviewPlayer}
          props={{
            url: video.url,
            title: texts.title,
            playLabel: texts.playLabel,
            thumbnailAlt: texts.thumbnailAlt,
          }}
          when="interaction"
        />
      </div>
    </section>
  )
}
