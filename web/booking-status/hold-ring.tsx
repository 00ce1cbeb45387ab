import { HOUR_MS } from '#domain/base/dates.ts'
import { CLAIMED_HOLD_HOURS } from '#domain/terms/booking-terms.ts'
import { timeLeft } from './time-left.ts'

/** The time that is left of the hold, in a ring. */
export function HoldRing({ until, now }: { until: Date; now: Date }) {
  const hours = Math.max(0, (until.getTime() - now.getTime()) / HOUR_MS)
  const share = Math.min(1, hours / CLAIMED_HOLD_HOURS)
  return (
    <span className="relative grid size-[4rem] shrink-0 place-items-center">
      <svg aria-hidden viewBox="0 0 64 64" className="absolute inset-0 -rotate-90">
        <circle cx="32" cy="32" r="28" fill="none" strokeWidth="6" className="stroke-sand" />
        <circle
          cx="32"
          cy="32"
          r="28"
          fill="none"
          strokeWidth="6"
          pathLength={100}
          strokeDasharray={`${share * 100} 100`}
          className="stroke-amber-deep"
        />
      </svg>
      <span className="sr-only">{timeLeft(until, now)}</span>
      <span aria-hidden className="figures text-center text-sm leading-none font-bold">
        {hours < 1 ? `${Math.floor(hours * 60)} min` : `${Math.floor(hours)} h`}
        <span className="block text-xs font-normal">left</span>
      </span>
    </span>
  )
}
