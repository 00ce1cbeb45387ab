const FIRST_WAIT_MS = 10_000
const LONGEST_WAIT_MS = 60 * 60_000

/**
 * How long something rests at the card provider after its n-th try has failed for now: 10, 20, 40 … seconds, and at most an
 * hour. The few things that one business has under way need no jitter to keep out of each other's way.
 */
export function backOffMs(failures: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(Math.max(failures, 1) - 1, 20), LONGEST_WAIT_MS)
}
