import { useEffect } from 'react'
import { ApiError } from '#web/api/client.ts'

// For what an operator enters where the network is bad: it is kept on the device, shown on every screen, and sent again until it is answered.

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
