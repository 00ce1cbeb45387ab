import { CANCELLATION_TABLE } from '#domain/cancellation.ts'
import { startOfBanjulDay, type CalendarDay } from '#domain/dates.ts'
import { formatCents } from '#domain/money.ts'
import { plannedRefundSteps, refundStepsInEuros } from '#domain/refund-steps.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { TermsRefundSteps, RefundSteps } from '#web/ui/refund-steps.tsx'
import { priceNow, retreatsWithPlaces, type LiveOffer } from './live-offer.ts'

/** Everything, all but the deposit, half, nothing. */
const ALL_STEPS = 4

/**
 * What cancelling gives back, for a guest who books today the first retreat that has every step still before it; the terms
 * without dates where no retreat has.
 */
export function CancellationExample({ offer, today }: { offer: LiveOffer; today: CalendarDay }) {
  const priceCents = priceNow(offer)
  const example = retreatsWithPlaces(offer, today)
    .map(({ label, startsOn }) => ({
      label,
      steps: plannedRefundSteps({
        submittedAt: startOfBanjulDay(today),
        startsOn,
        paidCents: priceCents,
      }),
    }))
    .find(({ steps }) => steps.length === ALL_STEPS)
  return (
    <div id="if-you-cancel" className="mt-8 md:mt-14">
      <h3 className="md:text-2xl">If you cancel</h3>
      {example ? (
        <>
          <p className="mt-1 mb-4 max-w-2xl text-sm text-ink-soft md:text-base">
            What we’d refund if you book <strong>{example.label}</strong> today and pay{' '}
            {formatCents(priceCents)} in full.
          </p>
          <RefundSteps steps={refundStepsInEuros(example.steps)} booked={false} />
        </>
      ) : (
        <div className="mt-3">
          <TermsRefundSteps rows={CANCELLATION_TABLE} />
        </div>
      )}
      <p className="mt-3 text-sm">
        <a href="/refund-policy" className={linkStyle}>
          All the terms
        </a>
      </p>
    </div>
  )
}
