import { banjulDay, daysBetween, type CalendarDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { refundSentence } from '#domain/refund/refund-step-text.ts'
import { FormSection } from '#web/booking-form/form-section.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RefundSteps, RefundStepsNote } from '#web/ui/refund-steps.tsx'
import { useTimeZone } from '#web/ui/use-time-zone.ts'
import { lateRefundText, plannedSteps } from './planned-refund.ts'

/** A stay that is chosen and not booked yet; amounts in euros. */
export interface PlannedStay {
  /** Null until a date is chosen. */
  startsOn: CalendarDay | null
  /** Null while the price is not known. */
  total: number | null
  deposit: number
  now: Date
}

/** What comes back until when for the chosen dates, if the guest books now and pays everything. */
export function CancellationSection({ stay: { startsOn, total, ...stay } }: { stay: PlannedStay }) {
  const known = startsOn !== null && total !== null
  return (
    <FormSection
      title="If you cancel"
      intro={known && `What we’d refund if you book now and pay ${formatEuros(total)} in full.`}
    >
      {known ? (
        <PlannedTide startsOn={startsOn} total={total} {...stay} />
      ) : (
        <p>
          {startsOn === null ? 'Choose your dates, and' : 'Once today’s price is known,'} you see here what
          we’d refund, and until when.
        </p>
      )}
    </FormSection>
  )
}

function PlannedTide({
  startsOn,
  total,
  deposit,
  now,
}: PlannedStay & { startsOn: CalendarDay; total: number }) {
  const timeZone = useTimeZone()
  const steps = plannedSteps(startsOn, total, now)
  const late = lateRefundText(steps, timeZone)
  return (
    <div>
      {late && (
        <Notice
          tone="warning"
          title={`You book ${daysBetween(banjulDay(now), startsOn)} days before the start`}
          className="mb-5"
        >
          {late}
        </Notice>
      )}
      <RefundSteps steps={steps} />
      <p className="mt-4 text-sm">
        <strong className="font-semibold">With the deposit of {formatEuros(deposit)} alone:</strong>{' '}
        {refundSentence(plannedSteps(startsOn, deposit, now), { timeZone })}
      </p>
      <RefundStepsNote steps={steps} />
    </div>
  )
}
