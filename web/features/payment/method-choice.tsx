import { Landmark } from 'lucide-react'
import { METHODS, type Method } from '#web/browser/payment-choice.ts'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import { methodTitle } from '#domain/booking/booking-names.ts'

const NEEDS_OPTION = 'Choose deposit or full payment first.'
const NO_REFERENCE = 'This booking has no payment reference yet: please pay another way'

/** The ways to pay, as rows on a phone and two by two beside them; all need an amount first (specification, section 5). */
export function MethodChoice({
  chosen,
  onChoose,
  needsAmount,
  disabled,
  transferOffered,
  isTransferReported,
  transferDays,
  wallets,
}: {
  chosen: Method | null
  onChoose: (method: string) => void
  needsAmount: boolean
  /** While the browser leaves for the hosted page. */
  disabled: boolean
  transferOffered: boolean
  /** A transfer is on its way already: only the other ways are offered. */
  isTransferReported: boolean
  transferDays: string
  /** The card page takes Apple Pay and Google Pay too. */
  wallets: boolean
}) {
  const descriptions: Record<Method, string> = {
    card: wallets ? 'At once. Apple Pay and Google Pay too' : 'At once',
    bancontact: 'At once',
    ideal: 'At once',
    bank_transfer: `${transferDays} business days`,
  }
  return (
    <section>
      <h2 className="mb-3 text-xl lg:text-2xl">How do you want to pay?</h2>
      <ChoiceCards
        name="paymentMethod"
        legend="Payment method"
        legendHidden
        columns="2-wide"
        hint={needsAmount ? NEEDS_OPTION : undefined}
        value={chosen ?? ''}
        onChange={(event) => onChoose(event.currentTarget.value)}
        disabled={disabled}
        choices={METHODS.filter((method) => !isTransferReported || method !== 'bank_transfer').map(
          (method) => ({
            value: method,
            title: methodTitle(method),
            description: descriptions[method],
            aside: <Marks method={method} />,
            disabled: needsAmount || (method === 'bank_transfer' && !transferOffered),
            reason: needsAmount || method !== 'bank_transfer' ? undefined : NO_REFERENCE,
          }),
        )}
      />
    </section>
  )
}

/** Whose name stands on what a guest pays with. Plain stand-ins for the schemes' own marks. */
const MARKS: Record<Exclude<Method, 'bank_transfer'>, readonly string[]> = {
  card: ['VISA', 'MC'],
  bancontact: ['Bancontact'],
  ideal: ['iDEAL | Wero'],
}

/** For the eye alone: the title says the same. */
function Marks({ method }: { method: Method }) {
  if (method === 'bank_transfer') return <Landmark aria-hidden className="size-6 text-teal-deep" />
  return (
    <span aria-hidden className="flex gap-1">
      {MARKS[method].map((name) => (
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
