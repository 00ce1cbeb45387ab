import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { eurosFromCents, formatEuros } from '#domain/base/money.ts'
import type { FieldError } from '#domain/base/text-schema.ts'
import {
  BOOKING_FIELDS,
  bookingFields,
  KITER_FIELDS,
  SEALED_FIELDS,
  type BookingField,
} from '#domain/booking-form/booking-fields.ts'
import { addedBookingSchema, type AddedBooking } from '#domain/booking-form/entered-booking.ts'
import { HOME_COUNTRY } from '#domain/booking-form/phone-countries.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { fieldErrors } from '#domain/contract/problem.ts'
import { ROOMS, ROOM_NAMES } from '#domain/price/rooms.ts'
import { PACKAGE_TYPES, type PackageType, PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import { api, ApiError } from '#web/api/client.ts'
import { guestQuery } from '#web/features/admin/guest/guest-page.tsx'
import {
  failureOf,
  fieldErrorsOf,
  FormPage,
  SumTable,
  useFormAction,
} from '#web/features/admin/kit/form/form-page.tsx'
import { Loaded, useAdminQuery, useToday } from '#web/features/admin/kit/frame/admin-data.tsx'
import { readAnswers } from '#web/features/admin/kit/frame/loaders.ts'
import { readersContext } from '#web/shell/page-context.ts'
import { Checkbox, Segmented, SelectField } from '#web/ui/form/choices.tsx'
import { useHydrated } from '#web/ui/hydration.tsx'
import type { Route } from './+types/new-guest-screen.ts'
import { AddedBefore } from './added-before.tsx'
import { AddedGuest, type Added } from './added-guest.tsx'
import {
  BookingInput,
  fieldTexts,
  FormPart,
  RETREAT_FIELDS,
  type BookingInputs,
  selectableDates,
} from './booking-inputs.tsx'
import { countryChoices } from './country-choices.ts'
import { priceNow } from './price-now.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const readers = context.get(readersContext)
  const search = new URL(request.url).searchParams
  const bookingId = search.get('with')
  const [availability, tiers, joined] = await Promise.all([
    readers.read('bookingAvailability'),
    readers.read('pricingTiers'),
    bookingId === null ? { reads: {} } : readAnswers({ context, params: { bookingId } }, ['readGuestPage']),
  ])
  return {
    ...joined,
    availability: availability.body ?? {},
    /** The supplement for a private room, in euros. */
    privateRoom: eurosFromCents(readers.prices.privateRoomCents),
    /** The current prices; null if they could not be read. */
    tiers: tiers.body,
    /** The label of the date whose page the operator came from, if any. */
    chosenDate: search.get('date'),
  }
}

const GUESTS = { to: '/admin/guests', label: 'Guests' }

/** Form that books for a guest who wrote or called, or comes along with the one that the address names, and then for those who come along. */
export default function NewGuestScreen({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const joins = search.get('with')
  return joins === null ? (
    <NewGuests loaderData={loaderData} first={null} />
  ) : (
    <NewTraveller key={joins} loaderData={loaderData} joins={joins} />
  )
}

function NewTraveller({ loaderData, joins }: WithLoaded & { joins: string }) {
  const query = useAdminQuery(guestQuery(joins))
  return (
    <Loaded query={query} what="The guest">
      {({ lead }) => (
        <NewGuests loaderData={loaderData} first={{ lead, isPaired: Boolean(lead.group?.sharedRoom) }} />
      )}
    </Loaded>
  )
}

function NewGuests({ loaderData, first }: WithLoaded & { first: Joined | null }) {
  const [joined, setJoined] = useState(first)
  return <NewGuest key={joined?.lead.id} loaderData={loaderData} joined={joined} onMore={setJoined} />
}

type WithLoaded = Pick<Route.ComponentProps, 'loaderData'>

/** The guest with whom the next one comes along, and whether they already share a room with somebody. */
interface Joined {
  lead: Booking
  isPaired: boolean
}

/** Form for one guest. Five fields come first; the rest can be added later. */
function NewGuest({
  loaderData,
  joined,
  onMore,
}: WithLoaded & { joined: Joined | null; onMore: (by: Joined) => void }) {
  const { availability, tiers, privateRoom, chosenDate } = loaderData
  const today = useToday()
  const [proposed] = useState(() =>
    fieldTexts({ selectedDate: joined?.lead.selectedDate ?? chosenDate, selectedRoom: 'shared' }),
  )
  const [values, setValues] = useState(proposed)
  const mayShare = joined?.lead.selectedRoom === 'shared' && !joined.isPaired
  const [wantsToShare, setWantsToShare] = useState(true)
  const sharesRoom = mayShare && wantsToShare
  const [packageType, setPackage] = useState<PackageType>('kiter')
  const [phoneCountry, setPhoneCountry] = useState<string>(HOME_COUNTRY)
  // Server and browser may name countries differently, so the full list appears only after hydration.
  const countries = useHydrated() ? countryChoices() : countryChoices([HOME_COUNTRY])
  const [consent, setConsent] = useState(false)
  const [added, setAdded] = useState<Added>()
  // Errors found before sending.
  const [found, setFound] = useState<readonly FieldError[]>([])
  const add = useFormAction({
    isChanged: () => !added && TYPED.some((name) => values[name] !== proposed[name]),
    act: (form: AddedBooking) => api('POST', '/api/admin/bookings', { body: form }),
    onDone: setAdded,
  })
  if (added) {
    const more = () => onMore({ lead: added.lead, isPaired: sharesRoom })
    return <AddedGuest added={added} onMore={more} />
  }
  const errors = fieldErrorsOf(add.error, found)
  const inputs: BookingInputs = {
    values,
    errors,
    onChange: (name, value) => setValues((others) => ({ ...others, [name]: value })),
  }
  const repeated = add.error instanceof ApiError && add.error.code === 'guest-repeated' ? add.error : null
  const room = sharesRoom ? 'shared' : values.selectedRoom
  const price = priceNow({ tiers, privateRoom }, { packageType, room, agreed: joined?.lead.quote ?? null })

  function send(confirmRepeat = false) {
    const given = Object.entries(values).filter(([, value]) => value.trim() !== '')
    const checked = addedBookingSchema.safeParse({
      ...Object.fromEntries(given),
      selectedRoom: room,
      ...(joined && { joins: joined.lead.id, sharesRoom }),
      packageType,
      healthConsent: consent,
      phoneCountry,
      ...(confirmRepeat && { confirmRepeat }),
    })
    setFound(fieldErrors(checked.error?.issues ?? []))
    if (checked.success && !add.isPending) add.mutate(checked.data)
  }
  const rest = REST.filter((name) => packageType === 'kiter' || !KITER_FIELDS.some((own) => own === name))
  return (
    <FormPage
      title={joined ? 'Add someone who comes along' : 'Add a guest'}
      below={
        joined
          ? `With ${joined.lead.name} on ${joined.lead.retreatDate}, at the same price. We hold the place for 48 hours.`
          : 'For someone who called or wrote. We hold the place for 48 hours.'
      }
      back={joined ? { to: `/admin/guests/${joined.lead.id}`, label: joined.lead.name } : GUESTS}
      failure={
        repeated
          ? null
          : failureOf('Guest not added yet', add.error, {
              found,
              otherwise: 'No connection. What you typed is still here.',
            })
      }
      onSubmit={() => send()}
      submit={{
        label: price === null ? 'Hold the place' : `Hold the place, ${formatEuros(price.total)}`,
        busy: add.isPending,
      }}
      keep="Discard"
    >
      <FormPart title="Who">
        <BookingInput name="firstName" inputs={inputs} />
        <BookingInput name="lastName" inputs={inputs} />
        <SelectField
          label="Country of the phone"
          name="phoneCountry"
          value={phoneCountry}
          options={countries}
          onChange={(event) => setPhoneCountry(event.target.value)}
        />
        <BookingInput name="phone" inputs={inputs} optional={joined !== null} />
        <BookingInput name="email" inputs={inputs} optional />
      </FormPart>
      <FormPart title="What">
        {!joined && (
          <SelectField
            label={bookingFields.selectedDate.label}
            name="selectedDate"
            className="sm:col-span-2"
            placeholder="Choose a date"
            value={values.selectedDate}
            error={errors.get('selectedDate')}
            options={selectableDates(availability, { packageType, today })}
            onChange={(event) => inputs.onChange('selectedDate', event.target.value)}
          />
        )}
        <Segmented
          legend="Package"
          name="packageType"
          value={packageType}
          choices={PACKAGE_TYPES.map((value) => ({ value, label: PACKAGE_NAMES[value] }))}
          onChoose={setPackage}
        />
        {!sharesRoom && (
          <Segmented
            legend="Room"
            name="selectedRoom"
            value={values.selectedRoom}
            choices={ROOMS.map((value) => ({ value, label: ROOM_NAMES[value] }))}
            onChoose={(chosen) => inputs.onChange('selectedRoom', chosen)}
          />
        )}
        {mayShare && (
          <Checkbox
            label={`Shares a room with ${joined.lead.firstName ?? joined.lead.name}`}
            hint="No other guest in it, and no supplement."
            className="sm:col-span-2"
            checked={wantsToShare}
            onChange={(event) => setWantsToShare(event.target.checked)}
          />
        )}
      </FormPart>
      {price && <SumTable lines={price.lines} />}
      <details
        className="rounded-lg border border-line bg-white px-4 sm:px-5"
        open={['healthConsent', ...rest].some((name) => errors.has(name)) || undefined}
      >
        <summary className="min-h-12 content-center font-semibold text-sea">
          Diet, gear, emergency, health
        </summary>
        <div className="grid gap-4 pt-2 pb-5 sm:grid-cols-2">
          {rest.map((name) => (
            <BookingInput key={name} name={name} inputs={inputs} optional />
          ))}
          {values.healthConditions.trim() !== '' && (
            <Checkbox
              label="The guest agrees to us keeping these notes"
              className="sm:col-span-2"
              error={errors.get('healthConsent')}
              checked={consent}
              onChange={(event) => setConsent(event.target.checked)}
            />
          )}
        </div>
      </details>
      {repeated && <AddedBefore problem={repeated} busy={add.isPending} onAdd={() => send(true)} />}
    </FormPage>
  )
}

/** Fields that are typed, not chosen. */
const TYPED = BOOKING_FIELDS.filter(
  (name) => bookingFields[name].kind !== 'choice' && name !== 'selectedDate',
)

/** Fields that can be added later. */
const REST: readonly BookingField[] = [...RETREAT_FIELDS, ...KITER_FIELDS, ...SEALED_FIELDS]
