import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { User } from '#domain/api-contract.ts'
import { BOOKING_FIELDS, bookingFields, KITER_FIELDS } from '#domain/booking-fields.ts'
import type { BookingForm } from '#domain/booking-form.ts'
import { travellerSchema, type HandOverView, type Traveller } from '#domain/hand-over-calls.ts'
import type { OrderTerms } from '#domain/order-calls.ts'
import { ORDER_BUTTON } from '#domain/order.ts'
import type { FieldError } from '#domain/problem.ts'
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
import { Card } from '#web/ui/card.tsx'
import { linkStyle } from '#web/ui/link-style.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { toasts } from '#web/ui/toast-store.ts'
import { OrderToRead } from './order-to-read.tsx'

/** Who comes, in the booking form's own fields; then the order to read, and the click by which it is placed. */
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
  const [first] = useState(() => firstValues(place, guest))
  const [shown, setShown] = useState<Shown | null>(null)
  const form = useForm<BookingValues, unknown, BookingForm>({
    mode: 'onTouched',
    defaultValues: first,
    resolver: checkBooking,
  })
  useKeptRadios(form)
  const isKiter = place.packageType === 'kiter'
  const terms = useCall({
    call: async (traveller: Traveller) => {
      const diet = traveller.selectedDiet ?? 'no-diet'
      const order = await api('GET', '/api/hand-over/{token}/order-terms', {
        params: { token },
        query: { diet },
      })
      return { order, traveller }
    },
    onSuccess: setShown,
    onError: (error) => showFailure(error, 'Your order could not be read', 'Please try again.'),
  })
  function refuse(errors: readonly FieldError[]) {
    setShown(null)
    for (const [index, { field, message }] of errors.entries()) {
      if (isBookingField(field))
        form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
    }
  }
  return (
    <>
      {shown && (
        <PlaceOrder
          {...shown}
          token={token}
          from={place.from}
          onChanged={() => terms.run(shown.traveller)}
          onBack={() => setShown(null)}
          onRefused={refuse}
        />
      )}
      <ShownValues value={first}>
        <FormProvider {...form}>
          <form
            method="post"
            noValidate
            hidden={shown !== null}
            aria-label="Who comes"
            className={shown ? undefined : 'flex min-w-0 flex-col gap-6'}
            onSubmit={form.handleSubmit(() => terms.run(travellerOf(form.getValues(), isKiter)))}
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
            <Button type="submit" size="lg" wide busy={terms.isPending} busyLabel="Getting your order...">
              Read your order
            </Button>
          </form>
        </FormProvider>
      </ShownValues>
    </>
  )
}

interface Shown {
  order: OrderTerms
  traveller: Traveller
}

/** What is ordered, and right under it the one button that binds. */
function PlaceOrder({
  order,
  traveller,
  token,
  from,
  onChanged,
  onBack,
  onRefused,
}: Shown & {
  token: string
  from: string | null
  onChanged: () => void
  onBack: () => void
  onRefused: (errors: readonly FieldError[]) => void
}) {
  const navigate = useNavigate()
  const accept = useCall({
    call: () =>
      api('POST', '/api/hand-over/{token}/accept', {
        params: { token },
        body: { ...traveller, termsVersion: order.version },
      }),
    onSuccess: () => {
      toasts.show({ title: 'The place is yours', description: 'We have sent you a mail with everything.' })
      void navigate('/dashboard')
    },
    onError: (error) => {
      showFailure(error, 'The place was not taken over', 'Nothing was changed. Please try again.')
      if (!(error instanceof ApiError)) return
      if (error.problem?.type === 'urn:problem:terms-changed') onChanged()
      if (error.fieldErrors.length > 0) onRefused(error.fieldErrors)
    },
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" aria-labelledby="your-order">
      <h2 id="your-order" ref={heading} tabIndex={-1} className="mb-5 text-2xl">
        Your order
      </h2>
      <OrderToRead document={order.document} settledBy={from ?? 'the former guest'} />
      <p className="mt-7 border-t border-line pt-5">
        You enter into the contract in {from ?? 'the former guest'}’s stead, on our{' '}
        <Beside to="/terms-of-service">terms</Beside>. What we do with your data stands in the{' '}
        <Beside to="/privacy-policy">privacy policy</Beside>.
      </p>
      <Button
        size="lg"
        wide
        className="mt-5"
        busy={accept.isPending || accept.isDone}
        busyLabel="Ordering..."
        onClick={() => accept.run()}
      >
        {ORDER_BUTTON[order.document.contract.language]}
      </Button>
      <Button variant="quiet" wide className="mt-2" disabled={accept.isPending} onClick={onBack}>
        Change who comes
      </Button>
    </Card>
  )
}

/** Read beside the order, which stays as it is. */
function Beside({ to, children }: { to: string; children: string }) {
  return (
    <a className={linkStyle} href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
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
