import { PHONE_CUT } from '#web/ui/phone-cut.ts'

/** The visitor's connection and preferences as the browser reports them. */
interface FilmWishes {
  reducedMotion: boolean
  saveData: boolean
  /** As named by the Network Information API; not every browser reports it. */
  effectiveType?: string | undefined
}

/** Returns true if a film may start by itself: no reduced motion, no data saving, and a fast connection. */
export function wantsFilm({ reducedMotion, saveData, effectiveType = '4g' }: FilmWishes): boolean {
  return !reducedMotion && !saveData && effectiveType === '4g'
}

/** How long the film waits, in milliseconds, so that a visitor who scrolls on early never loads it. */
const BEFORE_THE_FILM_MS = 3000

/**
 * Starts the film of the first screen after a delay and plays it while it is in view; call it once the page has loaded and is idle. The
 * button pauses it, and waits to be pressed if the film may not start by itself.
 */
export function playHeroFilm(root: ParentNode): void {
  const video = root.querySelector<HTMLVideoElement>('[data-hero-film]')
  const button = root.querySelector<HTMLButtonElement>('[data-hero-film-button]')
  if (!video || !button) return
  const starts = wantsFilm(readWishes())
  button.toggleAttribute('data-paused', !starts)
  button.hidden = starts
  button.addEventListener('click', () => {
    button.toggleAttribute('data-paused')
    follow(video, button)
  })
  video.addEventListener('playing', () => {
    video.dataset.playing = ''
    button.hidden = false
  })
  const sight = new IntersectionObserver((entries) => {
    video.dataset.seen = String(entries.at(-1)?.isIntersecting)
    follow(video, button)
  })
  runOnInViewer(root, video)
  setTimeout(() => sight.observe(video.parentElement ?? video), starts ? BEFORE_THE_FILM_MS : 0)
}

/** Continues the film in the full-screen viewer at the same time, with a pause button of its own. */
function runOnInViewer(root: ParentNode, video: HTMLVideoElement): void {
  const film = root.querySelector<HTMLVideoElement>('[data-viewer-film]')
  const button = root.querySelector<HTMLButtonElement>('[data-viewer-film-button]')
  const viewer = film?.closest('dialog')
  const picture = viewer?.querySelector('img')
  if (!film || !button || !viewer || !picture) return
  viewer.addEventListener('beforetoggle', ({ newState }) => {
    const runs = newState === 'open' && !video.paused
    picture.hidden = false
    film.hidden = true
    button.hidden = true
    button.removeAttribute('data-paused')
    if (runs) start(film, video.currentSrc)
    else film.pause()
  })
  // The picture stays until the first frame is loaded.
  film.addEventListener('loadeddata', () => {
    if (!viewer.open) return
    picture.hidden = true
    film.hidden = false
    button.hidden = false
    film.play().catch(() => undefined)
  })
  button.addEventListener('click', () => {
    const paused = button.toggleAttribute('data-paused')
    if (paused) film.pause()
    else void film.play()
  })
}

function start(film: HTMLVideoElement, address: string): void {
  film.src = address
  film.muted = true
  film.play().catch(() => undefined)
}

/** Plays or pauses the film according to the button and its visibility. It is loaded on its first play. */
function follow(video: HTMLVideoElement, button: HTMLButtonElement): void {
  if (button.hasAttribute('data-paused') || video.dataset.seen !== 'true') {
    video.pause()
    return
  }
  if (video.hidden) load(video)
  // Some phones block autoplay to save battery; the picture stays then.
  video.play().catch(() => undefined)
}

function load(video: HTMLVideoElement): void {
  const { wide = '', narrow = '' } = video.dataset
  const name = matchMedia(PHONE_CUT).matches ? narrow : wide
  // React's server rendering omits the attribute, and no browser starts a film with sound by itself.
  video.muted = true
  video.append(source(name, 'webm'), source(name, 'mp4'))
  video.hidden = false
}

function source(name: string, extension: string): HTMLSourceElement {
  const element = document.createElement('source')
  element.src = `/media/${name}.${extension}`
  element.type = `video/${extension}`
  return element
}

declare global {
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

function readWishes(): FilmWishes {
  const { connection } = navigator
  return {
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    saveData: connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches,
    effectiveType: connection?.effectiveType,
  }
}
