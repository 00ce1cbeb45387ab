import { DISMISSED_TOAST_REMOVAL_MS, TOAST_LIMIT } from '#domain/site/timings.ts'
import { announceToast, type ToastMessage } from './carried-toast.ts'

/** How long a toast stays unless it is pointed at, focused or dismissed. */
const TOAST_SHOWN_MS = 6_000
/** An error is read more slowly; it goes earlier with the next correction, attempt or change of page. */
const ERROR_SHOWN_MS = 10_000
/** How long it then stays after the pointer or the focus was last seen in it. */
export const TOAST_HELD_MS = 2_000

export type Toast = ToastMessage & { id: number; shown: boolean }

/** How long a toast is shown where nothing else takes it away. */
export function shownFor({ tone }: ToastMessage): number {
  return tone === 'destructive' ? ERROR_SHOWN_MS : TOAST_SHOWN_MS
}

/** Toasts, newest first, readable by `useSyncExternalStore`. */
export function createToastStore(announce: (message: ToastMessage) => void = () => {}) {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const removals = new Map<number, ReturnType<typeof setTimeout>>()

  function change(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }
  function remove(id: number) {
    clearTimeout(removals.get(id))
    removals.delete(id)
    change(toasts.filter((toast) => toast.id !== id))
  }

  function dismiss(id: number): void {
    if (!toasts.some((toast) => toast.id === id && toast.shown)) return
    removals.set(
      id,
      setTimeout(() => remove(id), DISMISSED_TOAST_REMOVAL_MS),
    )
    change(toasts.map((toast) => (toast.id === id ? { ...toast, shown: false } : toast)))
  }
  function dismissErrors(): void {
    for (const { id, tone } of toasts) if (tone === 'destructive') dismiss(id)
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    current: () => toasts,
    /** Shows a toast in place of the one that is shown, and answers its id. */
    show: (message: ToastMessage): number => {
      const id = ++lastId
      const kept = [{ ...message, id, shown: true }, ...toasts].slice(0, TOAST_LIMIT)
      for (const { id: old } of toasts) {
        if (kept.some((toast) => toast.id === old)) continue
        clearTimeout(removals.get(old))
        removals.delete(old)
      }
      change(kept)
      announce(message)
      return id
    },
    /** Takes a toast off the screen; an unknown or dismissed one is left alone. */
    dismiss,
    /** Something was corrected, or is tried again: what had gone wrong before is no news any more. */
    dismissErrors,
    /** Another screen is there: an error stays only where it says why, and then no longer than there. */
    pageChanged: (): void => {
      const announced = toasts.filter(({ announcesChange }) => announcesChange)
      if (announced.length === 0) dismissErrors()
      else change(toasts.map((toast) => ({ ...toast, announcesChange: false })))
    },
  }
}

/** The browser's: `toasts.show({ title, description, tone })`, from anywhere. Nothing is shown while a server renders. */
export const toasts = createToastStore(announceToast)
