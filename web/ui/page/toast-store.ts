import { DISMISSED_TOAST_REMOVAL_MS } from '#domain/site/timings.ts'
import { createStore } from '#web/ui/store.ts'
import { announceToast, type ToastMessage } from './carried-toast.ts'

/** How long a toast stays, in milliseconds, unless it is hovered, focused or dismissed. */
const TOAST_SHOWN_MS = 6_000
/** How long an error toast stays, in milliseconds. The next input, submit or page change removes it earlier. */
const ERROR_SHOWN_MS = 10_000
/** How long a toast stays after it was last hovered or focused, in milliseconds. */
export const TOAST_HELD_MS = 2_000

export type Toast = ToastMessage & { id: number; shown: boolean }

/** Returns how long a toast is shown if nothing else removes it, in milliseconds. */
export function toastDurationMs({ tone }: ToastMessage): number {
  return tone === 'destructive' ? ERROR_SHOWN_MS : TOAST_SHOWN_MS
}

/** Returns a store of the one toast, which is null until the first is shown and again some time after it was dismissed. */
export function createToastStore(announce: (message: ToastMessage) => void = () => {}) {
  const store = createStore<Toast | null>(() => null, null)
  let lastId = 0
  let removal: ReturnType<typeof setTimeout> | undefined

  function dismiss(id: number): void {
    const toast = store.get()
    if (toast?.id !== id || !toast.shown) return
    removal = setTimeout(() => store.set(null), DISMISSED_TOAST_REMOVAL_MS)
    store.set({ ...toast, shown: false })
  }
  function dismissError(): void {
    const toast = store.get()
    if (toast?.tone === 'destructive') dismiss(toast.id)
  }

  return {
    current: store.get,
    useCurrent: store.useValue,
    /** Shows a toast in place of the current one and returns its id. */
    show: (message: ToastMessage): number => {
      clearTimeout(removal)
      const id = ++lastId
      store.set({ ...message, id, shown: true })
      announce(message)
      return id
    },
    /** Dismisses a toast; does nothing for an unknown or dismissed id. */
    dismiss,
    /** Dismisses an error once something was corrected or is tried again. */
    dismissError,
    /** Handles a page change: an error stays only if it explains the change, and then only until the next one. */
    pageChanged: (): void => {
      const toast = store.get()
      if (toast?.announcesChange) store.set({ ...toast, announcesChange: false })
      else dismissError()
    },
  }
}

/** The browser's store: `toasts.show({ title, description, tone })` works anywhere. Nothing is shown during server rendering. */
export const toasts = createToastStore(announceToast)
