import { Banknote, Check, Clock, Hourglass, Sun, Undo2, type LucideIcon } from 'lucide-react'
import type { CalendarDay } from '#domain/base/dates.ts'
import type { TimeZone } from '#domain/base/guest-time.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { TimelineStep } from '#domain/booking/payment-timeline.ts'
import { stepText } from '#domain/booking/timeline-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useTimeZone } from '#web/ui/guest-time.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'

const STEP_LOOKS: Record<TimelineStep['kind'], { icon: LucideIcon; look: TimelineLook }> = {
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
            {...STEP_LOOKS[step.kind]}
            {...(step === firstDue && { look: 'next' })}
            {...{ when, what, amount }}
            isLast={index === steps.length - 1}
          />
        )
      })}
    </ol>
  )
}

const LOOKS = {
  done: 'border-success bg-success text-white',
  next: 'border-coral-deep bg-white text-coral-deep',
  waiting: 'border-amber-deep bg-amber-soft text-amber-deep',
  later: 'border-line-strong bg-white text-ink',
}
type TimelineLook = keyof typeof LOOKS

/** One step of a timeline, in an ordered list; the text says everything that the colours do. */
export function TimelineRow({
  icon: Icon,
  look,
  when,
  what,
  amount,
  isLast,
}: {
  icon: LucideIcon
  look: TimelineLook
  when: string
  what: string
  /** In euros; null if the step has none. */
  amount: number | null
  isLast: boolean
}) {
  return (
    <li className={classNames('relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5', !isLast && 'pb-5')}>
      {!isLast && (
        <span
          aria-hidden
          className={classNames(
            'absolute top-9 bottom-0 left-4.5 w-0.5 -translate-x-1/2',
            look === 'done' ? 'bg-success' : 'bg-line forced-colors:bg-current',
          )}
        />
      )}
      <span
        aria-hidden
        className={classNames('grid size-9 place-items-center rounded-full border-2', LOOKS[look])}
      >
        <Icon className="size-5" />
      </span>
      {/* With large fonts the amount wraps below the text. */}
      <div className="flex flex-wrap gap-x-3.5">
        <div className="min-w-0 grow basis-36">
          <p className="leading-snug font-semibold">
            <Unbroken text={when} />
          </p>
          <p className="text-sm text-ink-soft">
            <Unbroken text={what} />
          </p>
        </div>
        {amount !== null && <p className="text-lg leading-snug font-bold">{formatEuros(amount)}</p>}
      </div>
    </li>
  )
}
