import { useRef } from 'react'
import { FormProvider, useWatch, type UseFormReturn } from 'react-hook-form'
import { BOOKING_WETSUIT_SIZES } from '#domain/booking-fields.ts'
import type { BookingForm as CompleteBooking } from '#domain/booking-form.ts'
import type { BookingValues } from '#web/booking-form/booking-values.ts'
import { GuestSection } from '#web/booking-form/guest-section.tsx'
import { WetsuitSection } from '#web/booking-form/stay-fields.tsx'
import { storeRedirectAfterLogin } from '#web/browser/browser-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { BookingTexts } from './booking-texts.ts'
import { CancellationSection, type PlannedStay } from './cancellation-section.tsx'
import type { CheckoutFailure } from './checkout-failure.ts'
import type { DateChoices } from './date-choices.ts'
import { DateSection } from './date-section.tsx'
import type { MovedPrice } from './moved-price.ts'
import { MovedPriceNotice } from './moved-price-notice.tsx'
import { PackageSection } from './package-section.tsx'
import { PriceMissing, type AskForPrice } from './price-unknown.tsx'
import { FoodSection, HealthField, RoomSection } from './stay-sections.tsx'
import { useFocusOnRefusal, type Refusal } from './use-focus-on-refusal.ts'

/** The form's sections in the specification's order, and the Checkout button. */
export function BookingForm({
  form,
  dates,
  stay,
  texts,
  checkout,
  askForPrice,
}: {
  form: UseFormReturn<BookingValues, unknown, CompleteBooking>
  dates: DateChoices
  /** What is chosen so far, as far as cancelling depends on it. */
  stay: PlannedStay
  texts: BookingTexts
  checkout: {
    submit: () => Promise<void>
    busy: boolean
    failure: CheckoutFailure | null
    priceMissing: boolean
    moved: MovedPrice | null
    reconsider: () => void
    refusal: Refusal | null
  }
  askForPrice: AskForPrice
}) {
  const element = useRef<HTMLFormElement>(null)
  const packageType = useWatch({ control: form.control, name: 'packageType' })
  const kiter = packageType === 'kiter'
  useFocusOnRefusal(element, checkout.refusal)

  function changeSomething() {
    checkout.reconsider()
    element.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
  }

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        method="post"
        noValidate
        aria-label="Booking"
        className="flex min-w-0 flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void checkout.submit()
        }}
      >
        <noscript>
          <Notice tone="warning" title="Booking here needs JavaScript">
            Please switch it on, or <a href={texts.chat.url}>{`book with us on ${texts.chat.app}`}</a>.
          </Notice>
        </noscript>
        <PackageSection texts={texts.packages} />
        <GuestSection kiter={kiter}>
          <HealthField texts={texts} />
        </GuestSection>
        <DateSection dates={dates} stay={stay} chat={texts.chat} />
        <RoomSection texts={texts} />
        <FoodSection />
        {kiter && <WetsuitSection sizes={BOOKING_WETSUIT_SIZES} />}
        <CancellationSection stay={stay} />
        <div className="flex flex-col gap-4">
          {checkout.priceMissing && <PriceMissing {...askForPrice} />}
          {checkout.failure && <FailureNotice failure={checkout.failure} />}
          {checkout.moved ? (
            <MovedPriceNotice
              key={checkout.moved.now.total}
              moved={checkout.moved}
              busy={checkout.busy}
              onChange={changeSomething}
            />
          ) : (
            <Button type="submit" size="lg" wide busy={checkout.busy} busyLabel="Sending your booking...">
              Checkout
            </Button>
          )}
          <p className="text-sm text-ink-soft">{`${texts.holdNote} You pay on the next page.`}</p>
        </div>
      </form>
    </FormProvider>
  )
}

function FailureNotice({ failure: { title, description, link } }: { failure: CheckoutFailure }) {
  return (
    <Notice tone="danger" live="alert" title={title}>
      <p>{description}</p>
      {link && (
        <p className="mt-3">
          <ButtonLink
            href={link.to}
            onClick={() => link.returnTo && storeRedirectAfterLogin(link.returnTo)}
            variant="secondary"
            size="sm"
          >
            {link.text}
          </ButtonLink>
        </p>
      )}
    </Notice>
  )
}
