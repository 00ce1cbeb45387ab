import { useRef, type ReactNode, startTransition, useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Availability } from '#domain/place/availability.ts'
import { NameFields } from '#web/booking-form/booking-fields.tsx'
import {
  readSelectedPackage,
  readStoredBooking,
  storeSelectedPackage,
  type StoredBooking,
} from '#web/browser/browser-storage.ts'
import { CookiesBlocked } from '#web/shell/cookies-blocked.tsx'
import { ERROR_DELAY_MS } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import {
  BookingStep,
  PackageSection,
  RoomSection,
  WaterSection,
  type BookingTexts,
} from './booking-steps.tsx'
import { CancellationSection } from './cancellation-section.tsx'
import { CheckoutButton } from './checkout-bar.tsx'
import type { DateChoices } from './date-choices.ts'
import { DateSection, useGoneDate } from './date-section.tsx'
import { readTabDraft, emptyValues } from './draft/draft-values.ts'
import { firstValues, type Chosen, type KnownGuest } from './draft/first-values.ts'
import { ErrorSummary, focusField, useFocusOnRefusal } from './error-summary.tsx'
import { GroupSection } from './group/group-section.tsx'
import {
  checkGroup,
  emptyOther,
  type Checked,
  type GroupFormState,
  type GroupValues,
} from './group/group-values.ts'
import type { PlannedBooking } from './price/planned-refund.ts'
import { STEPS, type Refusal, type StepNumber, type Steps } from './steps.ts'
import { OfferedPlaces, type TakenOffer } from './taken-offer.tsx'
import type { Checkout } from './use-checkout.ts'

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
  planned,
  texts,
  checkout,
  offer,
  onTravellers,
  children,
}: {
  form: GroupFormState
  steps: Steps
  refusal: Refusal | null
  dates: DateChoices
  availability: Availability
  /** What is chosen so far, for the cancellation terms. */
  planned: PlannedBooking
  texts: BookingTexts
  checkout: Checkout
  /** The offer of a waiting list that is taken; null without one. */
  offer: TakenOffer | null
  /** Called when somebody joins or leaves the form. */
  onTravellers: () => void
  children: ReactNode
}) {
  const element = useRef<HTMLFormElement>(null)
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
  const isEarly = steps.next !== 'checkout' && !checkout.moved
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
            {offer ? (
              <div className="flex flex-col gap-10">
                <OfferedPlaces offer={offer} />
                <GroupSection isFixed onChanged={onTravellers} />
              </div>
            ) : (
              <>
                <div className="flex flex-col gap-7">
                  <PackageSection />
                  <GroupSection onChanged={onTravellers} />
                </div>
                <DateSection dates={dates} gone={gone} planned={planned} chat={texts.chat} />
              </>
            )}
            <RoomSection texts={texts} />
          </BookingStep>
          <BookingStep {...stepProps(2)}>
            <div className="flex flex-col gap-5">
              <NameFields />
            </div>
          </BookingStep>
          <BookingStep {...stepProps(3)}>
            <WaterSection texts={texts} />
          </BookingStep>
          <CancellationSection planned={planned} />
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

/** Returns the booking that this browser has stored; null until hydration. */
export function useStoredBooking(): StoredBooking | null {
  const [stored, setStored] = useState<StoredBooking | null>(null)
  useEffect(() => startTransition(() => setStored(readStoredBooking())), [])
  return stored
}

/**
 * Returns the form, which opens with a signed-in guest's name and address, and is filled after hydration with what this browser has stored;
 * what was typed before stays.
 */
export function useBookingForm(chosen: Chosen, known: KnownGuest): GroupFormState {
  const form: GroupFormState = useForm<GroupValues, unknown, Checked>({
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    // Whoever joins or leaves the form changes no field: a new card is not red before anything is typed.
    resolver: (values, context, options) => {
      if (options.names?.join() !== 'others') return checkGroup(values, context, options)
      const { error } = form.getFieldState('others')
      return { values: {}, errors: error ? { others: error } : {} }
    },
    // useFocusOnRefusal focuses the first error in page order instead.
    shouldFocusError: false,
    defaultValues: {
      ...emptyValues(chosen.packageType ?? 'kiter'),
      ...known,
      selectedDate: chosen.date ?? '',
      others: (chosen.others ?? []).map(emptyOther),
    },
  })
  const [first] = useState({ chosen, known })
  useEffect(() => {
    const values = firstValues({
      ...first,
      search: window.location.search,
      selectedPackage: readSelectedPackage(),
      draft: readTabDraft(),
      storedBooking: readStoredBooking(),
    })
    // This includes a package chosen by a link, because the landing page may have had no scripts to store it.
    const picked = form.getFieldState('packageType').isDirty
    if (picked) storeSelectedPackage(form.getValues('packageType'))
    else if (first.chosen.packageType) storeSelectedPackage(values.packageType)
    // The inputs get the values at once; the rest of the render may yield to a guest who is already typing.
    startTransition(() => form.reset(values, { keepDirtyValues: true }))
  }, [form, first])
  return form
}
