import { DISMISSED_TOAST_REMOVAL_MS, TOAST_LIMIT } from '#domain/site/timings.ts'
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

/** Returns a store of toasts, newest first, for `useSyncExternalStore`. */
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
    /** Shows a toast in place of the current one and returns its id. */
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
    /** Dismisses a toast; does nothing for an unknown or dismissed id. */
    dismiss,
    /** Dismisses the errors once something was corrected or is tried again. */
    dismissErrors,
    /** Handles a page change: an error stays only if it explains the change, and then only until the next one. */
    pageChanged: (): void => {
      const announced = toasts.filter(({ announcesChange }) => announcesChange)
      if (announced.length === 0) dismissErrors()
      else change(toasts.map((toast) => ({ ...toast, announcesChange: false })))
    },
  }
}

/** The browser's store: `toasts.show({ title, description, tone })` works anywhere. Nothing is shown during server rendering. */
export const toasts = createToastStore(announceToast)
