import { Banknote, Check, Clock, Hourglass, Sun, Undo2, type LucideIcon } from 'lucide-react'
import type { CalendarDay } from '#domain/base/dates.ts'
import type { TimeZone } from '#domain/base/guest-time.ts'
import type { TimelineStep } from '#domain/payment/payment-timeline.ts'
import { stepText } from '#domain/payment/timeline-text.ts'
import { useTimeZone } from '#web/ui/guest-time.tsx'
import { TimelineRow, type TimelineLook } from './timeline-row.tsx'

const LOOKS: Record<TimelineStep['kind'], { icon: LucideIcon; look: TimelineLook }> = {
  received: { icon: Check, look: 'done' },
  returned: { icon: Undo2, look: 'later' },
  on_its_way: { icon: Hourglass, look: 'waiting' },
  due: { icon: Clock, look: 'later' },
  airport_tax: { icon: Banknote, look: 'later' },
  begins: { icon: Sun, look: 'later' },
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
  const firstDue = steps.find(({ kind }) => kind === 'due')
  return (
    <ol className="figures grid">
      {steps.map((step, index) => {
        const { when, what, amount } = stepText(step, { today, timeZone })
        return (
          <TimelineRow
            // Two equal parts may be paid on one day, so a step has no key of its own.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            {...LOOKS[step.kind]}
            {...(step === firstDue && { look: 'next' })}
            {...{ when, what, amount }}
            isLast={index === steps.length - 1}
          />
        )
      })}
    </ol>
  )
}
