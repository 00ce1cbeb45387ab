import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { FieldError, FieldHint, OptionalMark } from '#web/ui/field.tsx'

const button =
  'grid size-12 shrink-0 place-items-center -outline-offset-3 text-sea hover:bg-cream disabled:text-line-strong disabled:hover:bg-white'

/** A small number with a button on each side: quicker with a thumb than typing, and typed all the same. */
export function Stepper({
  label,
  value,
  onChange,
  min = 0,
  max,
  optional = false,
  hint,
  error,
}: {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max: number
  optional?: boolean
  hint?: string
  error?: string | undefined
}) {
  const id = useId()
  const within = (next: number) => Math.min(max, Math.max(min, next))
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold text-ink">
        {label}
        {optional && <OptionalMark />}
      </label>
      <div className="flex overflow-hidden rounded-md border border-line-strong bg-white">
        <button
          type="button"
          className={button}
          disabled={value <= min}
          onClick={() => onChange(within(value - 1))}
          aria-label={`${label}: one less`}
        >
          <Minus aria-hidden className="size-5" />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(within(Number(event.target.value.replaceAll(/\D/g, ''))))}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
          }
          className="figures min-h-12 w-full min-w-0 grow bg-white -outline-offset-3 text-center text-lg font-bold"
        />
        <button
          type="button"
          className={button}
          disabled={value >= max}
          onClick={() => onChange(within(value + 1))}
          aria-label={`${label}: one more`}
        >
          <Plus aria-hidden className="size-5" />
        </button>
      </div>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
