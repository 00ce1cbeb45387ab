/** A vertical range of the window, in CSS pixels. */
export interface Stretch {
  top: number
  bottom: number
}

/** Returns how much of two stretches overlaps, in CSS pixels. */
export function overlap(a: Stretch, b: Stretch): number {
  return Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
}

/** The weight of a pixel that must stay clear: more than a whole window of those that should. */
const MUST_WEIGHT = 10_000

/**
 * Returns the distance, in CSS pixels, from the top of the window for a floating element so that it covers none of the `must` stretches and
 * as little as possible of the `should` ones. Among equally good positions, the one nearest to its edge.
 */
export function clearPlace(
  height: number,
  window: Stretch,
  edge: 'top' | 'bottom',
  taken: { must: readonly Stretch[]; should: readonly Stretch[] },
): number {
  const highest = window.top
  const lowest = Math.max(highest, window.bottom - height)
  const covered = (place: number, stretches: readonly Stretch[]) =>
    stretches.reduce((sum, stretch) => sum + overlap(stretch, { top: place, bottom: place + height }), 0)
  const cost = (place: number) => covered(place, taken.must) * MUST_WEIGHT + covered(place, taken.should)
  const beside = [...taken.must, ...taken.should].flatMap(({ top, bottom }) => [bottom, top - height])
  const [best = highest] = [highest, lowest, ...beside]
    .filter((place) => place >= highest && place <= lowest)
    .toSorted((a, b) => cost(a) - cost(b) || (edge === 'top' ? a - b : b - a))
  return best
}
