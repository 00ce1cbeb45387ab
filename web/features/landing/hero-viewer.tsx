import { Maximize2, Pause, Play } from 'lucide-react'
import { useRef, useState, type MouseEvent } from 'react'
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
          <Film src={film} label={label} />
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

function Film({ src, label }: { src: string; label: string }) {
  const video = useRef<HTMLVideoElement>(null)
  const [paused, setPaused] = useState(false)

  function toggle(event: MouseEvent) {
    event.stopPropagation()
    setPaused(!paused)
    if (paused) void video.current?.play()
    else video.current?.pause()
  }

  const Icon = paused ? Play : Pause
  return (
    <>
      <video ref={video} src={src} aria-label={label} className="size-full" autoPlay muted loop playsInline />
      <button
        type="button"
        onClick={toggle}
        className="fixed top-[max(4.5rem,calc(env(safe-area-inset-top)+3.75rem))] right-3 grid size-12 place-items-center rounded-full bg-cream text-sea hover:bg-white"
      >
        <Icon aria-hidden className="size-5 fill-current" />
        <span className="sr-only">{paused ? 'Play the film' : 'Pause the film'}</span>
      </button>
    </>
  )
}
