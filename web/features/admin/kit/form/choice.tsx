import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

/** Row of filters for a list; the chosen one is filled. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
  className = 'flex-wrap',
}: {
  /** Name of the filter for screen readers. */
  label: string
  options: readonly { value: Value; text: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}) {
  return (
    <fieldset className={classNames('flex gap-2', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classNames(
            'min-h-11 shrink-0 rounded-full border px-3.5 text-sm font-semibold whitespace-nowrap',
            option.value === value
              ? 'border-sea bg-sea text-cream forced-colors:outline-2'
              : 'border-line-strong bg-white text-ink hover:bg-cream',
          )}
        >
          {option.text}
        </button>
      ))}
    </fieldset>
  )
}
