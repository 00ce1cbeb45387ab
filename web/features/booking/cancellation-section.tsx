import { useId } from 'react'
import { banjulDay, daysBetween } from '#domain/base/dates.ts'
import { eurosFromCents, formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { cancellationCostSentence } from '#domain/refund/refund-step-text.ts'
import { DEPOSIT_CENTS } from '#domain/terms/booking-terms.ts'
import { useTimeZone } from '#web/ui/guest-time.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RefundSteps, RefundStepsNote } from '#web/ui/refund-steps.tsx'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import { isLate, plannedSteps, type PlannedBooking } from './price/planned-refund.ts'

const DEPOSIT = eurosFromCents(DEPOSIT_CENTS)

/** The refunds for the chosen dates if the guest books now and pays everything: a one-line summary, with the steps inside. */
export function CancellationSection({ planned }: { planned: PlannedBooking }) {
  const { startsOn, total, now } = planned
  const id = useId()
  const timeZone = useTimeZone()
  const steps = startsOn ? plannedSteps(startsOn, total, now) : []
  return (
    <section aria-labelledby={id} className="grid gap-4">
      {startsOn && isLate(steps) && (
        <Notice tone="warning" title={startsInText(daysBetween(banjulDay(now), startsOn))} />
      )}
      <FoldedRows>
        <FoldedRow
          title={
            <h2 id={id} className="font-sans text-base leading-snug font-semibold tracking-normal">
              If you cancel
            </h2>
          }
          gist={gistOf(planned, cancellationCostSentence(steps, { timeZone }))}
        >
          {startsOn && (
            <>
              <p className="mb-4 text-sm text-ink-soft">
                What we’d refund if you book now and pay {formatEuros(total)} in full.
              </p>
              <RefundSteps steps={steps} />
              <p className="mt-4 text-sm">
                <strong className="font-semibold">If you pay only the {formatEuros(DEPOSIT)} deposit:</strong>{' '}
                {cancellationCostSentence(plannedSteps(startsOn, DEPOSIT, now), { timeZone })}
              </p>
              <RefundStepsNote steps={steps} />
            </>
          )}
        </FoldedRow>
      </FoldedRows>
    </section>
  )
}

function startsInText(days: number): string {
  return `Your retreat starts in ${counted(days, 'day')}. Check flights before you book.`
}

function gistOf({ startsOn }: PlannedBooking, cost: string): string {
  return startsOn === null ? 'Choose your dates to see what cancelling costs, and until when.' : cost
}
