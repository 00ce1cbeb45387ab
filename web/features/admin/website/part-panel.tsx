import { Check, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Button } from '#web/ui/form/button.tsx'

/** How far down a finger moves until the sheet closes, in pixels. */
const SWIPE_PX = 60

/**
 * The sheet from below on a phone, and the panel beside the page on a laptop. However it is closed, nothing is lost. It stays above the
 * phone's keyboard.
 */
export function PartPanel({
  title,
  state,
  onClose,
  children,
}: {
  title: string
  /** How the draft stands: "Draft saved, 14:05". Null if nothing is typed here. */
  state: string | null
  onClose: () => void
  children: ReactNode
}) {
  const panel = useRef<HTMLDialogElement>(null)
  const from = useRef<number | null>(null)
  useAboveKeyboard(panel)
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose())
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return (
    <dialog
      ref={panel}
      open
      aria-label={title}
      className="absolute m-0 w-auto max-w-none p-0 inset-x-0 bottom-(--keyboard,0px) z-10 flex max-h-[calc(100%-7rem)] flex-col rounded-t-xl border border-line bg-white text-ink shadow-lg lg:static lg:max-h-full lg:rounded-xl lg:shadow-none"
    >
      <div
        className="touch-none px-4 pt-2 lg:px-5"
        onPointerDown={({ clientY }) => (from.current = clientY)}
        onPointerUp={({ clientY }) => {
          if (from.current !== null && clientY - from.current > SWIPE_PX) onClose()
          from.current = null
        }}
      >
        <div aria-hidden className="mx-auto h-1 w-10 rounded-full bg-line-strong/50 lg:hidden" />
        <div className="flex min-h-11 items-center justify-between gap-2">
          <h2 className="text-lg">{title}</h2>
          <button
            type="button"
            onClick={onClose}
            className="-mr-3 grid size-11 place-items-center rounded-full"
          >
            <X aria-hidden className="size-5" />
            <span className="sr-only">Close</span>
          </button>
        </div>
      </div>
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto overscroll-contain px-4 py-1 lg:px-5">
        {children}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] lg:px-5">
        <output className="figures flex min-w-0 items-center gap-1.5 text-sm text-ink-soft">
          {state && <Check aria-hidden className="size-4 shrink-0" />}
          {state}
        </output>
        <Button variant="sea" size="sm" className="min-w-28" onClick={onClose}>
          Done
        </Button>
      </div>
    </dialog>
  )
}

/** A phone's keyboard lies over the page and makes only the visible part smaller. */
function useAboveKeyboard(panel: { current: HTMLElement | null }): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return undefined
    const place = () => {
      const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop)
      panel.current?.style.setProperty('--keyboard', `${covered}px`)
    }
    place()
    view.addEventListener('resize', place)
    view.addEventListener('scroll', place)
    return () => {
      view.removeEventListener('resize', place)
      view.removeEventListener('scroll', place)
    }
  }, [panel])
}
