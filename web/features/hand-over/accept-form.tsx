import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { User } from '#domain/api-contract.ts'
import { BOOKING_FIELDS, bookingFields, KITER_FIELDS } from '#domain/booking-fields.ts'
import type { BookingForm } from '#domain/booking-form.ts'
import { travellerSchema, type HandOverView, type Traveller } from '#domain/hand-over-calls.ts'
import { formatEuros } from '#domain/money.ts'
import { recordOf } from '#domain/typed-records.ts'
import { api, ApiError } from '#web/api/client.ts'
import { checkBooking, isBookingField, type BookingValues } from '#web/booking-form/booking-values.ts'
import { FormSection } from '#web/booking-form/form-section.tsx'
import { EmergencyFields, NameFields, RiderFields } from '#web/booking-form/guest-fields.tsx'
import { HealthConsent, type ConsentTexts } from '#web/booking-form/health-consent.tsx'
import { DietChoice, WetsuitChoice } from '#web/booking-form/stay-fields.tsx'
import { ShownValues, useBookingText } from '#web/booking-form/use-booking-field.ts'
import { useKeptRadios } from '#web/booking-form/use-kept-radios.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { useCall } from '#web/shell/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { toasts } from '#web/ui/toast-store.ts'

/** Who comes, in the booking form's own fields, and the click by which the place is taken over. */
export function AcceptForm({
  token,
  place,
  guest,
  healthConsent,
}: {
  token: string
  place: HandOverView
  guest: User
  healthConsent: ConsentTexts
}) {
  const navigate = useNavigate()
  const first = firstValues(place, guest)
  const form = useForm<BookingValues, unknown, BookingForm>({
    mode: 'onTouched',
    defaultValues: first,
    resolver: checkBooking,
  })
  useKeptRadios(form)
  const accept = useCall({
    call: (body: Traveller) => api('POST', '/api/hand-over/{token}/accept', { params: { token }, body }),
    onSuccess: () => {
      toasts.show({ title: 'The place is yours', description: 'We have sent you a mail with everything.' })
      void navigate('/dashboard')
    },
    onError: (error) => {
      showFailure(error, 'The place was not taken over', 'Nothing was changed. Please try again.')
      if (!(error instanceof ApiError)) return
      for (const [index, { field, message }] of error.fieldErrors.entries()) {
        if (isBookingField(field))
          form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
      }
    },
  })
  const isKiter = place.packageType === 'kiter'
  return (
    <ShownValues value={first}>
      <FormProvider {...form}>
        <form
          method="post"
          noValidate
          aria-label="Who comes"
          className="flex min-w-0 flex-col gap-6"
          onSubmit={form.handleSubmit(() => accept.run(travellerOf(form.getValues(), isKiter)))}
        >
          <FormSection title="Who comes">
            <NameFields />
            <EmergencyFields />
            {isKiter && <RiderFields />}
            <DietChoice legend="Diet" noDiet="no-diet" />
            <Health consent={healthConsent} />
          </FormSection>
          {isKiter && (
            <FormSection title="Wetsuit Size & Fit">
              <WetsuitChoice sizes={bookingFields.selectedWetsuitSize.choices} />
            </FormSection>
          )}
          <div className="flex flex-col gap-4">
            <p>
              By accepting you enter into the contract for this place in {place.from ?? 'the former guest'}’s
              stead, on our{' '}
              <a className={linkStyle} href="/terms-of-service" target="_blank" rel="noreferrer">
                terms
              </a>
              .{' '}
              {place.balanceDue > 0 && (
                <>
                  You then owe the <strong>{formatEuros(place.balanceDue)}</strong> that are still to pay.
                </>
              )}{' '}
              What we do with your data stands in the{' '}
              <a className={linkStyle} href="/privacy-policy" target="_blank" rel="noreferrer">
                privacy policy
              </a>
              .
            </p>
            <Button
              type="submit"
              size="lg"
              wide
              busy={accept.isPending || accept.isDone}
              busyLabel="Taking it over..."
            >
              {place.balanceDue > 0 ? 'Take it over with obligation to pay' : 'Take over the place'}
            </Button>
          </div>
        </form>
      </FormProvider>
    </ShownValues>
  )
}

function Health({ consent }: { consent: ConsentTexts }) {
  const text = useBookingText()
  return (
    <>
      <TextArea
        {...text('healthConditions')}
        hint="For example an injury, asthma or an allergy. Leave it empty where there is nothing to look out for."
        rows={2}
      />
      <HealthConsent texts={consent} />
    </>
  )
}

/** Empty, but for what the account knows, and the stay as it is. */
function firstValues(place: HandOverView, { firstName, lastName, email }: User): BookingValues {
  return {
    ...recordOf(BOOKING_FIELDS, () => ''),
    firstName,
    lastName,
    email,
    packageType: place.packageType ?? 'kiter',
    selectedDate: place.selectedDate ?? '',
    selectedRoom: place.selectedRoom ?? '',
    healthConsent: false,
  }
}

/** What is sent: of a non-kiter none of the kiter's fields, and of nobody the stay. */
function travellerOf(values: BookingValues, isKiter: boolean): Traveller {
  const stay = ['packageType', 'selectedDate', 'selectedRoom']
  const left = isKiter ? stay : [...stay, ...KITER_FIELDS]
  const own = Object.entries(values).filter(([field]) => !left.includes(field))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return travellerSchema.parse({ ...Object.fromEntries(own), timeZone })
}
