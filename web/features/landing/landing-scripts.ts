// What the landing page does without React, called by web/islands/entry.ts.

import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { storeSelectedPackage } from '#web/browser/browser-storage.ts'

/** Stores the package of a price card's button before the form goes to /booking (specification, section 2.2). */
export function rememberChosenPackage(root: Document): void {
  root.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement && form.matches('[data-choose-package]'))) return
    const chosen = new FormData(form).get('package')
    const packageType = PACKAGE_TYPES.find((type) => type === chosen)
    if (!packageType) return
    event.preventDefault()
    storeSelectedPackage(packageType)
    window.location.assign('/booking')
  })
}

/** The line across the window that decides which section is being read. */
const READING_LINE = '-30% 0px -70% 0px'

/** Marks the links in header and menu that lead to the section in view. */
export function markSection(root: Document): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('header nav a[href^="#"]')]
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        for (const link of links.filter(({ hash }) => hash === `#${target.id}`))
          link.ariaCurrent = isIntersecting ? 'true' : null
    },
    { rootMargin: READING_LINE },
  )
  for (const hash of new Set(links.map((link) => link.hash))) {
    const section = root.getElementById(hash.slice(1))
    if (section) observer.observe(section)
  }
}

/**
 * Supports the `<ImageViewer>`s and the `<Menu>` of a page: a click closes a viewer, a link closes the menu, and in browsers without the
 * command attribute of buttons it opens them.
 */
export function servePageDialogs(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const opener = target.closest('[command=show-modal]')
    if (opener && !('command' in HTMLButtonElement.prototype)) {
      const dialog = root.getElementById(opener.getAttribute('commandfor') ?? '')
      if (dialog instanceof HTMLDialogElement) dialog.showModal()
      return
    }
    if (!target.closest('button')) target.closest<HTMLDialogElement>('[data-viewer]')?.close()
    target.closest('a')?.closest<HTMLDialogElement>('[data-menu]')?.close()
  })
}

const TAKES_OVER = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/**
 * Has the whole page laid out for a jump to an anchor (`later-*` in guest.css), and corrects the scroll position after it if the height above
 * has changed all the same, unless the visitor has taken over.
 */
export function correctAnchorScroll(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const place = link && root.getElementById(link.hash.slice(1))
    if (!place) return
    root.documentElement.dataset.whole = ''
    const way = new AbortController()
    const { signal } = way
    for (const type of TAKES_OVER) window.addEventListener(type, () => way.abort(), { signal })
    const settle = () => {
      way.abort()
      place.scrollIntoView({ behavior: 'instant' })
    }
    window.addEventListener('scrollend', settle, { signal })
  })
}

/** Replaces the link of the preview with the provider's player; without scripts the link opens the provider's own page. */
export function playPreview(root: ParentNode): void {
  const link = root.querySelector<HTMLAnchorElement>('[data-play-preview]')
  if (!link) return
  link.role = 'button'
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  })
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const player = playerOf(link)
    link.parentElement?.replaceChildren(player)
    // The focused link is gone, so the player gets the focus.
    player.focus()
  })
}

/** Returns the player's frame. It needs its own scripts, storage and windows, and its own origin isolates it from this page. */
function playerOf(link: HTMLAnchorElement): HTMLIFrameElement {
  const player = document.createElement('iframe')
  player.title = link.dataset.playPreview ?? ''
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  // The provider starts its player only if the referrer names the page's origin.
  player.referrerPolicy = 'strict-origin-when-cross-origin'
  player.className = 'absolute inset-0 size-full'
  player.src = link.href
  return player
}

/** The distance of upward scrolling that brings the header back, in CSS pixels; a resting finger moves less. */
const WAY_UP = 40
/** How far from the top the header's own position is out of view, in CSS pixels. */
const OUT_OF_SIGHT = 100

export interface HeaderScroll {
  /** The last scroll position, in CSS pixels. */
  y: number
  /** The lowest position since the last turn upwards, in CSS pixels. */
  turn: number
  returned: boolean
}

/** Returns the scroll state after scrolling to `y`; `returned` is true while the header is shown again. It hides on the way down unless it is `held`. */
export function scrolledTo(y: number, before: HeaderScroll, held: boolean): HeaderScroll {
  if (y <= 0) return { y, turn: 0, returned: false }
  if (y > before.y) return { y, turn: y, returned: before.returned && held }
  const comes = before.turn - y >= WAY_UP && y > OUT_OF_SIGHT
  return { y, turn: before.turn, returned: before.returned || comes }
}

/** Shows the landing page's header again when the visitor scrolls up; it stays while it has the keyboard focus. */
export function returnHeader(root: Document): void {
  const header = root.querySelector('[data-returning-header]')
  if (!header) return
  let state: HeaderScroll = { y: window.scrollY, turn: window.scrollY, returned: false }
  const follow = () => {
    state = scrolledTo(window.scrollY, state, header.querySelector(':focus-visible') !== null)
    header.toggleAttribute('data-returned', state.returned)
  }
  window.addEventListener('scroll', follow, { passive: true })
}
