/** Milliseconds after a failed call in which it shows whether the page is being left. */
const LEAVING_MS = 1000

let isLeaving = false
let departures = 0

function leave(): void {
  isLeaving = true
  departures += 1
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', leave)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', () => (isLeaving = false))
}

/**
 * Logs a failed call or download, unless leaving the page broke it off. Some browsers do that as soon as the next page is asked for, others
 * when it arrives, and a page may be shown again.
 */
export function logUnlessLeft(message: string, error: unknown): void {
  if (isLeaving) return
  const before = departures
  setTimeout(() => {
    if (departures === before) console.error(message, error)
  }, LEAVING_MS)
}

/** Runs `run` once the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200)
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
