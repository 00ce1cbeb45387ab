/** Milliseconds, longer than it takes to leave a page, which makes its pending calls fail. */
const LEAVING_MS = 1000

/** Logs a failed call or download, unless it failed because the page was left: its timers no longer run then. */
export function logUnlessLeft(message: string, error: unknown): void {
  setTimeout(() => console.error(message, error), LEAVING_MS)
}
