import { UNDO_SECONDS } from '#domain/base/undo-time.ts'

/** Clamps the seconds, because the render's clock may lag behind the entry's. */
function secondsOf(leftMs: number): number {
  return Math.min(UNDO_SECONDS, Math.max(0, Math.ceil(leftMs / 1_000)))
}

const RADIUS = 16
const AROUND = 2 * Math.PI * RADIUS

/** Seconds left, in a ring that empties. With reduced motion only the number is shown. */
export function UndoRing({ leftMs }: { leftMs: number }) {
  const left = Math.min(1, Math.max(0, leftMs / (UNDO_SECONDS * 1_000)))
  return (
    <span aria-hidden className="figures relative grid size-10 shrink-0 place-items-center font-bold">
      <svg viewBox="0 0 40 40" className="absolute inset-0 -rotate-90 motion-reduce:hidden">
        <circle cx="20" cy="20" r={RADIUS} fill="none" strokeWidth="4" className="stroke-cream/20" />
        <circle
          cx="20"
          cy="20"
          r={RADIUS}
          fill="none"
          strokeWidth="4"
          strokeDasharray={`${AROUND * left} ${AROUND}`}
          className="stroke-amber"
        />
      </svg>
      {secondsOf(leftMs)}
    </span>
  )
}
