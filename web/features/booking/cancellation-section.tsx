import { useId } from 'react'
import { banjulDay, daysBetween } from '#domain/base/dates.ts'
import type { GuestZone } from '#domain/base/guest-time.ts'
import { eurosFromCents, formatEuros } from '#domain/base/money.ts'
import { counted } from '#domain/base/wording.ts'
import { cancellationCostSentence } from '#domain/refund/refund-step-text.ts'
import { DEPOSIT_CENTS } from '#domain/terms/booking-terms.ts'
import { useTimeZone } from '#web/ui/guest-time.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RefundSteps, RefundStepsNote } from '#web/ui/refund-steps.tsx'
import { FoldedRow, FoldedRows } from '#web/ui/rows.tsx'
import { freeUntil, isLate, plannedSteps, type PlannedBooking } from './price/planned-refund.ts'

const DEPOSIT = eurosFromCents(DEPOSIT_CENTS)

/** The refunds for the chosen dates if the guest books now and pays everything: a one-line summary, with the steps inside. */
export function CancellationSection({ planned }: { planned: PlannedBooking }) {
  const { startsOn, totals, now } = planned
  const [total = 0] = totals
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
          gist={gistOf(planned, cancellationCostSentence(steps, { timeZone }), timeZone)}
        >
          {startsOn && (
            <>
              {[...new Set(totals)].map((each) => (
                <div key={each} className="mb-4">
                  <p className="mb-4 text-sm text-ink-soft">{refundIntroduction(each, totals)}</p>
                  <RefundSteps steps={plannedSteps(startsOn, each, now)} />
                </div>
              ))}
              <p className="text-sm">
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

/** Returns for whom the refunds below are: for the guest, for each of a group, or for those of it who pay this total. */
function refundIntroduction(total: number, totals: readonly number[]): string {
  const amount = formatEuros(total)
  if (totals.length === 1) return `What we’d refund if you book now and pay ${amount} in full.`
  return new Set(totals).size === 1
    ? `What we’d refund each of you if you book now and pay ${amount} each in full.`
    : `What we’d refund whoever of you pays ${amount}, if you book now and pay in full.`
}

function gistOf(planned: PlannedBooking, cost: string, timeZone: GuestZone | null): string {
  if (planned.startsOn === null) return 'Choose your dates to see what cancelling costs, and until when.'
  if (planned.totals.length === 1) return cost
  const free = freeUntil(planned, timeZone)
  return free === null
    ? 'Each of you can cancel alone, on the same terms.'
    : `Each of you can cancel alone. Full refund until ${free.until}.`
}
