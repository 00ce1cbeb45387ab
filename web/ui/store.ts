import { useSyncExternalStore } from 'react'

/** A value that outlives the screens which show it. `read` is called when it is first asked for; `none` is what the server renders. */
export function createStore<T>(read: () => T, none: T) {
  let value: T | undefined
  const listeners = new Set<() => void>()
  const get = () => (value ??= read())
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get,
    set(next: T): void {
      value = next
      for (const listener of listeners) listener()
    },
    useValue: () => useSyncExternalStore(subscribe, get, () => none),
  }
}
