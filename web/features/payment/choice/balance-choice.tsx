import { formatShortDay } from '#domain/base/dates.ts'
import { formatCents, formatEuros } from '#domain/base/money.ts'
import { SMALLEST_PART_CENTS } from '#domain/payment/balance-part.ts'
import type { BalancePart } from '#web/browser/payment-choice.ts'
import { ChoiceGroup } from '#web/ui/form/choices.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { AmountRadio, OptionRows } from './amount-choice.tsx'
import { partProblem, type BalanceOffer } from './balance-part.ts'

/** The choice between the whole balance, the next part of the plan and any other part, whose amount field is right below its card. */
export function BalanceChoice({
  offer,
  part,
  onChoose,
  asked,
  disabled,
}: {
  offer: BalanceOffer
  part: BalancePart | null
  onChoose: (part: BalancePart | null) => void
  /** True once the guest tried to go on: an error in the amount is then shown. */
  asked: boolean
  disabled: boolean
}) {
  const { all, next } = offer
  const chosen: 'all' | BalancePart['kind'] = part?.kind ?? 'all'
  const typed = part?.kind === 'typed' ? part.text : ''
  const card = {
    group: 'balancePart' as const,
    chosen,
    disabled,
    onChoose: (kind: typeof chosen) => onChoose(kind === 'all' ? null : { kind, text: typed }),
  }
  return (
    <div className="grid gap-3">
      <h2 className="text-xl">How much now?</h2>
      <ChoiceGroup legend="How much to pay" legendHidden>
        <div
          className={next ? 'grid gap-3 sm:grid-cols-3' : 'grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1'}
        >
          {next && (
            <AmountRadio {...card} value="next" title="The next part" euros={next.now}>
              <OptionRows option={next} />
            </AmountRadio>
          )}
          <AmountRadio {...card} value="all" title="Full balance" euros={all.now}>
            <OptionRows option={all} />
          </AmountRadio>
          <AmountRadio {...card} value="typed" title="Another amount" euros={null}>
            <span className="block text-sm leading-snug text-ink-soft">
              {all.dueOn
                ? `${formatCents(SMALLEST_PART_CENTS)} or more, as often as you like until ${formatShortDay(all.dueOn)}`
                : `${formatCents(SMALLEST_PART_CENTS)} or more, as often as you like`}
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
          inputMode="decimal"
          autoComplete="off"
          unit="€"
          className="figures"
          maxLength={12}
          disabled={disabled}
          value={typed}
          onChange={(event) => onChoose({ kind: 'typed', text: event.currentTarget.value })}
        />
      )}
    </div>
  )
}

/** Returns true from three digits on: the amount can then be checked before the button is pressed. */
function isWhole(typed: string): boolean {
  return typed.replaceAll(/\D/g, '').length >= 3
}
