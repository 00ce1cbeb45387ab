const FIRST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 60 * 60_000

/** Returns the milliseconds to wait after the n-th failed attempt at the card provider: 10, 20, 40 … seconds, at most an hour. */
export function backOffMs(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(Math.max(failures, 1) - 1, 20), LONGEST_WAIT_MS)
}
