import { CircleCheck, CircleX, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { takeCarriedToast } from './carried-toast.ts'
import { toastDurationMs, TOAST_HELD_MS, toasts, type Toast } from './toast-store.ts'
import { useClearPlace, type Floating } from './use-clear-place.ts'

const TOAST: Floating = {
  avoids: [
    '[data-keep-clear]',
    // Headings and whatever corrects an error: fields, buttons and the focused element.
    ':is(main, [role=dialog], [role=alertdialog]) :is(h1, h2, h3, input, select, textarea, button, :focus)',
    'a, button, input, select, textarea, summary, label, dl, p',
  ],
  phoneEdge: 'top',
}

/** The page's toast, or the one carried from the previous page, in one of two live regions. Rendered once, in the root. */
export function Toasts() {
  const current = toasts.useCurrent()
  useEffect(() => {
    const carried = takeCarriedToast()
    // A toast of this page is newer than the carried one.
    if (carried && toasts.current() === null) toasts.show(carried)
  }, [])
  useEffect(() => {
    // Capture runs before the handlers of the page, whose attempt may show the next toast.
    const events = ['input', 'submit']
    for (const type of events) document.addEventListener(type, toasts.dismissError, { capture: true })
    return () => {
      for (const type of events) document.removeEventListener(type, toasts.dismissError, { capture: true })
    }
  }, [])
  const toast = current?.shown ? current : null
  const place = useRef<HTMLElement>(null)
  useClearPlace(place, toast?.id, TOAST)
  const card = toast && <ToastCard key={toast.id} toast={toast} />
  const isUrgent = toast?.tone === 'destructive'
  return (
    // Both regions exist before their first message, or screen readers would miss it.
    <section
      ref={place}
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 px-4 py-1.5 sm:right-0 sm:left-auto sm:w-104 lg:top-auto lg:bottom-0 lg:py-4"
    >
      <div aria-live="polite">{!isUrgent && card}</div>
      <div aria-live="assertive">{isUrgent && card}</div>
    </section>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null)
  const destructive = toast.tone === 'destructive'
  useEffect(() => {
    let timer = setTimeout(leave, toastDurationMs(toast))
    // A toast that is hovered or focused is still being read (WCAG 2.2.1).
    function leave() {
      if (card.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, TOAST_HELD_MS)
      else toasts.dismiss(toast.id)
    }
    return () => clearTimeout(timer)
  }, [toast])
  const Icon = destructive ? CircleX : CircleCheck
  return (
    <div
      ref={card}
      className={classNames(
        'pointer-events-auto flex animate-rise gap-3 rounded-lg border p-4 pr-2 shadow-lg in-data-tight:py-1',
        destructive ? 'border-danger bg-danger text-white' : 'border-cream/40 bg-sea text-cream',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow">
        <p className="leading-snug font-semibold">{toast.title}</p>
        {toast.description && <p className="mt-1 text-sm in-data-tight:mt-0">{toast.description}</p>}
      </div>
      <button
        type="button"
        onClick={() => toasts.dismiss(toast.id)}
        className="-my-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-ink/30"
      >
        <X aria-hidden className="size-5" />
        <span className="sr-only">Dismiss</span>
      </button>
    </div>
  )
}
