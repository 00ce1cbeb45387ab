import type { TimeZone } from '#domain/base/guest-time.ts'
import { REFUND_STEP_NAMES, refundBackWords, refundStepDates } from '#domain/refund/refund-step-text.ts'
import { refundStepAt, type RefundStepView } from '#domain/refund/refund-steps.ts'
import { FULL_REFUND_HOURS } from '#domain/terms/cancellation-terms.ts'
import { HAND_OVER_DAYS_BEFORE } from '#domain/terms/package-rights.ts'
import { GuestTime } from './guest-time.tsx'

/**
 * The refund steps of a cancellation, with amounts, texts and dates. Beside each, decorative water stands as high as the refunded share.
 * The layout follows the width of the container, not of the screen.
 */
export function RefundSteps({
  steps,
  now = null,
  booked = true,
  timeZone = null,
  payee = null,
}: {
  steps: readonly RefundStepView[]
  /** Highlights the step that applies now; null if nothing is booked yet. */
  now?: Date | null
  /** False if it is not known yet when the 48 hours begin. */
  booked?: boolean
  /** The zone kept with the booking. */
  timeZone?: TimeZone | null
  /** Who gets the refunds, if that is not the reader. */
  payee?: string | null
}) {
  const most = steps[0] ? steps[0].amount + steps[0].ifArrives : 0
  const current = now && refundStepAt(steps, now)
  return (
    <div className="refund-steps figures">
      <ol>
        {steps.map((step, index) => {
          const isNow = current === index
          const { back, condition, isNone } = refundBackWords(step, payee)
          const isOver = current !== null && (current === -1 || index < current)
          return (
            <li key={step.until} data-over={isOver || undefined} aria-current={isNow ? 'step' : undefined}>
              <span aria-hidden className="refund-steps-share">
                <Water share={most === 0 ? 0 : (step.amount + step.ifArrives) / most} />
                {isNow && <span className="refund-steps-now">Now</span>}
              </span>
              <div className="refund-steps-text">
                <p className="font-display text-xl leading-tight font-bold">
                  {isOver && <span className="sr-only">Over: </span>}
                  {back}
                </p>
                {condition && <p className="text-sm">{condition}</p>}
                <div className="flex flex-wrap items-baseline gap-x-2">
                  {!isNone && <p className="font-semibold">{REFUND_STEP_NAMES[step.kind]}</p>}
                  <p className="text-sm text-ink-soft">
                    {refundStepDates(steps, index, { booked }).map(({ text, isDate, at }) =>
                      isDate ? (
                        <strong key={text} className="font-semibold text-ink">
                          {at ? (
                            <GuestTime at={at} kept={timeZone} />
                          ) : (
                            <span className="whitespace-nowrap">{text}</span>
                          )}
                        </strong>
                      ) : (
                        text
                      ),
                    )}
                  </p>
                </div>
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** The refund steps of the terms in general, without a retreat and its dates. */
export function TermsRefundSteps({
  rows,
}: {
  rows: readonly { rule: string; when: string; gives: string; share: number }[]
}) {
  return (
    <div className="refund-steps">
      <ol>
        {rows.map(({ rule, when, gives, share }) => (
          <li key={rule}>
            <span aria-hidden className="refund-steps-share">
              <Water share={share} />
            </span>
            <div className="refund-steps-text">
              <p className="leading-snug font-semibold text-ink">{when}</p>
              <p className="mt-1 text-sm text-ink-soft">{gives}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

// SVG attributes instead of styles, because the landing page's content security policy forbids style attributes. CSS shows one of the two
// drawings.
function Water({ share }: { share: number }) {
  const height = `${Math.round(share * 100)}%`
  const air = `${100 - Math.round(share * 100)}%`
  const hasWaves = share > 0 && share < 1
  return (
    <>
      <svg className="refund-steps-narrow">
        <rect width={height} height="100%" />
        {hasWaves && (
          <svg x={height} className="overflow-visible">
            <path d={`M0 0q-6 9 0 18${'t0 18'.repeat(24)}z`} />
          </svg>
        )}
      </svg>
      <svg className="refund-steps-wide">
        <rect y={air} width="100%" height={height} />
        {hasWaves && (
          <svg y={air} className="overflow-visible">
            <path d={`M0 0q9 6 18 0${'t18 0'.repeat(60)}z`} />
          </svg>
        )}
      </svg>
    </>
  )
}

/** The note under the refund steps: that a place can be passed on instead, and in which time zone the deadlines are. */
export function RefundStepsNote({
  steps,
  own = false,
}: {
  steps: readonly RefundStepView[]
  /** True beside the guest's own booking, where the page explains in more detail how to pass the place on. */
  own?: boolean
}) {
  const hasInstant = steps.some(({ end }) => end === 'instant')
  return (
    <p className="mt-4 text-sm text-ink-soft">
      {!own &&
        `You can pass your place on to someone else up to ${HAND_OVER_DAYS_BEFORE} days before the retreat. `}
      {hasInstant && `The first step lasts ${FULL_REFUND_HOURS} hours from the moment you book. `}
      Dates end at midnight in The Gambia (GMT). Once the retreat has started, you can’t cancel.
    </p>
  )
}
