import type { PayLinkView } from '#domain/pay-link-calls.ts'
import { Card } from '#web/ui/card.tsx'
import { RefundSteps, RefundStepsNote } from '#web/ui/refund-steps.tsx'
import { refundStepsOf } from './option-refund.ts'
import type { PaymentOption } from './payment-options.ts'

const WHEN_PAID = {
  deposit: 'With the deposit paid, this is what comes back.',
  full: 'With everything paid, this is what comes back.',
  balance: 'With the balance paid, this is what comes back.',
}

const WHEN_PART = 'With this part paid, this is what comes back.'

/** What cancelling gives back once the chosen payment is made. */
export function OptionRefundSteps({
  booking,
  option,
  now,
}: {
  booking: PayLinkView
  option: PaymentOption
  now: Date
}) {
  const steps = refundStepsOf(booking, option)
  if (steps.length === 0) return null
  return (
    <Card as="section">
      <h2 className="text-2xl">If you cancel</h2>
      <p className="mt-1.5 mb-5 text-ink-soft">{option.isPart ? WHEN_PART : WHEN_PAID[option.type]}</p>
      <RefundSteps steps={steps} now={now} timeZone={booking.timeZone} />
      <RefundStepsNote steps={steps} />
    </Card>
  )
}
