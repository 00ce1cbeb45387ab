/** Longer than a page takes to go once it is being left, which ends its calls as if they had failed. */
const LEAVING_MS = 1000

/** Logs an error of a call or a download, but not where it failed because the page was left: then no timer of it runs any more. */
export function logUnlessLeft(message: string, error: unknown): void {
  setTimeout(() => console.error(message, error), LEAVING_MS)
}
