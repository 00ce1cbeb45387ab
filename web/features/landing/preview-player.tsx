import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { previewPicture } from './media-files.ts'
import { Picture } from './picture.tsx'

/** A thumbnail until play is pressed; then the provider's player, which starts by itself. */
export function PreviewPlayer({
  url,
  title,
  playLabel,
  thumbnailAlt,
}: {
  url: string
  /** What is played, for screen readers. */
  title: string
  playLabel: string
  thumbnailAlt: string
}) {
  const [playing, setPlaying] = useState(false)
  const player = useRef<HTMLIFrameElement>(null)
  // The button that had the focus is gone; the player takes it over.
  useEffect(() => {
    if (playing) player.current?.focus()
  }, [playing])

  return (
    <div className="relative isolate aspect-video overflow-hidden rounded-xl bg-ink">
      {playing ? (
        // The provider's player needs its own scripts, storage and windows, and its own origin keeps it off this page.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          ref={player}
          src={url}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // The provider starts its player only for a page that says where it stands.
          referrerPolicy="strict-origin-when-cross-origin"
          className="absolute inset-0 size-full"
        />
      ) : (
        <>
          <Picture
            file={previewPicture}
            alt={thumbnailAlt}
            sizes="(width < 64rem) 100vw, 48rem"
            className="absolute inset-0 size-full"
          />
          <button
            type="button"
            onClick={() => setPlaying(true)}
            className="group absolute inset-0 grid size-full place-items-center rounded-xl -outline-offset-8 noscript:hidden"
          >
            <span className="grid size-20 place-items-center rounded-full bg-coral text-ink transition-[scale,background-color] group-hover:scale-105 group-hover:bg-coral-bright md:size-24">
              <Play aria-hidden className="ml-1 size-8 fill-current md:size-9" />
            </span>
            <span className="sr-only">{playLabel}</span>
          </button>
        </>
      )}
    </div>
  )
}
