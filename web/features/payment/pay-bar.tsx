import { useRef, type ReactNode } from 'react'
import { METHOD_NAMES, payingWith } from '#domain/booking/booking-names.ts'
import { formatEuros } from '#domain/base/money.ts'
import type { Method } from '#web/browser/payment-choice.ts'
import { Button } from '#web/ui/form/button.tsx'
import { useScrollRoom } from '#web/ui/page/use-scroll-room.ts'
import type { PaymentOption } from './choice/payment-options.ts'
import type { HostedCheckout } from './use-hosted-checkout.ts'
import type { TransferReport } from './use-transfer-report.ts'

/** The missing choice, as the name of its inputs. */
export type Missing = 'paymentType' | 'partAmount' | 'paymentMethod' | 'payerEmail'

/**
 * The payment button: in a bar at the bottom on phones, below the bill on wide screens. It says what is missing, and then what it does.
 * `children` are notices about a failed payment.
 */
export function PayBar({
  option,
  typesPart,
  method,
  card,
  transfer,
  cardNote,
  onMissing,
  children,
}: {
  option: PaymentOption | null
  /** True if the guest enters a part of the balance. */
  typesPart: boolean
  method: Method | null
  card: HostedCheckout
  transfer: TransferReport
  cardNote: string
  onMissing: (missing: Missing) => void
  children?: ReactNode
}) {
  const bar = useRef<HTMLDivElement>(null)
  useScrollRoom(bar)
  return (
    <div
      ref={bar}
      data-keep-clear
      className="z-10 border-line bg-white text-ink max-lg:-mx-4 max-lg:mt-2 max-lg:border-t max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:shadow-[0_-8px_24px_-12px_rgb(11_58_74/0.25)] max-lg:[@media(height>=30rem)]:sticky max-lg:[@media(height>=30rem)]:bottom-0 md:max-lg:-mx-8 md:max-lg:px-8 lg:sticky lg:top-0 lg:col-start-2 lg:row-start-2 lg:self-start lg:rounded-b-xl lg:border lg:border-t-0 lg:px-6 lg:pt-2 lg:pb-6"
    >
      <div className="grid gap-2.5">
        {option && (
          <p className="figures flex justify-between gap-4 rounded-md bg-cream px-4 py-2.5 font-semibold max-lg:hidden">
            <span>You pay now</span>
            <span className="font-bold">{formatEuros(option.now)}</span>
          </p>
        )}
        {children}
        <Action {...{ option, typesPart, method, card, transfer, onMissing }} />
        <p className="text-center text-sm leading-snug text-ink-soft empty:hidden">
          {noteOf(option, method, card.busy, cardNote)}
        </p>
      </div>
    </div>
  )
}

function Action({
  option,
  typesPart,
  method,
  card,
  transfer,
  onMissing,
}: {
  option: PaymentOption | null
  typesPart: boolean
  method: Method | null
  card: HostedCheckout
  transfer: TransferReport
  onMissing: (missing: Missing) => void
}) {
  if (option === null) {
    return (
      <Button
        size="lg"
        wide
        variant="secondary"
        onClick={() => onMissing(typesPart ? 'partAmount' : 'paymentType')}
      >
        Choose how much to pay
      </Button>
    )
  }
  switch (method) {
    case null:
      return (
        <Button size="lg" wide variant="secondary" onClick={() => onMissing('paymentMethod')}>
          Choose how to pay
        </Button>
      )
    case 'card':
    case 'bancontact':
    case 'ideal':
      return (
        <Button
          size="lg"
          wide
          busy={card.busy}
          busyLabel={method === 'card' ? 'Opening the card page...' : `Opening ${METHOD_NAMES[method]}...`}
          onClick={() => card.start({ option, method })}
        >
          {card.troubleWith({ option, method }) ? 'Try again: ' : 'Pay '}
          {formatEuros(option.now)} {payingWith(method)}
        </Button>
      )
    case 'bank_transfer':
      return (
        <Button
          size="lg"
          wide
          busy={transfer.busy || transfer.isDone}
          busyLabel={transfer.isDone ? 'Thanks, one moment...' : 'Sending...'}
          onClick={() => transfer.report(option)}
        >
          I Have Completed the Transfer
        </Button>
      )
  }
}

const APP_NOTES = {
  bancontact: 'You confirm in the Bancontact app or with your card reader, then come back here.',
  ideal: 'You confirm in your bank’s app, then come back here.',
}

function noteOf(
  option: PaymentOption | null,
  method: Method | null,
  leaving: boolean,
  cardNote: string,
): string {
  if (option === null || method === null) return ''
  if (method === 'bank_transfer') return 'Press this once you’ve sent the money.'
  if (leaving) return 'Nothing has been charged yet.'
  return method === 'card' ? cardNote : APP_NOTES[method]
}
