import { Check } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import { classNames } from '#web/ui/class-names.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { stepLine, STEPS, stepTitle, type StepNumber } from './steps.ts'
import type { Steps } from './use-steps.ts'

/**
 * One step of the form: a card with its heading, open until the guest has gone on from it, and then one line of what was said,
 * with "Change". Its fields stay in the form while it is folded.
 */
export function BookingStep({
  step,
  steps,
  summary,
  children,
}: {
  step: StepNumber
  steps: Steps
  /** What is missing, where that is to be said in this step. */
  summary: ReactNode
  children: ReactNode
}) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const packageType = useWatch<BookingValues, 'packageType'>({ name: 'packageType' })
  const isFolded = steps.folded.includes(step)
  const wasLeft = steps.left.includes(step)
  const isNow = steps.at === step && !isFolded
  const title = stepTitle(step, packageType)
  const toggle = isFolded ? 'Change' : 'Done'
  useArrival(steps, step, section, heading)

  return (
    <section
      ref={section}
      id={`step-${step}`}
      aria-labelledby={`${id}-title`}
      // `section[id]` takes the room above it away, which is the landing page's.
      className={classNames(
        'scroll-mt-0! min-w-0 rounded-xl border bg-white text-ink',
        isNow ? 'border-line-strong' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1 px-5 py-4.5 sm:px-7 sm:py-5.5">
        <StepMark step={step} isDone={steps.done.includes(step)} isNow={isNow} />
        <div className="min-w-0 grow basis-40">
          <h2
            ref={heading}
            id={`${id}-title`}
            tabIndex={-1}
            aria-describedby={`${id}-count`}
            className={classNames('hyphens-auto', isFolded ? 'text-xl' : 'text-2xl')}
          >
            {title}
          </h2>
          {isFolded && <StepLine step={step} />}
        </div>
        {/* A phone has the number before the heading, and no room beside the longest one. */}
        <span
          id={`${id}-count`}
          className={wasLeft ? 'sr-only' : 'shrink-0 text-sm text-ink-soft max-sm:sr-only'}
        >
          {`Step ${step} of ${STEPS.length}`}
        </span>
        {wasLeft && (
          <button
            type="button"
            aria-label={`${toggle}: ${title}`}
            aria-expanded={!isFolded}
            aria-controls={`${id}-fields`}
            onClick={() => (isFolded ? steps.open(step) : void steps.leave(step))}
            className={`${linkStyle} min-h-11 shrink-0 text-sm font-semibold`}
          >
            {toggle}
          </button>
        )}
      </div>
      <div id={`${id}-fields`} hidden={isFolded} className="px-5 pb-6 sm:px-7 sm:pb-7">
        <div className="flex flex-col gap-8">
          {summary}
          {children}
        </div>
      </div>
    </section>
  )
}

/** Whoever goes on from a step goes on at this one's heading, at the top of the screen. */
function useArrival(
  { heading: arriving, headed }: Steps,
  step: StepNumber,
  section: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLHeadingElement | null>,
): void {
  useEffect(() => {
    if (arriving !== step) return
    heading.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'start' })
    headed()
  }, [arriving, headed, step, section, heading])
}

function StepMark({ step, isDone, isNow }: { step: StepNumber; isDone: boolean; isNow: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid size-9 shrink-0 place-items-center rounded-full border-2 font-display text-lg leading-none font-bold',
        markLook(isDone, isNow),
      )}
    >
      {isDone ? <Check className="size-5" strokeWidth={3} /> : step}
    </span>
  )
}

function markLook(isDone: boolean, isNow: boolean): string {
  if (isDone) return 'border-success bg-success text-white'
  return isNow ? 'border-sea bg-sea text-cream' : 'border-line-strong bg-white text-ink-soft'
}

function StepLine({ step }: { step: StepNumber }) {
  const { getValues } = useFormContext<BookingValues, unknown, BookingForm>()
  return <p className="figures text-sm text-ink-soft">{stepLine(step, getValues())}</p>
}
