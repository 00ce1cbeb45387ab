import { useEffect, useSyncExternalStore } from 'react'
import { ApiError } from '#web/api/client.ts'

// For what an operator enters where the network is bad: it is kept on the device, shown on every screen, and sent again until it is answered.

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

/** True if the server refused what was sent, so that sending it again would change nothing. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && ![401, 429].includes(error.status)
}

/** While something waits, sends it: at once, when the network is back, and at an interval in milliseconds. `send` must stay the same. */
export function useSendAgain(waits: boolean, send: () => void, everyMs: number): void {
  useEffect(() => {
    if (!waits) return undefined
    send()
    const timer = setInterval(send, everyMs)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [waits, send, everyMs])
}
