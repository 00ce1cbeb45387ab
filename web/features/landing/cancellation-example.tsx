import { startOfBanjulDay, type CalendarDay } from '#domain/dates.ts'
import { formatCents, type Cents } from '#domain/money.ts'
import { plannedRefundSteps, refundStepsInEuros } from '#domain/refund-steps.ts'
import { Tide, TideFoot } from '#web/ui/tide.tsx'

/** What cancelling gives back, with the dates and the price of the next retreat, for a guest who books today. */
export function CancellationExample({
  retreat,
  priceCents,
  today,
}: {
  retreat: { label: string; startsOn: CalendarDay }
  priceCents: Cents
  today: CalendarDay
}) {
  const steps = refundStepsInEuros(
    plannedRefundSteps({
      submittedAt: startOfBanjulDay(today),
      startsOn: retreat.startsOn,
      paidCents: priceCents,
    }),
  )
  return (
    <div id="if-you-cancel" className="mt-16 md:mt-24">
      <h3 className="text-3xl">If you cancel</h3>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-ink-soft">
        The water stands for what comes back to you, here for <strong>{retreat.label}</strong>, booked today
        and paid in full with {formatCents(priceCents)}.
      </p>
      <Tide steps={steps} booked={false} />
      <TideFoot steps={steps} />
    </div>
  )
}
