import { Fragment } from 'react'
import { centsFromEuros } from '#domain/base/money.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { travellerNames } from '#domain/booking/traveller.ts'
import { cancellationCostSentence } from '#domain/refund/refund-step-text.ts'
import { plannedRefundSteps, refundStepsInEuros, type RefundStepView } from '#domain/refund/refund-steps.ts'
import { useTimeZone } from '#web/ui/guest-time.tsx'
import { RefundSteps, RefundStepsNote } from '#web/ui/refund-steps.tsx'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import type { PaymentOption } from './choice/payment-options.ts'
import type { PayableBooking } from './payment-page.ts'

type Payable = Pick<PayableBooking['together'][number], 'firstName' | 'quote' | 'balanceDue' | 'timeZone'> &
  Pick<Booking, 'submittedAt' | 'startsOn' | 'amountPaid' | 'amountReported'> &
  Partial<Pick<Booking, 'lastName' | 'amountReturned' | 'amountDisputed' | 'keptOfChanges'>>

const WHEN_PAID = {
  deposit: 'What we refund if you pay the deposit.',
  full: 'What we refund if you pay in full.',
  balance: 'What we refund once the balance is paid.',
}

/**
 * The refund steps once the chosen payment has arrived on top of earlier ones, of a group for each whose figures differ; nothing without a
 * date of the retreat.
 */
export function IfYouCancel({
  together,
  payable,
  option,
  now,
}: Pick<PayableBooking, 'payable' | 'now'> & { together: readonly Payable[]; option: PaymentOption }) {
  const [own] = together
  const timeZone = useTimeZone(own?.timeZone ?? null)
  const names = travellerNames(together.map(({ firstName, lastName = null }) => ({ firstName, lastName })))
  const each = together.flatMap((booking, index) => {
    const paysNow = together.length === 1 ? option.now : partOf(booking, option)
    const steps = stepsOf(booking, { payable, paysNow })
    return steps ? [{ name: names[index] ?? '', steps }] : []
  })
  const [first, ...others] = each
  if (!own || !first) return null
  const gist = cancellationCostSentence(first.steps, { timeZone, isOfOne: together.length > 1, each })
  const isSame = others.every(({ steps }) =>
    steps.every(({ amount }, index) => amount === first.steps[index]?.amount),
  )
  return (
    <FoldedRows>
      <FoldedRow title="If you cancel" gist={together.length > 1 ? `Each can cancel alone. ${gist}` : gist}>
        <p className="mb-4 text-sm text-ink-soft">
          {option.isPart ? 'What we refund once this part is paid.' : WHEN_PAID[option.type]}
        </p>
        {(isSame ? [first] : each).map(({ name, steps }) => (
          <Fragment key={name}>
            {!isSame && (
              <h3 className="mt-6 mb-2 font-sans text-base font-semibold tracking-normal">{name}</h3>
            )}
            <RefundSteps steps={steps} now={now} timeZone={own.timeZone} />
            <RefundStepsNote steps={steps} />
          </Fragment>
        ))}
      </FoldedRow>
    </FoldedRows>
  )
}

/** Returns what one of a group pays of a payment for all, in euros. */
function partOf({ quote, balanceDue }: Payable, { type }: PaymentOption): number {
  if (type === 'balance') return balanceDue
  return (type === 'deposit' ? quote?.deposit : quote?.total) ?? 0
}

function stepsOf(
  booking: Payable,
  { payable, paysNow }: Pick<PayableBooking, 'payable'> & { paysNow: number },
): RefundStepView[] | null {
  const { submittedAt, startsOn, amountPaid, amountReported } = booking
  if (submittedAt === null || startsOn === null) return null
  // A reported transfer that is paid by card instead would be refunded as well.
  const paid = amountPaid + (payable === 'reported' ? 0 : amountReported)
  return refundStepsInEuros(
    plannedRefundSteps({
      submittedAt: new Date(submittedAt),
      startsOn,
      paidCents: centsFromEuros(paid + paysNow),
      returnedCents: centsFromEuros(booking.amountReturned ?? 0),
      disputedCents: centsFromEuros(booking.amountDisputed ?? 0),
      keptCents: centsFromEuros(booking.keptOfChanges ?? 0),
    }),
  )
}
