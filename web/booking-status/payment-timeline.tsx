import { Banknote, Check, Clock, Hourglass, Sun, Undo2, type LucideIcon } from 'lucide-react'
import type { CalendarDay } from '#domain/base/dates.ts'
import type { TimeZone } from '#domain/base/guest-time.ts'
import type { TimelineStep } from '#domain/payment/payment-timeline.ts'
import { stepText } from '#domain/payment/timeline-text.ts'
import { useTimeZone } from '#web/ui/use-time-zone.ts'
import { TimelineRow, type TimelineLook } from './timeline-row.tsx'

const ICONS: Record<TimelineStep['kind'], LucideIcon> = {
  received: Check,
  returned: Undo2,
  on_its_way: Hourglass,
  due: Clock,
  airport_tax: Banknote,
  begins: Sun,
}

/** The payments made and due along a timeline; the text says everything that the colours do. */
export function PaymentTimeline({
  steps,
  today,
  timeZone: kept,
}: {
  steps: readonly TimelineStep[]
  today: CalendarDay
  /** The zone kept with the booking. */
  timeZone: TimeZone | null
}) {
  const timeZone = useTimeZone(kept)
  const keys = keysOf(steps)
  const firstDue = steps.find(({ kind }) => kind === 'due')
  return (
    <ol className="figures grid">
      {steps.map((step, index) => {
        const { when, what, amount } = stepText(step, { today, timeZone })
        return (
          <TimelineRow
            key={keys[index]}
            icon={ICONS[step.kind]}
            look={lookOf(step, step === firstDue)}
            isLast={index === steps.length - 1}
            {...{ when, what, amount }}
          />
        )
      })}
    </ol>
  )
}

/** Returns a unique key for each step, because two equal parts may be paid on one day. */
function keysOf(steps: readonly TimelineStep[]): string[] {
  const seen = new Map<string, number>()
  return steps.map((step) => {
    const said = JSON.stringify(step)
    const nth = (seen.get(said) ?? 0) + 1
    seen.set(said, nth)
    return `${said} ${nth}`
  })
}

function lookOf({ kind }: TimelineStep, isFirstDue: boolean): TimelineLook {
  switch (kind) {
    case 'received':
      return 'done'
    case 'on_its_way':
      return 'waiting'
    case 'due':
      return isFirstDue ? 'next' : 'later'
    case 'returned':
    case 'airport_tax':
    case 'begins':
      return 'later'
  }
}
