import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { controlStyle, Field, useFieldIds, type FieldTexts } from './field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'className' | 'multiple' | 'children'> & {
    className?: string
    options: readonly SelectOption[]
    /** The label of the empty first option ("Choose a size"). */
    placeholder?: string
  }

/** A native select, which brings the phone's own picker and keyboard search. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  id,
  className,
  ...select
}: SelectFieldProps) {
  const texts = { label, hint, error, optional }
  const ids = useFieldIds(id, texts)
  return (
    <Field ids={ids} texts={texts} className={className}>
      <div className="relative">
        <select
          {...select}
          id={ids.fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(select['aria-describedby'], ids.describedBy) || undefined}
          className={classNames(controlStyle, 'appearance-none pr-11 text-ellipsis')}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-soft"
        />
      </div>
    </Field>
  )
}
