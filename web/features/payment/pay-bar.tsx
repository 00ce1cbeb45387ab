import type { ReactNode } from 'react'
import { formatEuros } from '#domain/base/money.ts'
import { METHOD_NAMES, payingWith } from '#domain/payment/payment-names.ts'
import type { Method } from '#web/browser/payment-choice.ts'
import { Button } from '#web/ui/form/button.tsx'
import { BottomBar } from '#web/ui/page/page-shell.tsx'
import type { TransferReport } from './bank-transfer.tsx'
import type { PaymentOption } from './choice/payment-options.ts'
import type { HostedCheckout } from './hosted-checkout.tsx'

/** The missing choice, as the name of its inputs. */
export type Missing = 'paymentType' | 'partAmount' | 'paymentMethod' | 'payerEmail'

interface Paying {
  option: PaymentOption | null
  method: Method | null
  card: HostedCheckout
  transfer: TransferReport
  onPay: (option: PaymentOption, method: Method) => void
  onMissing: () => void
}

/**
 * The payment button: in a bar at the bottom on phones, below the bill on wide screens. It says what is missing, and then what it does.
 * `children` are notices about a failed payment.
 */
export function PayBar({
  cardNote,
  children,
  ...paying
}: Paying & { cardNote: string; children: ReactNode }) {
  const { option } = paying
  return (
    <BottomBar className="bg-white max-lg:mt-2 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:sticky lg:top-0 lg:col-start-2 lg:row-start-2 lg:self-start lg:rounded-b-xl lg:border lg:border-t-0 lg:px-6 lg:pt-2 lg:pb-6">
      <div className="grid gap-2.5">
        {option && (
          <p className="figures flex justify-between gap-4 rounded-md bg-cream px-4 py-2.5 font-semibold max-lg:hidden">
            <span>You pay now</span>
            <span className="font-bold">{formatEuros(option.now)}</span>
          </p>
        )}
        {children}
        <Action {...paying} />
        <p className="text-center text-sm leading-snug text-ink-soft empty:hidden">
          {noteOf(paying, cardNote)}
        </p>
      </div>
    </BottomBar>
  )
}

function Action({ option, method, card, transfer, onPay, onMissing }: Paying) {
  if (option === null || method === null) {
    return (
      <Button size="lg" wide variant="secondary" onClick={onMissing}>
        {option ? 'Choose how to pay' : 'Choose how much to pay'}
      </Button>
    )
  }
  const onClick = () => onPay(option, method)
  if (method === 'bank_transfer') {
    return (
      <Button
        size="lg"
        wide
        busy={transfer.busy || transfer.isDone}
        busyLabel={transfer.isDone ? 'Thanks, one moment...' : 'Sending...'}
        onClick={onClick}
      >
        I Have Completed the Transfer
      </Button>
    )
  }
  return (
    <Button
      size="lg"
      wide
      busy={card.busy}
      busyLabel={method === 'card' ? 'Opening the card page...' : `Opening ${METHOD_NAMES[method]}...`}
      onClick={onClick}
    >
      {card.troubleWith({ option, method }) ? 'Try again: ' : 'Pay '}
      {formatEuros(option.now)} {payingWith(method)}
    </Button>
  )
}

const APP_NOTES = {
  bancontact: 'You confirm in the Bancontact app or with your card reader, then come back here.',
  ideal: 'You confirm in your bank’s app, then come back here.',
}

function noteOf({ option, method, card }: Paying, cardNote: string): string {
  if (option === null || method === null) return ''
  if (method === 'bank_transfer') return 'Press this once you’ve sent the money.'
  if (card.busy) return 'Nothing has been charged yet.'
  return method === 'card' ? cardNote : APP_NOTES[method]
}
