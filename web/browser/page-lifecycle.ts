/** Milliseconds, longer than it takes to leave a page, which makes its pending calls fail. */
const LEAVING_MS = 1000

/** Logs a failed call or download, unless it failed because the page was left: its timers no longer run then. */
export function logUnlessLeft(message: string, error: unknown): void {
  setTimeout(() => console.error(message, error), LEAVING_MS)
}

/** Runs `run` once the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200)
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
