/** A stretch of the window from top to bottom, in CSS pixels. */
export interface Stretch {
  top: number
  bottom: number
}

/** How much of a stretch lies within another one. */
export function overlap(a: Stretch, b: Stretch): number {
  return Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
}

/** A pixel of what must stay clear weighs more than a whole window of the rest. */
const MUST_WEIGHT = 10_000

/**
 * Where something that floats is put so that it covers none of the stretches that must stay clear, and as little as can be of
 * those that should: the distance of its top from the window's. Of places that are as good, the one nearest to its edge.
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
