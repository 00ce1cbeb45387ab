import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { ImageViewer } from '#web/ui/image-viewer.tsx'
import { heroPicture } from './media-files.ts'
import { plainSource } from './picture.tsx'

/** Opens the first screen full-screen: the film where it runs, else the picture. */
export function HeroViewer({ label }: { label: string }) {
  const [open, setOpen] = useState(false)
  const [film, setFilm] = useState('')

  function show() {
    const video = document.querySelector<HTMLVideoElement>('video[data-hero-film]')
    setFilm(video && !video.paused ? video.currentSrc : '')
    setOpen(true)
  }

  return (
    <>
      <button
        type="button"
        onClick={show}
        className="absolute top-60 right-4 grid size-11 place-items-center rounded-full bg-ink/55 text-white hover:bg-ink noscript:hidden md:right-8 lg:top-20"
      >
        <Maximize2 aria-hidden className="size-5" />
        <span className="sr-only">Open the picture full-screen</span>
      </button>
      <ImageViewer open={open} onClose={() => setOpen(false)} label={label}>
        {film ? (
          <video
            src={film}
            aria-label={label}
            className="size-full"
            autoPlay
            muted
            loop
            playsInline
            tabIndex={-1}
          />
        ) : (
          <img
            src={plainSource(heroPicture)}
            alt={label}
            width={heroPicture.width}
            height={heroPicture.height}
          />
        )}
      </ImageViewer>
    </>
  )
}
