/** spec 9: at most one toast is shown at a time. */
export const toastLimit = 1
/** spec 9: a dismissed toast is off the screen at once, and its record is removed after this many milliseconds. */
export const toastRemoveDelayMs = 1_000_000
/** How long a toast stays unless it is pointed at, focused or dismissed; an error stays until it is dismissed or followed. */
export const toastShownMs = 6_000
/** How long it then stays after the pointer or the focus was last seen in it. */
export const toastHeldMs = 2_000

export type ToastTone = 'default' | 'destructive'
export type ToastMessage = { title: string; description?: string | undefined; tone?: ToastTone | undefined }
export type Toast = ToastMessage & { id: number; shown: boolean }

/** The toasts of one page, newest first, readable by `useSyncExternalStore`. */
export function createToastStore() {
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

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    current: () => toasts,
    /** Shows a toast in place of the one that is shown, and answers its id. */
    show: (message: ToastMessage): number => {
      const id = ++lastId
      const kept = [{ ...message, id, shown: true }, ...toasts].slice(0, toastLimit)
      for (const { id: old } of toasts) {
        if (kept.some((toast) => toast.id === old)) continue
        clearTimeout(removals.get(old))
        removals.delete(old)
      }
      change(kept)
      return id
    },
    /** Takes a toast off the screen; an unknown or dismissed one is left alone. */
    dismiss: (id: number): void => {
      if (!toasts.some((toast) => toast.id === id && toast.shown)) return
      removals.set(
        id,
        setTimeout(() => remove(id), toastRemoveDelayMs),
      )
      change(toasts.map((toast) => (toast.id === id ? { ...toast, shown: false } : toast)))
    },
  }
}

export type ToastStore = ReturnType<typeof createToastStore>
