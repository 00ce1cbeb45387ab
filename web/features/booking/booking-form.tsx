import { useRef, type ReactNode, useEffect, type RefObject } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { PACKAGE_NAMES } from '#domain/booking/booking-names.ts'
import type { Availability } from '#domain/price/availability.ts'
import { PACKAGE_TYPES } from '#domain/retreat/retreats.ts'
import { useBookingField } from '#web/booking-form/booking-fields.tsx'
import type { BookingFormState } from '#web/booking-form/booking-values.ts'
import { FormGroup } from '#web/booking-form/form-section.tsx'
import { storeSelectedPackage } from '#web/browser/browser-storage.ts'
import { CookiesBlocked } from '#web/shell/cookies-blocked.tsx'
import { LatePicture } from '#web/shell/late-picture.tsx'
import { ChoiceCards } from '#web/ui/form/choice-cards.tsx'
import { packagePictures } from '#web/ui/media-files.ts'
import { Notice } from '#web/ui/notice.tsx'
import { BookingStep, RoomSection, WaterSection, YouSection } from './booking-steps.tsx'
import type { BookingTexts } from './booking-texts.ts'
import { CancellationSection, type PlannedStay } from './cancellation-section.tsx'
import { CheckoutButton } from './checkout-bar.tsx'
import type { DateChoices } from './date-choices.ts'
import { DateSection, useGoneDate } from './date-section.tsx'
import { ErrorSummary, SUMMARY_ID } from './error-summary.tsx'
import { type Refusal, type FormField, type StepNumber, STEPS, type Steps } from './steps.ts'

/**
 * The form in its three steps, all open on one page: the trip, the guest, and health, gear and food (decision 0008). `children` are the
 * price and the buttons beside it.
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
  form: BookingFormState
  steps: Steps
  refusal: Refusal | null
  dates: DateChoices
  availability: Availability
  /** The stay chosen so far, for the cancellation terms. */
  stay: PlannedStay
  texts: BookingTexts
  checkout: { submit: () => Promise<void>; busy: boolean; isAsked: boolean }
  children: ReactNode
}) {
  const element = useRef<HTMLFormElement>(null)
  const packageType = useWatch({ control: form.control, name: 'packageType' })
  const gone = useGoneDate(form, { dates, availability })
  useFocusOnRefusal(element, refusal)

  const stepProps = (step: StepNumber) => ({
    step,
    steps,
    summary: (
      <ErrorSummary
        step={step}
        refusal={refusal}
        onJump={(field) => element.current && focusField(element.current, field)}
      />
    ),
  })
  const isEarly = steps.next !== 'checkout' && !checkout.isAsked
  return (
    <FormProvider {...form}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events come from the fields within */}
      <form
        ref={element}
        id="booking-form"
        method="post"
        noValidate
        aria-label="Booking"
        className="grid min-w-0 gap-6 pt-6 max-lg:pb-0 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[1fr_auto] lg:gap-x-8 lg:gap-y-4 lg:pt-8"
        // Follows the focus: the step with the focused field becomes the current one.
        onFocus={({ target }) => {
          const step = target.matches('input, textarea') && stepAround(target)
          if (step) steps.onEnter(step)
        }}
        // Enter in a text line goes to the next step like the bar's button, instead of submitting an incomplete form.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !isLine(event.target) || steps.next === 'checkout') return
          event.preventDefault()
          void steps.goOn()
        }}
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
            <PackageSection />
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
        </div>
        {children}
        {isEarly && <CheckoutButton busy={checkout.busy} early className="lg:col-start-1" />}
      </form>
    </FormProvider>
  )
}

function stepAround(element: Element): StepNumber | undefined {
  return STEPS.find((step) => element.closest(`#step-${step}`))
}

function isLine(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type)
}

/** Kiter or non-kiter: preselected on the pricing cards, changeable here. */
function PackageSection() {
  const field = useBookingField()
  const packageField = field('packageType')
  return (
    <FormGroup title="Kiter or Non-kiter">
      <ChoiceCards
        {...packageField}
        onChange={async (event) => {
          const picked = PACKAGE_TYPES.find((type) => type === event.target.value)
          if (picked) storeSelectedPackage(picked)
          await packageField.onChange(event)
        }}
        legend="Kiter or non-kiter"
        legendHidden
        columns="pair"
        choices={PACKAGE_TYPES.map((type) => ({
          value: type,
          title: PACKAGE_NAMES[type],
          picture: (
            <LatePicture
              file={packagePictures[type]}
              sizes="(width < 40rem) 10rem, 24rem"
              className="size-full"
            />
          ),
        }))}
      />
    </FormGroup>
  )
}

/**
 * Moves the focus to the first refused field as soon as its error shows, below the list of all errors. If several fields are missing and
 * the list and the field do not fit in one window, the focus goes to the list.
 */
function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, refusal: Refusal | null): void {
  const seen = useRef<Refusal>(null)
  // Runs after every render, because the errors may appear in a later one than the refusal.
  useEffect(() => {
    if (!form.current || !refusal || refusal === seen.current) return
    for (const input of inputsOf(form.current, refusal.fields)) {
      const invalid = input.closest('[aria-invalid=true]')
      if (!invalid) continue
      seen.current = refusal
      leadTo(input, invalid.matches('fieldset') ? invalid : (invalid.parentElement ?? invalid))
      return
    }
  })
}

/** Focuses the input or the error list. `field` is the input with its label and error, which must be visible too. */
function leadTo(input: HTMLElement, field: Element): void {
  const summary = document.getElementById(SUMMARY_ID)
  const links = summary?.querySelectorAll('a') ?? []
  const holdsBoth = summary !== null && height(summary, field) <= seenHeight()
  const toList = !holdsBoth && links.length > 1
  const target = toList ? (links[0] ?? input) : input
  target.focus({ preventScroll: true })
  if (summary && (holdsBoth || toList)) summary.scrollIntoView({ block: 'start' })
  else field.scrollIntoView({ block: 'nearest' })
}

function height(from: Element, to: Element): number {
  return to.getBoundingClientRect().bottom - from.getBoundingClientRect().top
}

/** Returns the height of the window between header and bar, in pixels. */
function seenHeight(): number {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return window.innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom)
}

/** Focuses a field; in a group of choices the selected one, or the first that can be selected. */
function focusField(form: HTMLFormElement, field: FormField): void {
  const inputs = inputsOf(form, [field])
  const chosen = inputs.find((input) => input.matches(':checked')) ?? inputs[0]
  chosen?.focus()
}

/** Returns the enabled inputs of the fields in page order, not in the order of their registration. */
function inputsOf(form: HTMLFormElement, fields: readonly string[]): HTMLElement[] {
  return Array.from(form.elements)
    .filter((element) => element instanceof HTMLElement)
    .filter(
      (element) => fields.includes(element.getAttribute('name') ?? '') && !element.hasAttribute('disabled'),
    )
}
