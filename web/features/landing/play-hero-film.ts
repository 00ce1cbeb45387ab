import { PHONE_CUT } from '#web/ui/phone-cut.ts'

/** What a visitor's browser says of their line and their wishes. */
interface FilmWishes {
  reducedMotion: boolean
  saveData: boolean
  /** As the Network Information API names it; not every browser tells. */
  effectiveType?: string | undefined
}

/** A film starts by itself only for those who want movement, do not save data and have a line that carries it. */
export function wantsFilm({ reducedMotion, saveData, effectiveType = '4g' }: FilmWishes): boolean {
  return !reducedMotion && !saveData && effectiveType === '4g'
}

/** Who scrolls on before that never fetches the film, and the line is free for what they scroll to. */
const BEFORE_THE_FILM_MS = 3000

/**
 * Starts the first screen's film after a while, and lets it run while it is in sight; for when the page has loaded and
 * rests. The button pauses it; who did not want it to start by itself finds the button waiting to be pressed.
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

/** Full-screen it runs on where it ran, and pauses by a button of its own. */
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
  // Until there is a frame to show, the picture stays.
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

/** Plays or pauses as the button and the window say. The film is fetched when it first plays. */
function follow(video: HTMLVideoElement, button: HTMLButtonElement): void {
  if (button.hasAttribute('data-paused') || video.dataset.seen !== 'true') {
    video.pause()
    return
  }
  if (video.hidden) load(video)
  // Some phones refuse a film that nobody asked for, to spare the battery: the picture stays.
  video.play().catch(() => undefined)
}

function load(video: HTMLVideoElement): void {
  const { wide = '', narrow = '' } = video.dataset
  const name = matchMedia(PHONE_CUT).matches ? narrow : wide
  // React's server rendering leaves the attribute out, and no browser starts a film with sound.
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
