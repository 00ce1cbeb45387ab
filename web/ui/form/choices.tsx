import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { FieldError, FieldHint, controlStyle, Field, useFieldIds, type FieldTexts } from './field.tsx'

export type ChoiceGroupTexts = Pick<FieldTexts, 'hint' | 'error'> & {
  legend: ReactNode
  /** Hides the legend except for screen readers, for use below a heading that says the same. */
  legendHidden?: boolean | undefined
}

/** The frame of a group of radio buttons: legend, hint, choices and error. */
export function ChoiceGroup({
  legend,
  legendHidden,
  hint,
  error,
  className,
  children,
}: ChoiceGroupTexts & { className?: string | undefined; children: ReactNode }) {
  const { hintId, errorId, control } = useFieldIds(undefined, { hint, error })
  const { id, ...described } = control
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      {...described}
      className={classNames('flex min-w-0 flex-col gap-1.5', className)}
    >
      <legend
        id={`${id}-legend`}
        className={legendHidden ? 'sr-only' : 'float-left mb-1.5 font-semibold text-ink'}
      >
        {legend}
      </legend>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {children}
      <FieldError id={errorId}>{error}</FieldError>
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

const segmentStyle =
  'relative grid min-h-11 min-w-11 grow place-items-center rounded-full px-4 py-1.5 max-sm:px-2 max-[22.5rem]:min-w-min max-[22.5rem]:basis-[30%] text-center font-semibold text-ink-soft transition-[background-color,color] hover:bg-white hover:text-ink has-checked:bg-sea has-checked:text-white has-disabled:line-through forced-colors:has-checked:border-2'

/** A few short choices in one row (S, M, L), three to a row on the smallest phones; native radio buttons. */
export function Segmented<Value extends string>({
  legend,
  legendHidden,
  hint,
  error,
  choices,
  onChoose,
  className,
  ...radio
}: ChoiceGroupTexts &
  RadioProps &
  Choices<Value, { label: ReactNode; disabled?: boolean }> & { className?: string | undefined }) {
  return (
    <ChoiceGroup {...{ legend, legendHidden, hint, error, className }}>
      <div
        className={classNames(
          'flex flex-wrap gap-1 self-stretch rounded-xl border p-1',
          error ? 'border-danger bg-danger-soft' : 'border-line-strong bg-cream',
        )}
      >
        {choices.map((choice) => (
          <label key={choice.value} className={segmentStyle}>
            <input
              {...radioProps(radio, choice.value, onChoose)}
              disabled={choice.disabled || radio.disabled}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}

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
          {...ids.control}
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

type CheckboxProps = Omit<FieldTexts, 'optional'> &
  Omit<ComponentProps<'input'>, 'type' | 'className'> & { className?: string }

/** A native checkbox whose label is part of the touch target. */
export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const ids = useFieldIds(id, { hint, error })
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label htmlFor={ids.control.id} className="flex min-h-11 items-start gap-3 py-2">
        <input {...input} {...ids.control} type="checkbox" className="mt-1 size-5 shrink-0 rounded-sm" />
        <span>{label}</span>
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
