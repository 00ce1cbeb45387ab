import { CircleCheck, CircleX, X } from 'lucide-react'
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { classNames } from './class-names.ts'
import { createToastStore, toastHeldMs, toastShownMs, type Toast, type ToastStore } from './toast-store.ts'

const ToastContext = createContext<ToastStore | null>(null)

/** `useToast().show({ title, description, tone })`, from anywhere inside the provider. */
export function useToast(): Pick<ToastStore, 'show' | 'dismiss'> {
  const store = useContext(ToastContext)
  if (!store) throw new Error('useToast() needs a <ToastProvider> above it')
  return store
}

const noToasts: readonly Toast[] = []

/** Holds the page's toasts and the two live regions that read them out; stands once, in the root. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createToastStore)
  const toasts = useSyncExternalStore(store.subscribe, store.current, () => noToasts)
  const shown = toasts.filter((toast) => toast.shown)
  const urgent = shown.filter((toast) => toast.tone === 'destructive')
  const calm = shown.filter((toast) => toast.tone !== 'destructive')
  return (
    <ToastContext value={store}>
      {children}
      {/* Both regions are there before their first message, or screen readers would miss it. */}
      <section
        aria-label="Notifications"
        className="pointer-events-none fixed inset-x-0 top-0 z-50 p-4 sm:right-0 sm:left-auto sm:w-104 lg:top-auto lg:bottom-0"
      >
        <div aria-live="polite">
          {calm.map((toast) => (
            <ToastCard key={toast.id} toast={toast} store={store} />
          ))}
        </div>
        <div aria-live="assertive">
          {urgent.map((toast) => (
            <ToastCard key={toast.id} toast={toast} store={store} />
          ))}
        </div>
      </section>
    </ToastContext>
  )
}

function ToastCard({ toast, store }: { toast: Toast; store: ToastStore }) {
  const card = useRef<HTMLDivElement>(null)
  const destructive = toast.tone === 'destructive'
  useEffect(() => {
    if (destructive) return
    let timer = setTimeout(leave, toastShownMs)
    // Whoever points at it or has the focus in it is still reading (WCAG 2.2.1).
    function leave() {
      if (card.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, toastHeldMs)
      else store.dismiss(toast.id)
    }
    return () => clearTimeout(timer)
  }, [destructive, store, toast.id])
  const Icon = destructive ? CircleX : CircleCheck
  return (
    <div
      ref={card}
      className={classNames(
        'pointer-events-auto flex animate-rise gap-3 rounded-lg border p-4 pr-2 shadow-lg',
        destructive ? 'border-danger bg-danger text-white' : 'border-cream/40 bg-sea text-cream',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow">
        <p className="leading-snug font-semibold">{toast.title}</p>
        {toast.description && <p className="mt-1 text-sm">{toast.description}</p>}
      </div>
      <button
        type="button"
        onClick={() => store.dismiss(toast.id)}
        className="-my-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-ink/30"
      >
        <X aria-hidden className="size-5" />
        <span className="sr-only">Dismiss</span>
      </button>
    </div>
  )
}
