const FIRST_DELAY_MS = 2_000
const LONGEST_DELAY_MS = 60_000

/** Returns the milliseconds to wait before a retry after `times` failed attempts: 2 seconds, doubled each time, at most a minute. */
export function delayBeforeAsking(times: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, times - 1))
}
