import { Check } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { useWatch } from 'react-hook-form'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import { classNames } from '#web/ui/class-names.ts'
import { STEPS, stepTitle, type StepNumber } from './steps.ts'
import type { Steps } from './use-steps.ts'

/** One step of the form: a card with its heading. */
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
  const isNow = steps.at === step
  useArrival(steps, step, section, heading)

  return (
    <section
      ref={section}
      id={`step-${step}`}
      aria-labelledby={`${id}-title`}
      // `section[id]` takes the room above it away, which is the landing page's.
      className={classNames(
        'scroll-mt-0! min-w-0 rounded-xl border bg-white px-4 py-4 text-ink sm:px-7 sm:py-5.5',
        isNow ? 'border-line-strong' : 'border-line',
      )}
    >
      <div className="mb-4.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <StepMark step={step} isDone={steps.done.includes(step)} isNow={isNow} />
        <h2
          ref={heading}
          id={`${id}-title`}
          tabIndex={-1}
          aria-describedby={`${id}-count`}
          className="min-w-0 grow basis-40 text-2xl hyphens-auto"
        >
          {stepTitle(step, packageType)}
        </h2>
        {/* A phone has the number before the heading, and no room beside the longest one. */}
        <span id={`${id}-count`} className="shrink-0 text-sm text-ink-soft max-sm:sr-only">
          {`Step ${step} of ${STEPS.length}`}
        </span>
      </div>
      <div className="flex flex-col gap-7">
        {summary}
        {children}
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
        'grid size-8 shrink-0 place-items-center rounded-full border-2 font-display text-base leading-none font-bold',
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
