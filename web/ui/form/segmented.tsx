import type { ReactNode } from 'react'
import {
  ChoiceGroup,
  radioProps,
  type ChoiceGroupTexts,
  type Choices,
  type RadioProps,
} from './choice-group.tsx'
import { classNames } from '#web/ui/class-names.ts'

const segmentStyle =
  'relative grid min-h-11 min-w-11 grow place-items-center rounded-full px-4 py-1.5 max-sm:px-2 max-[22.5rem]:basis-[30%] text-center font-semibold text-ink-soft transition-[background-color,color] hover:bg-white hover:text-ink has-checked:bg-sea has-checked:text-white has-disabled:line-through forced-colors:has-checked:border-2'

/** A few short choices in one row (S, M, L), three to a row on the smallest phones; native radio buttons. */
export function Segmented<Value extends string>({
  legend,
  legendHidden,
  hint,
  error,
  optional,
  choices,
  onChoose,
  className,
  ...radio
}: ChoiceGroupTexts &
  RadioProps &
  Choices<Value, { label: ReactNode; disabled?: boolean }> & { className?: string | undefined }) {
  return (
    <ChoiceGroup {...{ legend, legendHidden, hint, error, optional, className }}>
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
