import { Banknote, Check, Clock, Hourglass, Sun, Undo2, type LucideIcon } from 'lucide-react'
import type { CalendarDay } from '#domain/dates.ts'
import type { TimeZone } from '#domain/guest-time.ts'
import { formatEuros } from '#domain/money.ts'
import type { TimelineStep } from '#domain/payment-timeline.ts'
import { stepText } from '#domain/timeline-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useTimeZone } from '#web/ui/use-time-zone.ts'

const ICONS: Record<TimelineStep['kind'], LucideIcon> = {
  received: Check,
  returned: Undo2,
  on_its_way: Hourglass,
  due: Clock,
  airport_tax: Banknote,
  begins: Sun,
}

const done = 'border-success bg-success text-white'
const next = 'border-coral-deep bg-white text-coral-deep'
const waiting = 'border-amber-deep bg-amber-soft text-amber-deep'
const later = 'border-line-strong bg-white text-ink'

/** What was paid and what comes when, one under the other along a line through time; words say all that colour does. */
export function PaymentTimeline({
  steps,
  today,
  timeZone: kept,
}: {
  steps: readonly TimelineStep[]
  today: CalendarDay
  /** The one kept with the booking. */
  timeZone: TimeZone | null
}) {
  const timeZone = useTimeZone(kept)
  const firstDue = steps.find(({ kind }) => kind === 'due')
  return (
    <ol className="figures grid">
      {steps.map((step, index) => {
        const { when, what, amount } = stepText(step, { today, timeZone })
        const Icon = ICONS[step.kind]
        const isLast = index === steps.length - 1
        return (
          <li
            key={`${step.kind}-${step.on ?? ''}-${amount ?? ''}`}
            className={classNames(
              'relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5',
              !isLast && 'pb-5',
            )}
          >
            {!isLast && (
              <span
                aria-hidden
                className={classNames(
                  'absolute top-9 bottom-0 left-4.5 w-0.5 -translate-x-1/2',
                  step.kind === 'received' ? 'bg-success' : 'bg-line forced-colors:bg-current',
                )}
              />
            )}
            <span
              aria-hidden
              className={classNames(
                'grid size-9 place-items-center rounded-full border-2',
                lookOf(step, step === firstDue),
              )}
            >
              <Icon className="size-5" />
            </span>
            {/* Large letters have the amount below instead of beside them. */}
            <div className="flex flex-wrap gap-x-3.5">
              <div className="min-w-0 grow basis-36">
                <p className="leading-snug font-semibold">{when}</p>
                <p className="text-sm text-ink-soft">{what}</p>
              </div>
              {amount !== null && <p className="text-lg leading-snug font-bold">{formatEuros(amount)}</p>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function lookOf({ kind }: TimelineStep, isFirstDue: boolean): string {
  switch (kind) {
    case 'received':
      return done
    case 'on_its_way':
      return waiting
    case 'due':
      return isFirstDue ? next : later
    case 'returned':
    case 'airport_tax':
    case 'begins':
      return later
  }
}
