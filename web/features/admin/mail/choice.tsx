import { classNames } from '#web/ui/class-names.ts'

/** Two or three ways to look at a list, side by side. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  /** What is chosen, for screen readers. */
  label: string
  options: readonly { value: Value; text: string }[]
  value: Value
  onChange: (value: Value) => void
}) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classNames(
            'min-h-11 rounded-full border px-3.5 text-sm font-semibold',
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
