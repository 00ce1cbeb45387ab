import { Landmark } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { formatEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { roommates } from '#domain/booking/together.ts'
import { travellerNames } from '#domain/booking/traveller.ts'
import { methodTitle } from '#domain/payment/payment-names.ts'
import { paymentPath } from '#web/booking-status/booking-status.ts'
import { METHODS, type Method } from '#web/browser/payment-choice.ts'
import type { OrderPage } from '#web/order/order-page.ts'
import { linkStyle } from '#web/ui/class-names.ts'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'
import { AmountChoice, OnlyAmount, BalanceChoice } from './choice/amount-choice.tsx'
import { balanceOffer, depositAlone, paymentOptions } from './choice/payment-options.ts'
import { usePaymentChoice, type ChosenPayment, type Choosing } from './choice/use-payment-choice.ts'
import { useHostedCheckout } from './hosted-checkout.tsx'
import { OrderScreen } from './order-screen.tsx'
import type { Missing } from './pay-bar.tsx'
import { PayScreen } from './pay-screen.tsx'
import { PayerAddressField, type PayerAddress } from './payer-address.tsx'
import { holderOf, type PayableBooking } from './payment-page.ts'
import { usePlaceOrder } from './use-place-order.ts'

/**
 * Orders and pays one booking on one screen: amount, method and one button. While an order is still to be placed, the button places it and
 * goes on to the provider's page or the transfer details; after that only the payment is shown.
 */
export function BookingPayment({
  page,
  booking,
  together,
  calls,
  payable,
  order,
  own,
  now,
  payer,
}: PayableBooking & {
  order: OrderPage
  /** The booking with what only its guest may see; null for a payer. */
  own: Booking | null
}) {
  const isOrdered = order.standing === 'current'
  const isGroup = together.length > 1
  const options = [
    ...paymentOptions(booking, payable),
    ...(isGroup && own && payable === 'unpaid' ? depositAlone(own) : []),
  ]
  const only = options.length === 1 ? options[0] : undefined
  const choices = useRef<HTMLDivElement>(null)
  const offer = only && payable === 'balance' && !isGroup ? balanceOffer(booking, only, now) : null
  const payment = usePaymentChoice(calls.choiceKey, options, offer)
  const { option, method } = payment
  const [asked, setAsked] = useState(false)
  const { revalidate } = useRevalidator()
  // True if the order is placed but the guest is still here: the payment page could not be opened or was left.
  const [isHere, setHere] = useState(false)
  const card = useHostedCheckout(calls, ({ isRefused }) => {
    setHere(true)
    if (isRefused) void revalidate()
  })
  const navigate = useNavigate()
  const placing = usePlaceOrder(calls, order, card.start, () => {
    if (own === null || order.contract.schedule.length > 0) return
    toasts.show({ title: 'Your change is ordered', description: 'Nothing is left to pay for it.' })
    void navigate('/dashboard')
  })
  const isToOrder = !isOrdered && !(isHere && placing.placed?.version === order.version)
  // The parts have due dates of their own.
  const isInParts = (isOrdered ? (booking.paymentPlan?.length ?? 1) : order.parts) > 1
  const choosing = { payment, asked, disabled: card.busy || placing.busy }
  const name = booking.firstName ?? 'your guest'
  const names = travellerNames(together.map((each) => ({ lastName: null, ...each })))
  const sharedRooms = roommates(together, names)
  const isOwn = own !== null && !own.group?.bookedByOther
  const traveller = { name: own?.name ?? name, isGuest: own !== null, isOwn }
  const lead = (missing: Missing) => {
    setAsked(true)
    leadTo(choices.current, missing)
  }
  const chooser = (
    <div ref={choices} className="grid min-w-0 content-start gap-4">
      {offer && <BalanceChoice {...choosing} offer={offer} />}
      {!offer && only && <OnlyAmount option={only} />}
      {!only && (
        <AmountChoice
          {...choosing}
          options={options}
          others={names.slice(1)}
          billed={isToOrder || isInParts}
        />
      )}
      {isGroup && own && payable === 'balance' && (
        <p className="text-sm">
          <a href={paymentPath(own.id, { alone: true })} className={linkStyle}>
            {`Pay only my ${formatEuros(own.balanceDue)}`}
          </a>
        </p>
      )}
      <MethodChoice {...choosing} {...{ page, payable, isGroup }} />
      {payer && (
        <PayerAddressField
          address={payer}
          holder={holderOf(booking)}
          asked={asked}
          disabled={choosing.disabled}
        />
      )}
    </div>
  )
  const cancelled = page.cancelled && (
    <Notice live="status" title="Payment Cancelled">
      You can continue with your payment below or choose a different option.{' '}
      {method && 'We kept your choice, and nothing was charged.'}
    </Notice>
  )

  if (isToOrder) {
    // A changed booking, or one that is partly paid, is ordered without a payment.
    const isPaid = payable === 'unpaid'
    const missing = isPaid ? missingOf(payment, payer) : null
    return (
      <OrderScreen
        {...{ order, page, booking, sharedRooms, traveller, placing, now }}
        // An order can also be of others who have paid already.
        names={order.travellers.length > names.length ? order.travellers.map((each) => each.name) : names}
        changePath={
          own && own.amountPaid + own.amountReported <= 0 ? `/edit-booking/${own.id}?back=payment` : null
        }
        payment={isPaid ? { option, method, leaving: card.busy } : null}
        notice={cancelled}
        onMissing={missing && (() => lead(missing))}
      >
        {isPaid && chooser}
      </OrderScreen>
    )
  }
  return (
    <PayScreen
      {...{ page, booking, together, own, calls, payable, payment, card, now, payer, chooser, cancelled }}
      copy={placing.placed && copyText(own?.email ?? null, placing.placed.mailed, name)}
      onMissing={lead}
    />
  )
}

/** Returns what the guest still has to choose or correct before ordering; null if nothing. */
function missingOf({ option, method }: ChosenPayment, payer: PayerAddress | null): Missing | null {
  if (option === null) return 'paymentType'
  if (method === null) return 'paymentMethod'
  return payer?.problem ? 'payerEmail' : null
}

/** Returns the sentence on who gets a copy of the order that was just placed. */
function copyText(email: string | null, isMailed: boolean, name: string): string {
  if (email === null) return `If we have an email address for ${name}, a copy goes there.`
  return isMailed
    ? `We’re emailing a copy to ${email}.`
    : 'We aren’t emailing a copy just now. Your dashboard has it.'
}

/** Scrolls to the first missing choice and focuses it. */
function leadTo(choices: HTMLElement | null, name: Missing): void {
  const input = choices?.querySelector<HTMLInputElement>(`[name=${name}]:enabled`)
  const group = input?.closest('fieldset') ?? input
  group?.scrollIntoView({ block: 'center' })
  input?.focus({ preventScroll: true })
}

const NEEDS_OPTION = 'Choose deposit or full payment first.'
const NO_REFERENCE = 'Bank transfer isn’t available for this booking yet. Please choose another way to pay'

/** The payment methods, one row each; all need an amount first (specification, section 5). */
function MethodChoice({
  page: { transferDays, demonstration },
  payable,
  isGroup,
  payment: { option, method: chosen, needsAmount, hasNoReference, chooseMethod },
  asked,
  disabled,
}: Choosing &
  Pick<PayableBooking, 'page' | 'payable'> & {
    /** True for a group, whose order says much already. */
    isGroup: boolean
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
