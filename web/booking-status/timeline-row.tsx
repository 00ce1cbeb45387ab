import type { LucideIcon } from 'lucide-react'
import { formatEuros } from '#domain/base/money.ts'
import { classNames } from '#web/ui/class-names.ts'

const LOOKS = {
  done: 'border-success bg-success text-white',
  next: 'border-coral-deep bg-white text-coral-deep',
  waiting: 'border-amber-deep bg-amber-soft text-amber-deep',
  later: 'border-line-strong bg-white text-ink',
}
export type TimelineLook = keyof typeof LOOKS

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
          <p className="leading-snug font-semibold">{when}</p>
          <p className="text-sm text-ink-soft">{what}</p>
        </div>
        {amount !== null && <p className="text-lg leading-snug font-bold">{formatEuros(amount)}</p>}
      </div>
    </li>
  )
}
