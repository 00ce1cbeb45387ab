import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { markParts, replacePage, type Marks } from './frame-parts.ts'
import { isElement, readTap, type Tap } from './frame-taps.ts'
import { SITE_PAGES, type PageKey } from './site-pages.ts'

/** On a laptop the page is this wide inside, and is made smaller to fit the room. */
const LAPTOP_WIDTH = 960
const SMALLEST_SCALE = 0.7
const LAPTOP = '(width >= 64rem)'

/**
 * The real page, rendered by the real code from the draft, in a frame of the same origin. The server takes out its scripts and forbids them.
 */
export function PageFrame({
  page,
  firstDay,
  marks,
  prices,
  isPlain,
  frame,
  onTap,
  onReady,
}: {
  page: PageKey
  /** The first day of the date whose guide is shown; null for what all dates have. */
  firstDay: string | null
  marks: Marks
  /** The prices that come from Prices, in euros. */
  prices: readonly number[]
  /** True to show it without lines, as a guest sees it. */
  isPlain: boolean
  frame: RefObject<HTMLIFrameElement | null>
  /** Null for a tap on nothing. */
  onTap: (tap: Tap | null) => void
  onReady: (shown: Document) => void
}) {
  const [loads, setLoads] = useState(0)
  const room = useRef<HTMLDivElement>(null)
  const scale = useScale(room)
  const source = `/admin/website/frame/${page}${firstDay === null ? '' : `?on=${firstDay}`}`
  const marksKey = JSON.stringify(marks)
  const tapped = useEffectEvent((event: Event) => onTap(readTap(event, prices)))
  const ready = useEffectEvent(onReady)
  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (loads === 0 || !shown) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || ((event.key === 'Enter' || event.key === ' ') && isPart(event)))
        tapped(event)
    }
    const stop = (event: Event) => event.preventDefault()
    shown.addEventListener('click', tapped)
    shown.addEventListener('keydown', onKey)
    shown.addEventListener('submit', stop)
    return () => {
      shown.removeEventListener('click', tapped)
      shown.removeEventListener('keydown', onKey)
      shown.removeEventListener('submit', stop)
    }
  }, [loads, frame])
  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (loads === 0 || !shown) return
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by JSON.stringify above
    markParts(shown, JSON.parse(marksKey) as Marks)
    shown.documentElement.classList.toggle('plain', isPlain)
    ready(shown)
  }, [loads, marksKey, isPlain, frame])
  return (
    // The page inside is wider than its room, and a jump to a part must not move it to the side.
    <div ref={room} className="absolute inset-0 overflow-clip">
      <iframe
        ref={frame}
        key={source}
        src={source}
        title={`${SITE_PAGES[page].title}, with your changes`}
        // No script is in it and none may run; Safari passes no tap on from a frame without allow-scripts.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-same-origin allow-scripts"
        onLoad={() => setLoads((before) => before + 1)}
        style={{ width: `${100 / scale}%`, height: `${100 / scale}%`, scale }}
        className="block origin-top-left border-0 bg-paper"
      />
    </div>
  )
}

/** True for a key on a part that the browser makes no button of. */
function isPart({ target }: Event): boolean {
  return isElement(target) && target.matches('[role=button]')
}

/** Returns by how much the page is made smaller to fit its room on a laptop. */
function useScale(room: RefObject<HTMLElement | null>): number {
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const element = room.current
    if (!element) return undefined
    const measure = () =>
      setScale(
        window.matchMedia(LAPTOP).matches
          ? Math.min(1, Math.max(SMALLEST_SCALE, element.clientWidth / LAPTOP_WIDTH))
          : 1,
      )
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [room])
  return scale
}

/** Fetches the page anew, for changes that its texts don't show: added, moved and hidden parts. */
export async function renderAnew(frame: HTMLIFrameElement | null): Promise<void> {
  const shown = frame?.contentDocument
  if (!shown) return
  const answer = await fetch(frame.src)
  if (answer.ok) replacePage(shown, await answer.text())
}
