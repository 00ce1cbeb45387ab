import { useRef, type ReactNode } from 'react'
import { FormProvider, useWatch, type UseFormReturn } from 'react-hook-form'
import type { Availability } from '#domain/availability.ts'
import type { BookingForm as CompleteBooking } from '#domain/booking-form.ts'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import { CookiesBlocked } from '#web/shell/cookies-blocked.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CheckoutButton } from './action-bar.tsx'
import { BookingStep } from './booking-step.tsx'
import type { BookingTexts } from './booking-texts.ts'
import { CancellationSection, type PlannedStay } from './cancellation-section.tsx'
import type { DateChoices } from './date-choices.ts'
import { DateSection } from './date-section.tsx'
import { ErrorSummary, type Refusal } from './error-summary.tsx'
import { PackageSection } from './package-section.tsx'
import { RoomSection, WaterSection, YouSection } from './stay-sections.tsx'
import type { FormField, StepNumber } from './steps.ts'
import { focusField, useFocusOnRefusal } from './use-focus-on-refusal.ts'
import { useGoneDate } from './use-gone-date.ts'
import { useStepKeys } from './use-step-keys.ts'
import type { Steps } from './use-steps.ts'

/**
 * The form in its three steps, all on one page: the trip, the guest, and what water and table need (decision 0008).
 * `children` is what stands beside them: the price, and the way on.
 */
export function BookingForm({
  form,
  steps,
  refusal,
  dates,
  availability,
  stay,
  texts,
  checkout,
  children,
}: {
  form: UseFormReturn<BookingValues, unknown, CompleteBooking>
  steps: Steps
  refusal: Refusal | null
  dates: DateChoices
  availability: Availability
  /** What is chosen so far, as far as cancelling depends on it. */
  stay: PlannedStay
  texts: BookingTexts
  checkout: { submit: () => Promise<void>; busy: boolean; isAsked: boolean }
  children: ReactNode
}) {
  const element = useRef<HTMLFormElement>(null)
  const packageType = useWatch({ control: form.control, name: 'packageType' })
  const gone = useGoneDate(form, { dates, availability }, steps)
  useFocusOnRefusal(element, refusal)
  useStepKeys(element, steps)

  function jump(field: FormField) {
    steps.show([field])
    // The step is open with the next frame.
    requestAnimationFrame(() => element.current && focusField(element.current, field))
  }
  const stepProps = (step: StepNumber) => ({
    step,
    steps,
    summary: <ErrorSummary step={step} refusal={refusal} onJump={jump} />,
  })
  const isEarly = steps.next !== 'checkout' && !checkout.isAsked
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        id="booking-form"
        method="post"
        noValidate
        aria-label="Booking"
        className="grid min-w-0 gap-6 pt-6 max-lg:pb-0 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8 lg:pt-8"
        onSubmit={(event) => {
          event.preventDefault()
          void checkout.submit()
        }}
      >
        <div className="flex min-w-0 flex-col gap-4">
          <noscript>
            <Notice tone="warning" title="Booking here needs JavaScript">
              Please switch it on, or <a href={texts.chat.url}>{`book with us on ${texts.chat.app}`}</a>.
            </Notice>
          </noscript>
          <CookiesBlocked chat={texts.chat} />
          <BookingStep {...stepProps(1)}>
            <PackageSection texts={texts.packages} />
            <DateSection dates={dates} gone={gone} stay={stay} chat={texts.chat} />
            <RoomSection texts={texts} />
          </BookingStep>
          <BookingStep {...stepProps(2)}>
            <YouSection />
          </BookingStep>
          <BookingStep {...stepProps(3)}>
            <WaterSection kiter={packageType === 'kiter'} texts={texts} />
          </BookingStep>
          <CancellationSection stay={stay} />
          {isEarly && <CheckoutButton busy={checkout.busy} early />}
        </div>
        {children}
      </form>
    </FormProvider>
  )
}
