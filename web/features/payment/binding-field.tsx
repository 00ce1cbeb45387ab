import { METHOD_NAMES } from '#domain/booking/booking-names.ts'
import { formatCents, formatEuros, sumCents } from '#domain/base/money.ts'
import type { OrderContract } from '#domain/order/order-document.ts'
import { orderButton } from '#domain/order/order.ts'
import { differenceText } from '#domain/order/order-schedule.ts'
import type { PayLinkView } from '#domain/payment/pay-link-calls.ts'
import type { Method } from '#web/browser/payment-choice.ts'
import { OpensBeside } from '#web/order/order-rows.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { stayText } from '#web/ui/stay-text.ts'
import type { PaymentOption } from './payment-options.ts'
import type { Placing } from './use-place-order.ts'

export interface Binding {
  booking: PayLinkView
  placing: Placing
  /** For whom it is ordered, and whether the guest reads it, or a payer. */
  traveller: { name: string; isGuest: boolean }
  /** How much is paid with the order, and how; null where nothing is paid with it. */
  payment: { option: PaymentOption | null; method: Method | null; leaving: boolean } | null
  /** What is said where no real money moves; null where it does. */
  demonstration: { title: string; text: string } | null
  /** Leads to the first choice that is still to be made; null where none is. */
  onMissing: (() => void) | null
}

/** The binding press, alone in its field: what it is for, the button, and what is due with it. */
export function BindingField({
  contract,
  booking,
  placing,
  payment,
  demonstration,
  traveller,
  onMissing,
}: Binding & { contract: OrderContract }) {
  const { stay, price, change } = contract
  const leaving = payment?.leaving ?? false
  return (
    <section aria-label="Order" className="figures rounded-xl bg-cream p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 leading-snug font-semibold">
          <span className="block">{stayText(booking)}</span>
          <span className="block">{stay.label}</span>
        </p>
        <p className="font-display text-2xl leading-none font-bold tracking-tight">
          {change && change.differenceCents > 0 ? (
            <>
              {differenceText(change.differenceCents)}
              <span className="mt-1 block text-right font-sans text-sm font-normal tracking-normal">
                {formatCents(price.totalCents)} in total
              </span>
            </>
          ) : (
            formatCents(price.totalCents)
          )}
        </p>
      </div>
      {placing.failure && (
        <Notice tone="danger" live="alert" title={placing.failure.title} className="mt-3">
          {placing.failure.text}
        </Notice>
      )}
      <Button
        size="lg"
        wide
        variant={onMissing ? 'secondary' : 'primary'}
        className={classNames('mt-3 max-sm:px-3', onMissing && 'border-line-strong! bg-sand!')}
        busy={placing.busy || leaving}
        busyLabel={leaving ? 'Opening the payment page...' : 'Ordering...'}
        onClick={() => {
          if (onMissing) return onMissing()
          const { option = null, method = null } = payment ?? {}
          placing.place(option && method && method !== 'bank_transfer' ? { option, method } : null)
        }}
      >
        {orderButton(contract)}
      </Button>
      <p className="mt-2.5 text-center font-semibold" aria-live="polite">
        {dueText(contract, payment)}
      </p>
      <p className="mt-2 text-sm leading-snug text-ink-soft">
        By ordering, you accept our{' '}
        <OpensBeside href="/terms-of-service" inline>
          terms of service
        </OpensBeside>{' '}
        and{' '}
        <OpensBeside href="/refund-policy" inline>
          refund policy
        </OpensBeside>
        . Package travel has no 14-day right of withdrawal.
      </p>
      <p className="mt-2 text-sm leading-snug text-ink-soft">
        {booking.holdExpiresAt && (
          <>
            We’re holding your place until{' '}
            <strong className="font-semibold text-ink">
              <GuestTime at={new Date(booking.holdExpiresAt)} kept={booking.timeZone} />
            </strong>
            .{' '}
          </>
        )}
        {copyText(traveller)}
        {demonstration && (
          <>
            {' '}
            <strong className="font-semibold text-ink">{demonstration.title}.</strong> {demonstration.text}
          </>
        )}
      </p>
    </section>
  )
}

/** Where the copy of the order is. Not every order is emailed: an address may be missing, or has had too many emails within the hour. */
export function copyText({ name, isGuest }: Binding['traveller']): string {
  return isGuest
    ? 'We keep a copy on your dashboard, and email it if we can.'
    : `We keep a copy for ${name}, and email it if we can.`
}

const WAYS: Record<Method, string> = {
  card: 'on the secure card page',
  bancontact: `with ${METHOD_NAMES.bancontact}`,
  ideal: `with ${METHOD_NAMES.ideal}`,
  bank_transfer: 'by bank transfer: our account comes next',
}

/** What is due with the press, and where it leads. */
function dueText(
  { change, schedule }: OrderContract,
  payment: { option: PaymentOption | null; method: Method | null } | null,
): string {
  if (payment) {
    const { option, method } = payment
    return option && method
      ? `${formatEuros(option.now)} due now, ${WAYS[method]}`
      : 'Choose how much and how first'
  }
  if (change?.backCents !== undefined) return ''
  const nowCents = sumCents(schedule.filter(({ on }) => on === null))
  return nowCents > 0 ? `${formatCents(nowCents)} due now` : 'Nothing is due now'
}
