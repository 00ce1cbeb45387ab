import { centsFromEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { cancellationCostSentence } from '#domain/refund/refund-step-text.ts'
import { plannedRefundSteps, refundStepsInEuros } from '#domain/refund/refund-steps.ts'
import { useTimeZone } from '#web/ui/guest-time.tsx'
import { RefundSteps, RefundStepsNote } from '#web/ui/refund-steps.tsx'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import type { PaymentOption } from './choice/payment-options.ts'
import type { PayableBooking } from './payment-page.ts'

const WHEN_PAID = {
  deposit: 'What we refund if you pay the deposit.',
  full: 'What we refund if you pay in full.',
  balance: 'What we refund once the balance is paid.',
}

/** The refund steps once the chosen payment has arrived on top of earlier ones; nothing without a date of the retreat. */
export function IfYouCancel({
  booking,
  payable,
  option,
  now,
}: Pick<PayableBooking, 'payable' | 'now'> & { booking: Booking; option: PaymentOption }) {
  const timeZone = useTimeZone(booking.timeZone)
  const { submittedAt, startsOn, amountPaid, amountReported } = booking
  if (submittedAt === null || startsOn === null) return null
  // A reported transfer that is paid by card instead would be refunded as well.
  const paid = amountPaid + (payable === 'reported' ? 0 : amountReported)
  const steps = refundStepsInEuros(
    plannedRefundSteps({
      submittedAt: new Date(submittedAt),
      startsOn,
      paidCents: centsFromEuros(paid + option.now),
      returnedCents: centsFromEuros(booking.amountReturned ?? 0),
      disputedCents: centsFromEuros(booking.amountDisputed),
      keptCents: centsFromEuros(booking.keptOfChanges ?? 0),
    }),
  )
  return (
    <FoldedRows>
      <FoldedRow title="If you cancel" gist={cancellationCostSentence(steps, { timeZone })}>
        <p className="mb-4 text-sm text-ink-soft">
          {option.isPart ? 'What we refund once this part is paid.' : WHEN_PAID[option.type]}
        </p>
        <RefundSteps steps={steps} now={now} timeZone={booking.timeZone} />
        <RefundStepsNote steps={steps} />
      </FoldedRow>
    </FoldedRows>
  )
}
