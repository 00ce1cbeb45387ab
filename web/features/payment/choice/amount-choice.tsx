import { useId, type ReactNode } from 'react'
import { formatShortDay } from '#domain/base/dates.ts'
import { formatEuros, formatCents } from '#domain/base/money.ts'
import { listed } from '#domain/base/wording.ts'
import { SMALLEST_PART_CENTS } from '#domain/payment/balance.ts'
import { PAYMENT_NAMES } from '#domain/payment/payment-names.ts'
import { PAYMENT_WINDOW_HOURS } from '#domain/terms/booking-terms.ts'
import type { BalancePart } from '#web/browser/payment-choice.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChoiceGroup, radioProps } from '#web/ui/form/choices.tsx'
import { EUROS, TextField } from '#web/ui/form/text-field.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { withoutDueDay, type PaymentOption, partProblem, type BalanceOffer } from './payment-options.ts'
import type { Choosing } from './use-payment-choice.ts'

const cardStyle =
  'relative flex flex-col gap-1.5 rounded-[1.25rem] border-2 border-line bg-white px-3.5 pt-3 pb-3.5 text-ink transition-[border-color,background-color,box-shadow] sm:px-4 lg:px-5'
const choiceStyle =
  'hover:border-line-strong has-checked:border-teal-deep has-checked:bg-teal-soft has-checked:shadow-md'

/** The choice between deposit and full payment: two large cards with what each costs now and later. */
export function AmountChoice({
  options,
  payment: { option: chosen, chooseAmount },
  asked,
  disabled,
  others,
  billed,
}: Choosing & {
  options: readonly PaymentOption[]
  /** What to call the others of a group; empty for who pays for one. */
  others: readonly string[]
  /** True if the bill beside it says when the rest is due. */
  billed: boolean
}) {
  return (
    <section>
      <h2 className="mb-2 text-xl">How much now?</h2>
      <ChoiceGroup
        legend="Payment option"
        legendHidden
        error={asked && !chosen ? 'Choose how much to pay now' : undefined}
      >
        <div className="grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1">
          {options
            .filter(({ isAlone }) => !isAlone)
            .map((option) => (
              <AmountRadio
                key={option.type}
                group="paymentType"
                value={option.type}
                title={
                  others.length > 0 && option.type === 'deposit' ? 'Deposits' : PAYMENT_NAMES[option.type]
                }
                euros={option.now}
                chosen={chosen && !chosen.isAlone ? chosen.type : null}
                onChoose={() => chooseAmount(option)}
                disabled={disabled}
              >
                <OptionRows option={billed ? withoutDueDay(option) : option} />
              </AmountRadio>
            ))}
          {options
            .filter(({ isAlone }) => isAlone)
            .map((option) => (
              <AmountRadio
                key="alone"
                group="paymentType"
                value="alone"
                title={`Only my deposit, ${formatEuros(option.now)}`}
                euros={null}
                chosen={chosen?.isAlone ? 'alone' : null}
                onChoose={() => chooseAmount(option)}
                disabled={disabled}
                className="col-span-full"
              >
                <span className="block text-sm leading-snug text-ink-soft">
                  {payByLinkText(others, option.now)}
                </span>
              </AmountRadio>
            ))}
        </div>
      </ChoiceGroup>
    </section>
  )
}

/** Returns how the others pay theirs, `euros` each. */
function payByLinkText(others: readonly string[], euros: number): string {
  const amount = formatEuros(euros)
  return others.length === 1
    ? `${others[0]} pays ${amount} by link, within ${PAYMENT_WINDOW_HOURS} hours.`
    : `${listed(others)} each pay ${amount} by link, within ${PAYMENT_WINDOW_HOURS} hours.`
}

/** A large radio card for an amount. `children` are details in spans, because a label may contain only phrasing content. */
function AmountRadio<Value extends string>({
  group,
  value,
  title,
  euros,
  chosen,
  onChoose,
  disabled,
  className,
  children,
}: {
  group: 'paymentType' | 'balancePart'
  value: Value
  title: string
  /** In euros; null if the guest enters the amount. */
  euros: number | null
  chosen: Value | null
  onChoose: (value: Value) => void
  disabled: boolean
  className?: string
  children?: ReactNode
}) {
  const id = useId()
  return (
    <label className={classNames(cardStyle, choiceStyle, className)}>
      <span className="flex items-start gap-x-2.5">
        <input
          {...radioProps({ name: group, value: chosen ?? '', disabled }, value, onChoose)}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-amount ${id}-rows`}
          className="size-5 shrink-0 rounded-full"
        />
        <span id={`${id}-name`} className="min-w-0 leading-snug font-bold">
          {title}
        </span>
      </span>
      {euros !== null && <Amount id={`${id}-amount`} euros={euros} />}
      <span id={`${id}-rows`}>{children}</span>
    </label>
  )
}

/** The amount to pay if there is no choice: one card that looks like the chosen one. */
export function OnlyAmount({ option }: { option: PaymentOption }) {
  return (
    <div className={`${cardStyle} border-teal-deep! bg-teal-soft! shadow-md`}>
      <p className="leading-snug font-bold">{PAYMENT_NAMES[option.type]}</p>
      <Amount euros={option.now} />
      <OptionRows option={option} />
    </div>
  )
}

function Amount({ id, euros }: { id?: string; euros: number }) {
  return (
    <span
      id={id}
      className="figures font-display text-2xl leading-tight font-bold tracking-tight sm:text-3xl"
    >
      {formatEuros(euros)}
    </span>
  )
}

/** When an amount is due and what follows, in spans because it stands in labels. */
function OptionRows({ option: { dueOn, later } }: { option: PaymentOption }) {
  return (
    <span className="figures grid text-sm leading-snug text-ink-soft">
      {dueOn && <span>Due {formatShortDay(dueOn)} </span>}
      <span>
        <Unbroken text={laterText(later)} />
      </span>
    </span>
  )
}

function laterText(later: PaymentOption['later']): string {
  if (!later) return 'Nothing later'
  const amount = formatEuros(later.amount)
  return later.dueOn ? `Then ${amount} by ${formatShortDay(later.dueOn)}` : `Then ${amount} later`
}

/** The choice between the whole balance, the part that is due before the rest and any other part, whose amount field is right below its card. */
export function BalanceChoice({
  offer,
  payment: { part, choosePart },
  asked,
  disabled,
}: Choosing & { offer: BalanceOffer }) {
  const { all, next, nextIsDeposit } = offer
  const chosen: 'all' | BalancePart['kind'] = part?.kind ?? 'all'
  const typed = part?.kind === 'typed' ? part.text : ''
  const card = {
    group: 'balancePart' as const,
    chosen,
    disabled,
    onChoose: (kind: typeof chosen) => choosePart(kind === 'all' ? null : { kind, text: typed }),
  }
  return (
    <div className="grid gap-3">
      <h2 className="text-xl">How much now?</h2>
      <ChoiceGroup legend="How much to pay" legendHidden>
        <div
          className={next ? 'grid gap-3 sm:grid-cols-3' : 'grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1'}
        >
          {next && (
            <AmountRadio
              {...card}
              value="next"
              title={nextIsDeposit ? 'Rest of the deposit' : 'The next part'}
              euros={next.now}
            >
              <OptionRows option={next} />
            </AmountRadio>
          )}
          <AmountRadio {...card} value="all" title="Full balance" euros={all.now}>
            <OptionRows option={all} />
          </AmountRadio>
          <AmountRadio {...card} value="typed" title="Another amount" euros={null}>
            <span className="block text-sm leading-snug text-ink-soft">
              {formatCents(SMALLEST_PART_CENTS)} or more, as often as you like
            </span>
          </AmountRadio>
        </div>
      </ChoiceGroup>
      {chosen === 'typed' && (
        <TextField
          label="How much do you want to pay now?"
          name="partAmount"
          hint={`Up to ${formatEuros(all.now)}, your full balance.`}
          error={asked || isWhole(typed) ? (partProblem(typed, all) ?? undefined) : undefined}
          {...EUROS}
          maxLength={12}
          disabled={disabled}
          value={typed}
          onChange={(event) => choosePart({ kind: 'typed', text: event.currentTarget.value })}
        />
      )}
    </div>
  )
}

/** Returns true from three digits on: the amount can then be checked before the button is pressed. */
function isWhole(typed: string): boolean {
  return typed.replaceAll(/\D/g, '').length >= 3
}
