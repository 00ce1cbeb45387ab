import { useId, type ReactNode } from 'react'
import { formatDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { ChoiceGroup, radioProps } from '#web/ui/form/choice-group.tsx'
import type { PaymentOption } from './payment-options.ts'

const NAMES = { deposit: 'Deposit', full: 'Full payment', balance: 'Balance' }

const cardStyle =
  'relative flex flex-col gap-1.5 rounded-[1.25rem] border-2 border-line bg-white px-4 pt-3.5 pb-4 text-ink transition-[border-color,background-color,box-shadow] lg:gap-3 lg:px-6 lg:py-5'
const choiceStyle =
  'hover:border-line-strong has-checked:border-teal-deep has-checked:bg-teal-soft has-checked:shadow-md'

/** Deposit or everything: two large cards with what each costs now, what comes then, and what cancelling gives back. */
export function AmountChoice({
  options,
  chosen,
  onChoose,
  disabled,
  cancelText,
}: {
  options: readonly PaymentOption[]
  chosen: string | null
  onChoose: (type: string) => void
  disabled: boolean
  /** What cancelling gives back of an option. */
  cancelText: (option: PaymentOption) => string
}) {
  return (
    <ChoiceGroup legend="Payment option" legendHidden>
      <div className="grid gap-3 lg:grid-cols-2">
        {options.map((option) => (
          <AmountRadio
            key={option.type}
            group="paymentType"
            value={option.type}
            title={NAMES[option.type]}
            euros={option.now}
            {...{ chosen, onChoose, disabled }}
          >
            <OptionRows option={option} cancel={cancelText(option)} />
          </AmountRadio>
        ))}
      </div>
    </ChoiceGroup>
  )
}

/** A large card to choose an amount by. `children` is what there is to know of it, as spans, because a label may hold nothing else. */
export function AmountRadio({
  group,
  value,
  title,
  euros,
  chosen,
  onChoose,
  disabled,
  children,
}: {
  group: 'paymentType' | 'balancePart'
  value: string
  title: string
  /** Null where the guest says how much. */
  euros: number | null
  chosen: string | null
  onChoose: (value: string) => void
  disabled: boolean
  children?: ReactNode
}) {
  const id = useId()
  return (
    <label className={`${cardStyle} ${choiceStyle}`}>
      <span className="flex flex-wrap items-center gap-x-3">
        <input
          {...radioProps(
            {
              name: group,
              value: chosen ?? '',
              onChange: (event) => onChoose(event.currentTarget.value),
              disabled,
            },
            value,
          )}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-amount ${id}-rows`}
          className="size-5 shrink-0 rounded-full"
        />
        <span id={`${id}-name`} className="leading-snug font-bold">
          {title}
        </span>
        {euros !== null && <Amount id={`${id}-amount`} euros={euros} />}
      </span>
      <span id={`${id}-rows`}>{children}</span>
    </label>
  )
}

/** What is left to pay where there is nothing to choose: one card that looks like the chosen one. */
export function OnlyAmount({ option }: { option: PaymentOption }) {
  return (
    <div className={`${cardStyle} border-teal-deep! bg-teal-soft! shadow-md`}>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="leading-snug font-bold">{NAMES[option.type]}</span>
        <Amount euros={option.now} />
      </p>
      <OptionRows option={option} />
    </div>
  )
}

function Amount({ id, euros }: { id?: string; euros: number }) {
  return (
    <span
      id={id}
      className="figures ml-auto font-display text-3xl leading-none font-bold tracking-tight lg:text-4xl"
    >
      {formatEuros(euros)}
    </span>
  )
}

/** When an amount is due, what comes then, and what cancelling gives back: spans, for labels. */
export function OptionRows({ option, cancel }: { option: PaymentOption; cancel?: string }) {
  return (
    <span className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-px text-sm leading-snug">
      {option.dueOn && <Row term="Due">by {formatDay(option.dueOn)}</Row>}
      <Row term="Then">{laterText(option.later)}</Row>
      {cancel && <Row term="Cancel">{cancel}</Row>}
    </span>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <span className="text-ink-soft">{term} </span>
      <span className="font-semibold">{children} </span>
    </>
  )
}

function laterText(later: PaymentOption['later']): string {
  if (!later) return 'nothing more'
  const amount = formatEuros(later.amount)
  return later.dueOn ? `${amount} by ${formatDay(later.dueOn)}` : `${amount} before departure`
}
