import { useId, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { ChoiceGroup, radioProps, type ChoiceGroupTexts, type Choices, type RadioProps } from './choices.tsx'

export type Choice = {
  value: string
  title: ReactNode
  /** A decorative picture above the text. */
  picture?: ReactNode
  description?: ReactNode
  /** Shown at the end of the card: a price or a badge. */
  aside?: ReactNode
  /**
   * Details of the choice below the rest, made of spans and shown once it is chosen. The style sheet shows them too, not only `isTaken`:
   * otherwise a choice made before hydration would move the content below when the scripts load.
   */
  more?: ReactNode
  /** True if the form has this choice selected; a link may select it too. */
  isTaken?: boolean
  disabled?: boolean
  /** Why it cannot be chosen ("Sold out"). Shown only on a disabled card. */
  reason?: ReactNode
}

const columnStyle = {
  /** Rows in one frame. */
  rows: 'gap-0! *:rounded-none! *:first:rounded-t-lg! *:last:rounded-b-lg! *:not-first:-mt-0.5 *:has-checked:z-1',
  1: '',
  /** Two columns, also on phones. */
  pair: 'grid-cols-2 max-[20rem]:grid-cols-1',
}

const cardStyle =
  'group/choice relative flex min-h-13 rounded-lg border-2 bg-white text-ink transition-[border-color,background-color] has-checked:border-teal-deep has-checked:bg-teal-soft has-disabled:border-dashed has-disabled:border-line has-disabled:bg-paper has-disabled:text-ink-soft'

/** A radio group of large cards with native radio buttons; the whole card is the touch target. */
export function ChoiceCards<Value extends string>({
  legend,
  legendHidden,
  hint,
  error,
  choices,
  onChoose,
  columns = 1,
  ...radio
}: ChoiceGroupTexts & RadioProps & Choices<Value, Choice> & { columns?: keyof typeof columnStyle }) {
  const id = useId()
  return (
    <ChoiceGroup {...{ legend, legendHidden, hint, error }}>
      <div className={classNames('grid gap-3', columnStyle[columns])}>
        {choices.map((choice, index) => {
          // The id does not use the value: a value may contain spaces, which would split it into several ids.
          const partId = `${id}-${index}`
          const reason = choice.disabled ? choice.reason : undefined
          const described = [
            choice.description && 'text',
            choice.aside && 'aside',
            choice.isTaken && 'more',
            reason && 'reason',
          ]
          return (
            <label
              key={choice.value}
              className={classNames(
                cardStyle,
                error ? 'border-danger' : 'border-line hover:border-line-strong',
                Boolean(choice.picture) && 'flex-col overflow-hidden',
              )}
            >
              {choice.picture && <span className="h-18 w-full shrink-0 sm:h-36">{choice.picture}</span>}
              <span
                className={classNames(
                  'flex min-w-0 grow gap-3',
                  columns === 'rows' ? 'px-3.5 py-2.5 sm:px-4' : 'p-4 max-sm:px-3',
                )}
              >
                <input
                  {...radioProps(radio, choice.value, onChoose)}
                  disabled={choice.disabled || radio.disabled}
                  aria-labelledby={`${partId}-title`}
                  aria-describedby={
                    described
                      .filter(Boolean)
                      .map((part) => `${partId}-${part}`)
                      .join(' ') || undefined
                  }
                  className="mt-0.5 size-5 shrink-0 rounded-full"
                />
                <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-2 gap-y-0.5">
                  <span id={`${partId}-title`} className="grow basis-32 leading-snug font-semibold">
                    {choice.title}
                  </span>
                  {choice.aside && (
                    <span id={`${partId}-aside`} className="figures max-w-full shrink-0 font-semibold">
                      {choice.aside}
                    </span>
                  )}
                  {choice.description && (
                    <span id={`${partId}-text`} className="basis-full text-sm text-ink-soft">
                      {choice.description}
                    </span>
                  )}
                  {reason && (
                    <span id={`${partId}-reason`} className="basis-full text-sm font-semibold text-ink-soft">
                      {reason}
                    </span>
                  )}
                  {choice.more && (
                    <span
                      id={`${partId}-more`}
                      className={classNames(
                        'figures basis-full text-sm leading-snug',
                        !choice.isTaken && 'hidden group-has-checked/choice:block',
                      )}
                    >
                      {choice.more}
                    </span>
                  )}
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </ChoiceGroup>
  )
}
