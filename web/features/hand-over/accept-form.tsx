import { useState, useEffect, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { FieldError } from '#domain/base/text-schema.ts'
import { recordOf } from '#domain/base/typed-records.ts'
import { BOOKING_FIELDS, bookingFields, KITER_FIELDS } from '#domain/booking-form/booking-fields.ts'
import type { BookingForm } from '#domain/booking-form/booking-form.ts'
import type { User } from '#domain/contract/api-contract.ts'
import { travellerSchema, type HandOverView, type Traveller } from '#domain/contract/hand-over-calls.ts'
import type { OrderTerms } from '#domain/contract/order-calls.ts'
import { payerName } from '#domain/hand-over/outgoing-guest-text.ts'
import { ORDER_BUTTON } from '#domain/order/order.ts'
import { api, ApiError } from '#web/api/client.ts'
import {
  ShownValues,
  EmergencyFields,
  NameFields,
  RiderFields,
  DietChoice,
  WetsuitChoice,
  HealthNotes,
  type ConsentTexts,
} from '#web/booking-form/booking-fields.tsx'
import { checkBooking, showRefused, type BookingValues } from '#web/booking-form/booking-values.ts'
import { FormSection } from '#web/booking-form/form-section.tsx'
import { OrderBill } from '#web/order/order-bill.tsx'
import { OpensBeside, OrderRows } from '#web/order/order-rows.tsx'
import { AskForAddressLink } from '#web/shell/ask-for-address-link.tsx'
import { showFailure, useCall } from '#web/shell/use-call.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'

/** Asks for the incoming guest with the fields of the booking form, then shows the order and the button that places it. */
export function AcceptForm({
  token,
  place,
  guest,
  healthConsent,
  now,
}: {
  token: string
  place: HandOverView
  guest: User
  healthConsent: ConsentTexts
  now: Date
}) {
  const [first] = useState(() => firstValues(place, guest))
  const [shown, setShown] = useState<Shown | null>(null)
  const form = useForm<BookingValues, unknown, BookingForm>({
    mode: 'onTouched',
    defaultValues: first,
    resolver: checkBooking,
  })
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
    onError: (error) => showFailure(error, 'We can’t load your order', 'Please try again.'),
  })
  function refuse(errors: readonly FieldError[]) {
    setShown(null)
    showRefused(form, errors)
  }
  return (
    <>
      {shown && (
        <PlaceOrder
          {...shown}
          token={token}
          place={place}
          now={now}
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
            aria-label="Traveller details"
            className={shown ? undefined : 'flex min-w-0 flex-col gap-6'}
            onSubmit={form.handleSubmit(() => terms.run(travellerOf(form.getValues(), isKiter)))}
          >
            <FormSection title="Traveller details">
              <NameFields />
              <EmergencyFields />
              {isKiter && <RiderFields />}
              <DietChoice legend="Diet" noDiet="no-diet" />
              <HealthNotes
                hint="For example an injury, asthma or an allergy. Leave it blank if there’s nothing to know."
                consent={healthConsent}
              />
            </FormSection>
            {isKiter && (
              <FormSection title="Wetsuit Size & Fit">
                <WetsuitChoice sizes={bookingFields.selectedWetsuitSize.choices} />
              </FormSection>
            )}
            <Button type="submit" size="lg" wide busy={terms.isPending} busyLabel="Getting your order...">
              Check your order
            </Button>
          </form>
        </FormProvider>
      </ShownValues>
    </>
  )
}

/** Returns empty values, except for the account's data and what is booked. */
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

/** Returns the data to send: never what is booked, and no kiter's fields for a non-kiter. */
function travellerOf(values: BookingValues, isKiter: boolean): Traveller {
  const booked = ['packageType', 'selectedDate', 'selectedRoom']
  const left = isKiter ? booked : [...booked, ...KITER_FIELDS]
  const own = Object.entries(values).filter(([field]) => !left.includes(field))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return travellerSchema.parse({ ...Object.fromEntries(own), timeZone })
}

/** An order as shown to the incoming guest. */
interface Shown {
  order: OrderTerms
  traveller: Traveller
}

/** The order, and right below it the one binding button. */
function PlaceOrder({
  order,
  traveller,
  token,
  place,
  now,
  onChanged,
  onBack,
  onRefused,
}: Shown & {
  token: string
  place: HandOverView
  now: Date
  onChanged: () => void
  onBack: () => void
  onRefused: (errors: readonly FieldError[]) => void
}) {
  const navigate = useNavigate()
  const { contract, texts } = order.document
  const { from, outgoingGuest } = place
  const isAllPaid = contract.schedule.length === 0 && !contract.reportedCents
  const accept = useCall({
    call: () =>
      api('POST', '/api/hand-over/{token}/accept', {
        params: { token },
        body: { ...traveller, termsVersion: order.version },
      }),
    onSuccess: ({ mailed }) => {
      toasts.show({
        title: 'You’ve taken over the place',
        description: mailed
          ? 'We’ve emailed you everything you need.'
          : 'We aren’t emailing you about it just now. Everything you need is on your dashboard.',
      })
      void navigate('/dashboard')
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.problem?.addressLink))
        showFailure(error, 'We couldn’t pass the place to you', 'Nothing has changed. Please try again.')
      if (!(error instanceof ApiError)) return
      if (error.problem?.type === 'urn:problem:terms-changed') onChanged()
      if (error.fieldErrors.length > 0) onRefused(error.fieldErrors)
    },
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-labelledby="your-order"
      className="overflow-hidden rounded-xl border border-line bg-white text-ink"
    >
      <h2 id="your-order" ref={heading} tabIndex={-1} className="px-5 pt-5 text-2xl sm:px-9 sm:pt-8">
        Your order
      </h2>
      <div className="grid gap-5 p-5 sm:px-9 sm:py-8">
        <OrderBill contract={contract} now={now} chosen="deposit" former={payerName(outgoingGuest)} />
        <div>
          <OrderRows
            {...{ contract, texts, now, outgoingGuest }}
            examples={[]}
            timeZone={null}
            chosen="open"
          />
        </div>
      </div>
      <div className="bg-cream p-5 sm:px-9 sm:py-8">
        <p>
          You take over the contract from {from ?? 'the previous guest'}, on our{' '}
          <OpensBeside href="/terms-of-service" inline>
            terms
          </OpensBeside>
          . Our{' '}
          <OpensBeside href="/privacy-policy" inline>
            privacy policy
          </OpensBeside>{' '}
          says what we do with your data.
        </p>
        {accept.error instanceof ApiError && accept.error.problem?.addressLink && (
          <Notice tone="warning" live="status" title={accept.error.problem.title} className="mt-5">
            <p className="mb-3">{accept.error.problem.detail}</p>
            <AskForAddressLink>Send the link again</AskForAddressLink>
          </Notice>
        )}
        <Button
          size="lg"
          wide
          className="mt-5 max-sm:px-3"
          busy={accept.isPending || accept.isDone}
          onClick={() => accept.run()}
        >
          {isAllPaid ? 'Take over the place' : ORDER_BUTTON[contract.language]}
        </Button>
        <Button variant="quiet" wide className="mt-2" disabled={accept.isPending} onClick={onBack}>
          Change traveller details
        </Button>
      </div>
    </section>
  )
}
