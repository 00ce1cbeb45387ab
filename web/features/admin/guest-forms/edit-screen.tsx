import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { BOOKING_FIELDS, KITER_FIELDS, type BookingField } from '#domain/booking/booking-fields.ts'
import type { BookingEdit } from '#domain/booking/booking-form.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { FieldError } from '#domain/api/problem.ts'
import { api, ApiError } from '#web/api/client.ts'
import { linkStyle } from '#web/ui/link-style.ts'
import { TRAVEL_LABELS, type TravelField } from '#domain/travel/travel.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { BookingInput, type BookingInputs } from './booking-input.tsx'
import {
  CONTACT_FIELDS,
  editOf,
  errorsByField,
  fieldTexts,
  STAY_FIELDS,
  travelEditOf,
  travelTexts,
  type TravelTexts,
} from './edited-fields.ts'
import { failureOf, FormPage, NothingToDo, useFormAction } from '#web/features/admin/kit/form/form-page.tsx'
import { FormPart } from './form-part.tsx'
import { WithGuest, type GuestFormProps } from './guest-form.tsx'
import { mayDo } from '#web/features/admin/guest/guest-standing.ts'
import { SealedInputs } from './sealed-inputs.tsx'

/** Form for all fields of a booking except date, room and package, which "Move" changes together with the price. */
export function EditScreen(props: GuestFormProps) {
  return <WithGuest {...props}>{({ lead }) => <EditForm lead={lead} />}</WithGuest>
}

interface Edit {
  fields: BookingEdit | null
  travel: Partial<TravelTexts> | null
}

function EditForm({ lead }: { lead: Booking }) {
  const back = `/admin/guests/${lead.id}`
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [before, setBefore] = useState(() => fieldTexts(lead))
  const [values, setValues] = useState(before)
  const [travelBefore] = useState(() => travelTexts(lead))
  const [travel, setTravel] = useState(travelBefore)
  const [consent, setConsent] = useState<boolean>()
  const [wrong, setWrong] = useState<readonly FieldError[]>([])
  const save = useFormAction({
    isChanged: () =>
      BOOKING_FIELDS.some((name) => values[name] !== before[name]) ||
      travelEditOf(travelBefore, travel) !== null,
    act: ({ fields, travel: journey }: Edit) =>
      api('PATCH', '/api/leads/{bookingId}', {
        params: { bookingId: lead.id },
        body: { ...fields, ...(journey && { travel: journey }) },
      }),
    done: () => ({ title: 'Changes saved' }),
    back,
    onError: (error) => {
      setWrong(error instanceof ApiError ? error.fieldErrors.map(namedAsInput) : [])
      void queries.invalidateQueries()
    },
  })
  if (!mayDo(lead).edit) return <NothingToDo lead={lead} title={`Edit ${lead.name}`} what="edit" />
  const inputs: BookingInputs = {
    values,
    errors: errorsByField(wrong),
    onChange: (name, value) => setValues((others) => ({ ...others, [name]: value })),
  }
  function send() {
    const edit = editOf(before, values, consent)
    setWrong(edit.ok ? [] : edit.errors)
    if (!edit.ok) return
    const journey = travelEditOf(travelBefore, travel)
    if (edit.edit === null && journey === null) void navigate(back)
    else save.mutate({ fields: edit.edit, travel: journey })
  }
  const part = (title: string, names: readonly BookingField[]) => (
    <FormPart title={title}>
      {names.map((name) => (
        <BookingInput key={name} name={name} inputs={inputs} />
      ))}
    </FormPart>
  )
  return (
    <FormPage
      title={`Edit ${lead.name}`}
      below={
        <>
          {lead.retreatDate}. Date, package and room change the price:{' '}
          <Link to={`${back}/move`} className={linkStyle}>
            Move
          </Link>
        </>
      }
      back={{ to: back, label: lead.name }}
      failure={failureOf('Nothing was saved yet', save.error, {
        wrong,
        otherwise: 'No connection. What you typed is still here.',
      })}
      onSubmit={send}
      submit={{ label: 'Save changes', busy: save.isPending }}
      keep="Discard changes"
    >
      {part('Name and contact', CONTACT_FIELDS)}
      {part('Stay', STAY_FIELDS)}
      {lead.packageType === 'kiter' && part('Kiting', KITER_FIELDS)}
      <TravelInputs
        values={travel}
        errors={errorsByField(wrong)}
        onChange={(name, value) => setTravel((others) => ({ ...others, [name]: value }))}
      />
      <SealedInputs
        lead={lead}
        inputs={inputs}
        consent={consent ?? lead.healthConsent}
        onConsent={setConsent}
        onOpen={(opened) => {
          setBefore((others) => ({ ...others, ...opened }))
          setValues((others) => ({ ...others, ...opened }))
        }}
      />
    </FormPage>
  )
}

/** The server names travel fields `travel.…`, their inputs don't have the prefix. */
function namedAsInput({ field, message }: FieldError): FieldError {
  return { field: field.replace(/^travel\./, ''), message }
}

/** Fields for the guest's arrival and departure, in Gambian time. */
function TravelInputs({
  values,
  errors,
  onChange,
}: {
  values: TravelTexts
  errors: Partial<Record<string, string>>
  onChange: (name: TravelField, value: string) => void
}) {
  const field = (name: TravelField) => ({
    name,
    label: TRAVEL_LABELS[name],
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
  })
  return (
    <FormPart title="Journey">
      <TextField {...field('arrivalDate')} type="date" />
      <TextField {...field('arrivalTime')} type="time" />
      <TextField {...field('arrivalFlight')} className="sm:col-span-2" maxLength={60} autoComplete="off" />
      <TextField {...field('departureDate')} type="date" />
      <TextField {...field('departureTime')} type="time" />
      <TextField {...field('departureFlight')} className="sm:col-span-2" maxLength={60} autoComplete="off" />
      <TextArea {...field('travelNote')} className="sm:col-span-2" rows={2} maxLength={1000} />
    </FormPart>
  )
}
