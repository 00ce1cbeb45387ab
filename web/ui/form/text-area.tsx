import type { ComponentProps } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { controlStyle, Field, useFieldIds, type FieldTexts } from './field.tsx'

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className'> & { className?: string }

/** A multi-line text input that grows with its text. */
export function TextArea({ label, hint, error, optional, id, className, rows = 4, ...input }: TextAreaProps) {
  const texts = { label, hint, error, optional }
  const ids = useFieldIds(id, texts)
  return (
    <Field ids={ids} texts={texts} className={className}>
      <textarea
        {...input}
        id={ids.fieldId}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={classNames(input['aria-describedby'], ids.describedBy) || undefined}
        className={classNames(
          controlStyle,
          'field-sizing-content max-h-96',
          // With `field-sizing: content` browsers ignore `rows`.
          rows > 4 ? 'min-h-56' : 'min-h-28',
        )}
      />
    </Field>
  )
}
