import { Landmark } from 'lucide-react'
import { methodTitle } from '#domain/payment/payment-names.ts'
import { METHODS, type Method } from '#web/browser/payment-choice.ts'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import type { PayableBooking } from '../payment-page.ts'
import type { Choosing } from './use-payment-choice.ts'

const NEEDS_OPTION = 'Choose deposit or full payment first.'
const NO_REFERENCE = 'Bank transfer isn’t available for this booking yet. Please choose another way to pay'

/** The payment methods, one row each; all need an amount first (specification, section 5). */
export function MethodChoice({
  page: { transferDays, demonstration },
  payable,
  isGroup = false,
  payment: { option, method: chosen, needsAmount, hasNoReference, chooseMethod },
  asked,
  disabled,
}: Choosing &
  Pick<PayableBooking, 'page' | 'payable'> & {
    /** True for a group, whose order says much already. */ isGroup?: boolean
  }) {
  // If a transfer is already reported, only the other methods are offered.
  const methods = METHODS.filter((method) => payable !== 'reported' || method !== 'bank_transfer')
  return (
    <section>
      <h2 className="mb-2 text-xl">{isGroup ? 'How?' : 'How would you like to pay?'}</h2>
      <ChoiceCards
        name="paymentMethod"
        legend="Payment method"
        legendHidden
        columns="rows"
        hint={needsAmount ? NEEDS_OPTION : undefined}
        error={asked && option && !chosen ? 'Choose how to pay' : undefined}
        value={chosen ?? ''}
        onChoose={chooseMethod}
        disabled={disabled}
        choices={methods.map((method) => ({
          value: method,
          title: methodTitle(method),
          // The sandbox of a demonstration takes no wallets.
          description: !demonstration && method === 'card' && 'Apple Pay, Google Pay',
          aside: <Marks method={method} transferDays={transferDays} />,
          disabled: needsAmount || (method === 'bank_transfer' && hasNoReference),
          reason: needsAmount || method !== 'bank_transfer' ? undefined : NO_REFERENCE,
        }))}
      />
    </section>
  )
}

/** How long a transfer takes, or which cards are accepted; the card marks are decorative stand-ins for the schemes' own. */
function Marks({ method, transferDays }: { method: Method; transferDays: string }) {
  if (method === 'bank_transfer') {
    return (
      <span className="flex items-center gap-2 text-sm font-normal text-ink-soft">
        {transferDays} business days
        <Landmark aria-hidden className="size-5 text-teal-deep max-sm:hidden" />
      </span>
    )
  }
  if (method !== 'card') return null
  return (
    <span aria-hidden className="flex gap-1">
      {['VISA', 'MC'].map((name) => (
        <span
          key={name}
          className="rounded-sm border border-line bg-white px-2 py-1 text-xs leading-none font-bold text-ink"
        >
          {name}
        </span>
      ))}
    </span>
  )
}
