import { Minus, Plus } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { counted } from '#domain/base/wording.ts'
import type { AvailabilityRecord } from '#domain/place/availability.ts'
import { WAITING_SIZE } from '#domain/place/waiting-list.ts'
import { Button } from '#web/ui/form/button.tsx'

/** How many wait. */
export interface Counts {
  kiters: number
  nonKiters: number
}

/** Two counters, for kiters and non-kiters, one to four in all. */
export function Counters({
  counts,
  date,
  onChange,
}: {
  counts: Counts
  /** What the date has now; null if it is not known. */
  date: AvailabilityRecord | null
  onChange: (counts: Counts) => void
}) {
  const size = counts.kiters + counts.nonKiters
  const counter = (name: keyof Counts, label: string, left: number | undefined) => (
    <Counter
      label={label}
      text={left === undefined ? null : leftText(left)}
      count={counts[name]}
      mayFall={counts[name] > 0 && size > WAITING_SIZE.least}
      mayRise={size < WAITING_SIZE.most}
      onChange={(count) => onChange({ ...counts, [name]: count })}
    />
  )
  return (
    <div>
      <div className="divide-y divide-line">
        {counter('kiters', 'Kiters', date?.kiterAvailable)}
        {counter('nonKiters', 'Non-kiters', date?.nonKiterAvailable)}
      </div>
      {size > 1 && (
        <p className="text-sm text-ink-soft">
          {size === 2
            ? 'We offer you places only when there are enough for both of you.'
            : 'We offer you places only when there are enough for all of you.'}
        </p>
      )}
    </div>
  )
}

function leftText(left: number): string {
  return left > 0 ? `${counted(left, 'place')} left` : 'Full at the moment'
}

function Counter({
  label,
  text,
  count,
  mayFall,
  mayRise,
  onChange,
}: {
  label: string
  text: string | null
  count: number
  mayFall: boolean
  mayRise: boolean
  onChange: (count: number) => void
}) {
  const id = useId()
  const step = (icon: ReactNode, word: string, by: number, may: boolean) => (
    <Button
      variant="secondary"
      size="sm"
      className="size-11 px-0! [&_svg]:size-5"
      aria-label={`${word} ${label.toLowerCase()}`}
      disabled={!may}
      onClick={() => onChange(count + by)}
    >
      {icon}
    </Button>
  )
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 items-center justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <p id={id} className="font-semibold">
          {label}
        </p>
        {text && <p className="text-sm text-ink-soft">{text}</p>}
      </div>
      <div className="flex shrink-0 items-center gap-2.5">
        {step(<Minus aria-hidden />, 'Fewer', -1, mayFall)}
        <output className="figures w-7 text-center font-display text-xl font-bold">{count}</output>
        {step(<Plus aria-hidden />, 'More', 1, mayRise)}
      </div>
    </fieldset>
  )
}
