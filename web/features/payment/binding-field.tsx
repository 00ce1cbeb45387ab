import { useRef, useState } from 'react'
import { formatCents, formatEuros, sumCents } from '#domain/base/money.ts'
import { capitalised, listed } from '#domain/base/wording.ts'
import { inWords } from '#domain/booking/traveller.ts'
import type { OrderContract } from '#domain/order/order-document.ts'
import { differenceText } from '#domain/order/order-schedule.ts'
import { orderButton } from '#domain/order/order.ts'
import { METHOD_NAMES } from '#domain/payment/payment-names.ts'
import { placeOrPlaces } from '#web/booking-status/together.ts'
import type { Method } from '#web/browser/payment-choice.ts'
import { OpensBeside } from '#web/order/order-rows.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Checkbox } from '#web/ui/form/choices.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { packageText } from '#web/ui/quote-lines.ts'
import type { PaymentOption } from './choice/payment-options.ts'
import type { PayableBooking } from './payment-page.ts'
import type { Placing } from './use-place-order.ts'

export interface Binding extends Pick<PayableBooking, 'page' | 'booking'> {
  placing: Placing
  /** The traveller of the order, whether the reader is the guest or a payer, and whether it is the reader's own place. */
  traveller: { name: string; isGuest: boolean; isOwn: boolean }
  /** What to call all who are ordered for, who orders first; one alone for who comes alone. */
  names: readonly string[]
  /** The names of each two of a group who share a room. */
  sharedRooms: readonly (readonly string[])[]
  /** The amount and method paid with the order; null if nothing is paid with it. */
  payment: { option: PaymentOption | null; method: Method | null; leaving: boolean } | null
  /** Leads to the first missing choice; null if none is missing. */
  onMissing: (() => void) | null
}

/** The binding button in a box of its own, with what it is for and what is due with it. */
export function BindingField({
  contract,
  booking,
  placing,
  payment,
  page: { demonstration, texts },
  traveller,
  names,
  sharedRooms,
  onMissing,
}: Binding & { contract: OrderContract }) {
  const { stay, price, change } = contract
  const leaving = payment?.leaving ?? false
  const [, ...others] = names
  const isGroup = others.length > 0
  const consent = useConsent(isGroup)
  return (
    <section aria-label="Order" className="figures rounded-xl bg-cream p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 leading-snug font-semibold">
          <span className="block">
            {isGroup ? groupText(names.length, sharedRooms.length) : packageText(booking)}
          </span>
          <span className="block">{stay.label}</span>
        </p>
        <p className="text-right font-display text-2xl leading-none font-bold tracking-tight">
          {change && change.differenceCents > 0 ? (
            <>
              {differenceText(change.differenceCents)}
              <span className="mt-1 block font-sans text-sm font-normal tracking-normal">
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
      {isGroup && (
        <Checkbox
          {...consent.input}
          label={`${listed(others)} ${others.length === 1 ? 'agrees that I order for both of us.' : 'agree that I order for all of us.'}`}
          className="mt-3"
        />
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
          if (!consent.isGiven()) return
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
        . Package travel has no <span className="whitespace-nowrap">14-day</span> right of withdrawal.
      </p>
      <p className="mt-2 text-sm leading-snug text-ink-soft">
        {booking.holdExpiresAt && (
          <>
            We’re holding {placeOrPlaces(traveller.isOwn ? null : traveller.name, names.length)} until{' '}
            <strong className="font-semibold text-ink">
              <GuestTime at={new Date(booking.holdExpiresAt)} kept={booking.timeZone} />
            </strong>
            .{' '}
          </>
        )}
        {!isGroup && copyText(traveller)}
        {demonstration && (
          <>
            {' '}
            <strong className="font-semibold text-ink">{texts.demo.title}.</strong> {texts.demo.text}
          </>
        )}
      </p>
    </section>
  )
}

/** Returns the tick of who orders for others that they agree; without others none is needed. */
function useConsent(isNeeded: boolean) {
  const input = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  return {
    input: {
      ref: input,
      onChange: () => setMissing(false),
      error: isMissing ? 'Please tick this first' : undefined,
    },
    /** True if it is ticked; else the guest is led to it. */
    isGiven(): boolean {
      if (!isNeeded || input.current?.checked) return true
      setMissing(true)
      input.current?.focus()
      return false
    },
  }
}

/** Returns who is ordered for in short: "Two travellers, one room" where all share a room with each other. */
function groupText(travellers: number, sharedRooms: number): string {
  const who = `${capitalised(inWords(travellers))} travellers`
  if (sharedRooms * 2 !== travellers) return who
  return sharedRooms === 1 ? `${who}, one room` : `${who}, two rooms`
}

/** Returns where the copy of the order is. An email is not certain: the address may be missing or over its hourly limit. */
export function copyText({ name, isGuest }: Binding['traveller']): string {
  return isGuest
    ? 'You’ll find a copy of your order on your dashboard, and in your email.'
    : `We keep a copy of the order for ${name}.`
}

const WAYS: Record<Method, string> = {
  card: 'on the secure card page',
  bancontact: `with ${METHOD_NAMES.bancontact}`,
  ideal: `with ${METHOD_NAMES.ideal}`,
  bank_transfer: 'by bank transfer: bank details come next',
}

/** Returns what is due on pressing the button, and where it leads. */
function dueText({ change, schedule }: OrderContract, payment: Binding['payment']): string {
  if (payment) {
    const { option, method } = payment
    if (!option) return 'First choose how much and how to pay'
    return method ? `${formatEuros(option.now)} due now, ${WAYS[method]}` : 'First choose how to pay'
  }
  if (change?.backCents !== undefined) return ''
  const nowCents = sumCents(schedule.filter(({ on }) => on === null))
  return nowCents > 0 ? `${formatCents(nowCents)} due now` : 'Nothing is due now'
}
