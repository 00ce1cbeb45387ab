import { Check } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'

const dots = {
  done: 'border-teal-deep bg-teal-deep text-white',
  current: 'border-coral bg-coral text-ink',
  ahead: 'border-line-strong bg-white text-ink-soft',
}

function state(index: number, current: number) {
  if (index < current) return 'done'
  return index === current ? 'current' : 'ahead'
}

/** The steps of a process; `current` counts from 0. On phones only the current step shows its name. */
export function Steps({
  label,
  steps,
  current,
  className,
}: {
  label: string
  steps: readonly string[]
  current: number
  className?: string
}) {
  return (
    <ol aria-label={label} className={classNames('flex flex-wrap items-center gap-2', className)}>
      {steps.map((step, index) => {
        const at = state(index, current)
        return (
          <li
            key={step}
            aria-current={at === 'current' ? 'step' : undefined}
            className="flex items-center gap-2 not-last:after:h-0.5 not-last:after:w-4 not-last:after:rounded-full not-last:after:bg-line-strong sm:not-last:after:w-10"
          >
            <span
              className={classNames(
                'figures grid size-8 shrink-0 place-items-center rounded-full border-2 text-sm font-bold',
                dots[at],
              )}
            >
              {at === 'done' ? <Check aria-hidden className="size-4" strokeWidth={3} /> : index + 1}
            </span>
            <span
              className={classNames(
                'text-sm',
                at === 'current' ? 'font-semibold text-ink' : 'text-ink-soft max-sm:sr-only',
              )}
            >
              {step}
              {at === 'done' && <span className="sr-only"> (done)</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
