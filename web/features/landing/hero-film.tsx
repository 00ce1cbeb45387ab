import { Pause, Play } from 'lucide-react'

/**
 * Lies over the first screen's picture, unseen until play-hero-film.ts starts it. The films are
 * `/media/<name>.webm` and `.mp4`; media/README.md tells how they were made, and how to replace them.
 */
export function HeroFilm({ className }: { className: string }) {
  return (
    <video
      data-hero-film
      data-wide="hero"
      data-narrow="hero-portrait"
      aria-hidden
      hidden
      playsInline
      loop
      muted
      preload="none"
      tabIndex={-1}
      disablePictureInPicture
      className={`${className} opacity-0 transition-opacity duration-700 data-playing:opacity-100`}
    />
  )
}

/** Stops the film and starts it again; there is nothing to stop before it plays. */
export function HeroFilmButton({ className }: { className: string }) {
  return (
    <button type="button" data-hero-film-button hidden className={`group ${className}`}>
      <FilmButtonLabel />
    </button>
  )
}

/** What a button of class `group` says that has `data-paused` while its film stands still. */
export function FilmButtonLabel() {
  return (
    <>
      <span className="hidden group-data-paused:contents">
        <Play aria-hidden className="size-5 fill-current" />
        <span className="sr-only">Play the film</span>
      </span>
      <span className="contents group-data-paused:hidden">
        <Pause aria-hidden className="size-5 fill-current" />
        <span className="sr-only">Pause the film</span>
      </span>
    </>
  )
}
