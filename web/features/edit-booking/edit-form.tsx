import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import type { Availability } from '#domain/availability.ts'
import { bookingFields } from '#domain/booking-fields.ts'
import type { BookingForm } from '#domain/booking-form.ts'
import type { Booking } from '#domain/booking.ts'
import { banjulDay } from '#domain/dates.ts'
import { isBookingField, type BookingValues } from '#web/booking-form/booking-values.ts'
import { FormSection } from '#web/booking-form/form-section.tsx'
import { EmergencyFields, NameFields, RiderFields } from '#web/booking-form/guest-fields.tsx'
import { WetsuitChoice } from '#web/booking-form/stay-fields.tsx'
import { ShownValues } from '#web/booking-form/use-booking-field.ts'
import { useKeptRadios } from '#web/booking-form/use-kept-radios.ts'
import { useProductTime } from '#web/browser/product-time.ts'
import { RoutedButtonLink } from '#web/ui/routed-button-link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { AskBeforeLeaving } from './ask-before-leaving.tsx'
import { dateOptions } from './date-options.ts'
import type { EditBookingPage } from './edit-booking-page.ts'
import { changedFields, checkEdit, valuesOf } from './edit-values.ts'
import { HealthField, StaySection } from './form-sections.tsx'
import { PriceCard } from './price-card.tsx'
import { changesPrice, priceChange, type PriceChange } from './price-change.ts'
import { SaveBar } from './save-bar.tsx'
import { useSaveEdit } from './use-save-edit.ts'

/** All of a booking's fields, and what changing them does to its price before it is saved. */
export function EditForm({
  booking,
  availability,
  loadedAt,
  roomNotes,
  healthConsent,
  prices,
}: Omit<EditBookingPage, 'found'> & { booking: Booking }) {
  const [before] = useState(() => valuesOf(booking))
  const [unchanged, setUnchanged] = useState(false)
  const form = useForm<BookingValues, unknown, BookingForm>({
    mode: 'onTouched',
    defaultValues: before,
    resolver: checkEdit(before),
  })
  useKeptRadios(form)
  const save = useSaveEdit(booking, (errors) => {
    for (const [index, { field, message }] of errors.entries()) {
      if (isBookingField(field))
        form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
    }
  })
  const now = useProductTime(loadedAt)
  const [packageType, selectedRoom, selectedDate] = useWatch({
    control: form.control,
    name: ['packageType', 'selectedRoom', 'selectedDate'],
  })
  const change = shownChange(booking, availability, { selectedRoom, selectedDate }, { now, prices })

  function send() {
    const edit = changedFields(before, form.getValues())
    setUnchanged(edit === null)
    if (edit) save.run(edit)
  }
  return (
    <div className="page-column py-8 sm:py-12">
      <PageHeading title="Edit your booking">{booking.selectedDate}</PageHeading>
      <ShownValues value={before}>
        <FormProvider {...form}>
          <form
            method="post"
            noValidate
            aria-label="Edit booking"
            className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8"
            onSubmit={form.handleSubmit(send)}
          >
            <div className="flex min-w-0 flex-col gap-6">
              <StaySection
                dates={dateOptions(booking, packageType, availability, now)}
                roomNotes={roomNotes}
              />
              {packageType === 'kiter' && (
                <FormSection title="Wetsuit Size & Fit">
                  <WetsuitChoice sizes={bookingFields.selectedWetsuitSize.choices} />
                </FormSection>
              )}
              <FormSection title="Your Information">
                <NameFields />
                <EmergencyFields />
                {packageType === 'kiter' && <RiderFields />}
                <HealthField consent={healthConsent} />
              </FormSection>
            </div>
            <div className="max-lg:contents lg:sticky lg:top-6 lg:flex lg:min-w-0 lg:flex-col lg:gap-4">
              <PriceCard booking={booking} change={change} today={banjulDay(now)} />
              <SaveBar {...{ booking, change }} busy={save.isPending} isUnchanged={unchanged} />
              <RoutedButtonLink to="/dashboard" variant="secondary" wide>
                Back to your dashboard
              </RoutedButtonLink>
            </div>
          </form>
          <AskBeforeLeaving
            isChanged={() => !save.isSaved() && changedFields(before, form.getValues()) !== null}
          />
        </FormProvider>
      </ShownValues>
    </div>
  )
}

/** The change of price that the chosen room and dates bring; null where they bring none. */
function shownChange(
  booking: Booking,
  availability: Availability,
  edited: { selectedRoom: string; selectedDate: string },
  { now, prices }: { now: Date; prices: EditBookingPage['prices'] },
): PriceChange | null {
  const own = availability[booking.selectedDate ?? '']
  const chosen = availability[edited.selectedDate]
  if (!own || !chosen) return null
  const change = priceChange(
    booking,
    { selectedRoom: edited.selectedRoom, startsOn: chosen.startsOn },
    { startsOn: own.startsOn, now },
    prices,
  )
  return change && changesPrice(change, booking) ? change : null
}
