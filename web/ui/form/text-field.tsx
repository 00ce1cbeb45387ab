import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { controlStyle, Field, useFieldIds, type FieldTexts } from './field.tsx'

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className'> & {
    className?: string
    /** A unit inside the box at its end ("kg"). The label must name the unit too. */
    unit?: string
    /** A control inside the box at its end, 44 px wide. */
    action?: ReactNode
  }

/** The input props for an amount typed in euros. */
export const EUROS = { inputMode: 'decimal', autoComplete: 'off', unit: '€', className: 'figures' } as const

/** A one-line text input with label, hint and inline error; spread `register(…)` of react-hook-form into it. */
export function TextField({
  label,
  hint,
  error,
  optional,
  unit,
  action,
  id,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  const texts = { label, hint, error, optional }
  const ids = useFieldIds(id, texts)
  return (
    <Field ids={ids} texts={texts} className={className}>
      <div className="relative">
        <input
          {...input}
          id={ids.fieldId}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(input['aria-describedby'], ids.describedBy) || undefined}
          className={classNames(controlStyle, Boolean(unit || action) && 'pr-13')}
        />
        {unit && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-ink-soft"
          >
            {unit}
          </span>
        )}
        {action && <div className="absolute inset-y-0 right-0.5 flex items-center">{action}</div>}
      </div>
    </Field>
  )
}
