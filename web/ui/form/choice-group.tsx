import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { FieldError, FieldHint, OptionalMark } from './field.tsx'

export type ChoiceGroupTexts = {
  legend: ReactNode
  /** Hides the legend except for screen readers, for use below a heading that says the same. */
  legendHidden?: boolean
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
}

/** The frame of a group of radio buttons: legend, hint, choices and error. */
export function ChoiceGroup({
  legend,
  legendHidden,
  hint,
  error,
  optional,
  className,
  children,
}: ChoiceGroupTexts & { className?: string | undefined; children: ReactNode }) {
  const id = useId()
  const describedBy = classNames(Boolean(hint) && `${id}-hint`, error && `${id}-error`)
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      className={classNames('flex min-w-0 flex-col gap-1.5', className)}
    >
      <legend
        id={`${id}-legend`}
        className={legendHidden ? 'sr-only' : 'float-left mb-1.5 font-semibold text-ink'}
      >
        {legend}
        {optional && <OptionalMark />}
      </legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}

/** The props of each radio button of a group: `register(…)` of react-hook-form, or a name with value and onChange. */
export type RadioProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'className' | 'id'
> & {
  name: string
  /** The chosen value of a controlled group. */
  value?: string | undefined
  /** The value chosen at first in an uncontrolled group. */
  defaultValue?: string | undefined
}

/** The choices of a group, and what is called with the chosen value; react-hook-form's `register(…)` has its own `onChange`. */
export type Choices<Value extends string, Choice = unknown> = {
  choices: readonly (Choice & { value: Value })[]
  onChoose?: (value: Value) => void
}

/** Returns the props of one radio button, with `checked` only in a controlled group: react-hook-form keeps its own state. */
export function radioProps<Value extends string>(
  { value, defaultValue, ...radio }: RadioProps,
  choice: Value,
  onChoose?: (value: Value) => void,
) {
  return {
    ...radio,
    ...(onChoose && { onChange: () => onChoose(choice) }),
    type: 'radio',
    value: choice,
    ...(value === undefined ? {} : { checked: value === choice }),
    ...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === choice }),
  }
}
