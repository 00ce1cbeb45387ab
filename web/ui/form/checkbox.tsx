import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { FieldError, FieldHint, OptionalMark, useFieldIds, type FieldTexts } from './field.tsx'

type CheckboxProps = FieldTexts & Omit<ComponentProps<'input'>, 'type' | 'className'> & { className?: string }

/** A native checkbox whose label is part of the touch target. */
export function Checkbox({ label, hint, error, optional, id, className, ...input }: CheckboxProps) {
  const ids = useFieldIds(id, { hint, error })
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label htmlFor={ids.fieldId} className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...input}
          id={ids.fieldId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className="mt-1 size-5 shrink-0 rounded-sm"
        />
        <span>
          {label}
          {optional && <OptionalMark />}
        </span>
      </label>
      {hint && (
        <div className="-mt-2 pl-8">
          <FieldHint id={ids.hintId}>{hint}</FieldHint>
        </div>
      )}
      <FieldError id={ids.errorId}>{error}</FieldError>
    </div>
  )
}
