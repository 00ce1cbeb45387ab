import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useShortcut } from './shortcuts.ts'

/** A page that is opened from several others and closes to the one before it. */
export function ClosePage({
  title,
  belongsTo,
  children,
}: {
  title: string
  /** Where it closes to if it was opened by its address. */
  belongsTo: string
  children: (close: () => void) => ReactNode
}) {
  const close = useClose(belongsTo)
  useShortcut('Escape', 'Close', close)
  return (
    <div className="mx-auto max-w-xl">
      <header className="-mx-2 flex items-center gap-2">
        <button
          type="button"
          onClick={close}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-cream"
        >
          <X aria-hidden className="size-6" />
          <span className="sr-only">Close</span>
        </button>
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
      </header>
      {children(close)}
    </div>
  )
}

/**
 * Leaves a page that fills the screen: back to where she came from, or, where it was opened by its address, to the page that it
 * belongs to. Back alone would lead out of the admin area then.
 */
function useClose(belongsTo: string): () => void {
  const navigate = useNavigate()
  return () => {
    if (cameFromAdmin(window.history.state)) void navigate(-1)
    else void navigate(belongsTo, { replace: true })
  }
}

/** The router numbers the entries of this visit: the first one has nothing of ours behind it. */
function cameFromAdmin(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
