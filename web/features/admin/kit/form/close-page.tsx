import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useShortcut } from '#web/features/admin/kit/frame/shortcuts.ts'

/** A full-screen page that is opened from several others and closes to the previous one. */
export function ClosePage({
  title,
  belongsTo,
  children,
}: {
  title: string
  /** Page that it closes to if it was opened by its address. */
  belongsTo: string
  children: (close: () => void) => ReactNode
}) {
  const navigate = useNavigate()
  // Back would leave the admin area if the page was opened by its address.
  const close = () => {
    if (cameFromAdmin(window.history.state)) void navigate(-1)
    else void navigate(belongsTo, { replace: true })
  }
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

/** React Router numbers the history entries of a visit in `idx`; before entry 0 there is no page of ours. */
function cameFromAdmin(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
