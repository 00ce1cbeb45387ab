import { useId } from 'react'
import { banjulDay, daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import type { GuestZone } from '#domain/base/guest-time.ts'
import { formatEuros } from '#domain/base/money.ts'
import { refundSentence } from '#domain/refund/refund-step-text.ts'
import { useTimeZone } from '#web/ui/guest-time.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RefundSteps, RefundStepsNote } from '#web/ui/refund-steps.tsx'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import { freeUntil, lateRefundText, plannedSteps } from './price/planned-refund.ts'

/** What is chosen but not booked yet; amounts in euros. */
export interface PlannedBooking {
  /** Null until a date is chosen. */
  startsOn: CalendarDay | null
  /** Null while the price is unknown. */
  total: number | null
  deposit: number
  now: Date
}

/** The refunds for the chosen dates if the guest books now and pays everything: a one-line summary, with the steps inside. */
export function CancellationSection({
  planned: { startsOn, total, deposit, now },
}: {
  planned: PlannedBooking
}) {
  const id = useId()
  const timeZone = useTimeZone()
  const known = startsOn !== null && total !== null
  const steps = known ? plannedSteps(startsOn, total, now) : []
  const late = lateRefundText(steps, timeZone)
  return (
    <section aria-labelledby={id} className="grid gap-4">
      {late && startsOn && (
        <Notice tone="warning" title={startsInText(daysBetween(banjulDay(now), startsOn))}>
          {late}
        </Notice>
      )}
      <FoldedRows>
        <FoldedRow
          title={
            <h2 id={id} className="font-sans text-base leading-snug font-semibold tracking-normal">
              If you cancel
            </h2>
          }
          gist={gistOf({ startsOn, total, now }, timeZone)}
        >
          {known && (
            <>
              <p className="mb-4 text-sm text-ink-soft">
                What we’d refund if you book now and pay {formatEuros(total)} in full.
              </p>
              <RefundSteps steps={steps} />
              <p className="mt-4 text-sm">
                <strong className="font-semibold">If you pay only the {formatEuros(deposit)} deposit:</strong>{' '}
                {refundSentence(plannedSteps(startsOn, deposit, now), { timeZone })}
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
  return days === 1 ? 'Your retreat starts in 1 day' : `Your retreat starts in ${days} days`
}

function gistOf(
  { startsOn, total, now }: Omit<PlannedBooking, 'deposit'>,
  timeZone: GuestZone | null,
): string {
  if (startsOn === null) return 'Choose your dates to see what we’d refund, and until when.'
  if (total === null)
    return 'You’ll see what we’d refund, and until when, as soon as today’s price has loaded.'
  const free = freeUntil(startsOn, total, { now, timeZone })
  if (!free) return 'What we’d refund, and until when.'
  return free.isAllOrNothing
    ? `Full refund until ${free.until}. After that, no refund.`
    : `Full refund until ${free.until}.`
}
