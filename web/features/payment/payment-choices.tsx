import { CreditCard, Landmark } from 'lucide-react'
import type { Booking } from '#domain/booking.ts'
import { formatDay } from '#domain/dates.ts'
import { formatEuros } from '#domain/money.ts'
import { refundSentence } from '#domain/refund-step-text.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { refundStepsOf } from './option-refund.ts'
import type { PaymentOption } from './payment-options.ts'

export type Method = 'card' | 'bank_transfer'

/** Deposit or everything. */
export function OptionChoice({
  booking,
  options,
  chosen,
  onChoose,
}: {
  booking: Booking
  options: readonly PaymentOption[]
  chosen: string | null
  onChoose: (type: string) => void
}) {
  return (
    <Card as="section">
      <h2 className="mb-4 text-2xl">How much do you want to pay now?</h2>
      <ChoiceCards
        name="paymentType"
        legend="Payment option"
        legendHidden
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
        choices={options.map((option) => ({
          value: option.type,
          title: option.type === 'deposit' ? 'Deposit' : 'Full payment',
          aside: formatEuros(option.now),
          description: [
            option.later ? laterText(option.later) : 'Everything now, and nothing later.',
            refundSentence(refundStepsOf(booking, option)),
          ].join(' '),
        }))}
      />
    </Card>
  )
}

function laterText({ amount, dueOn }: NonNullable<PaymentOption['later']>): string {
  const balance = `The balance of ${formatEuros(amount)} is due`
  return dueOn ? `${balance} by ${formatDay(dueOn)}.` : `${balance} before departure.`
}

const NEEDS_OPTION = 'Choose deposit or full payment first.'
const NO_REFERENCE = 'This booking has no payment reference yet: please pay by card'

/** Card or bank transfer; both need a payment option first (specification, section 5.1). */
export function MethodChoice({
  chosen,
  onChoose,
  disabled,
  transferOffered,
}: {
  chosen: Method | null
  onChoose: (method: Method) => void
  disabled: boolean
  transferOffered: boolean
}) {
  return (
    <Card as="section">
      <h2 className="mb-4 text-2xl">How do you want to pay?</h2>
      <ChoiceCards
        name="paymentMethod"
        legend="Payment method"
        legendHidden
        hint={disabled ? NEEDS_OPTION : undefined}
        value={disabled ? '' : (chosen ?? '')}
        onChange={(event) => onChoose(event.currentTarget.value === 'card' ? 'card' : 'bank_transfer')}
        choices={[
          {
            value: 'card',
            title: 'Card',
            description: 'You pay on a secure page, and your place is confirmed at once.',
            aside: <CreditCard aria-hidden className="size-6 text-teal-deep" />,
            disabled,
          },
          {
            value: 'bank_transfer',
            title: 'Bank transfer',
            description: 'You transfer the amount yourself, and we confirm it once it has arrived.',
            aside: <Landmark aria-hidden className="size-6 text-teal-deep" />,
            disabled: disabled || !transferOffered,
            reason: disabled ? undefined : NO_REFERENCE,
          },
        ]}
      />
    </Card>
  )
}
