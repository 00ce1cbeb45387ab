const FIRST_DELAY_MS = 2_000
const LONGEST_DELAY_MS = 60_000

/** How long to wait before asking for what has not come in `times` attempts: 2 seconds, twice as long each time, a minute at most. */
export function delayBeforeAsking(times: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, times - 1))
}
