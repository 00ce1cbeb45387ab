import { CreditCard, Landmark } from 'lucide-react'
import type { Method } from '#web/browser/payment-choice.ts'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'

const NEEDS_OPTION = 'Choose deposit or full payment first.'
const NO_REFERENCE = 'This booking has no payment reference yet: please pay by card'

/** The ways to pay, as rows on a phone and two by two beside them; all need an amount first (specification, section 5). */
export function MethodChoice({
  chosen,
  onChoose,
  needsAmount,
  disabled,
  transferOffered,
  transferDays,
}: {
  chosen: Method | null
  onChoose: (method: Method) => void
  needsAmount: boolean
  /** While the browser leaves for the card page. */
  disabled: boolean
  transferOffered: boolean
  transferDays: string
}) {
  return (
    <section>
      <h2 className="mb-3 text-xl lg:text-2xl">How do you want to pay?</h2>
      <ChoiceCards
        name="paymentMethod"
        legend="Payment method"
        legendHidden
        columns={2}
        hint={needsAmount ? NEEDS_OPTION : undefined}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value === 'card' ? 'card' : 'bank_transfer')}
        disabled={disabled}
        choices={[
          {
            value: 'card',
            title: 'Card',
            description: 'Confirmed at once',
            aside: <CreditCard aria-hidden className="size-6 text-teal-deep" />,
            disabled: needsAmount,
          },
          {
            value: 'bank_transfer',
            title: 'Bank transfer',
            description: `${transferDays} business days`,
            aside: <Landmark aria-hidden className="size-6 text-teal-deep" />,
            disabled: needsAmount || !transferOffered,
            reason: needsAmount ? undefined : NO_REFERENCE,
          },
        ]}
      />
    </section>
  )
}
