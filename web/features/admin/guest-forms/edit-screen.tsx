import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { keysOf, recordOf } from '#domain/base/typed-records.ts'
import {
  KITER_FIELDS,
  SEALED_FIELDS,
  type BookingField,
  type SealedField,
} from '#domain/booking-form/booking-fields.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestPage } from '#domain/contract/api-contract.ts'
import { TRAVEL_LABELS, type TravelField } from '#domain/travel/travel.ts'
import { api, errorText } from '#web/api/client.ts'
import { guestPage, useSealedFields } from '#web/features/admin/guest/guest-page.tsx'
import { SmallButton } from '#web/features/admin/kit/form/actions.tsx'
import { failureOf, fieldErrorsOf, FormPage, useFormAction } from '#web/features/admin/kit/form/form-page.tsx'
import { reading } from '#web/features/admin/kit/frame/loaders.ts'
import { linkStyle } from '#web/ui/class-names.ts'
import { Checkbox } from '#web/ui/form/choices.tsx'
import { FieldError } from '#web/ui/form/field.tsx'
import { TextArea, TextField } from '#web/ui/form/text-field.tsx'
import {
  BookingInput,
  CONTACT_FIELDS,
  editOf,
  fieldTexts,
  FormPart,
  RETREAT_FIELDS,
  type BookingInputs,
} from './booking-inputs.tsx'

export const loader = reading('readGuestPage')

/** Form for all fields of a booking except date, room and package, which "Move" changes together with the price. */
export default guestPage(EditForm, {
  otherwise: { title: (name) => `Edit ${name}`, notice: 'Nothing to edit' },
})

function EditForm({ page: { lead } }: { page: GuestPage }) {
  const back = `/admin/guests/${lead.id}`
  const navigate = useNavigate()
  const [before, setBefore] = useState(() => fieldTexts(lead))
  const [values, setValues] = useState(before)
  const [consent, setConsent] = useState<boolean>()
  // Errors found before sending.
  const [found, setFound] = useState<ReturnType<typeof editOf>['errors']>([])
  const save = useFormAction({
    isChanged: () => keysOf(values).some((name) => values[name] !== before[name]),
    act: (body: NonNullable<ReturnType<typeof editOf>['edit']>) =>
      api('PATCH', '/api/leads/{bookingId}', { params: { bookingId: lead.id }, body }),
    done: () => ({ title: 'Changes saved' }),
    back,
  })
  const inputs: BookingInputs = {
    values,
    errors: fieldErrorsOf(save.error, found),
    onChange: (name, value) => setValues((others) => ({ ...others, [name]: value })),
  }
  function send() {
    const { edit, errors } = editOf(before, values, consent)
    setFound(errors)
    if (edit === null) return
    if (Object.values(edit).every((value) => value === undefined)) void navigate(back)
    else save.mutate(edit)
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
      failure={failureOf('Nothing saved yet', save.error, {
        found,
        otherwise: 'No connection. What you typed is still here.',
      })}
      onSubmit={send}
      submit={{ label: 'Save changes', busy: save.isPending }}
      keep="Discard changes"
    >
      {part('Name and contact', CONTACT_FIELDS)}
      {part('Retreat', RETREAT_FIELDS)}
      {lead.packageType === 'kiter' && part('Kiting', KITER_FIELDS)}
      <TravelInputs inputs={inputs} />
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

/** Fields for the guest's arrival and departure, in Gambian time. */
function TravelInputs({ inputs: { values, errors, onChange } }: { inputs: BookingInputs }) {
  const field = (name: TravelField) => ({
    name,
    label: TRAVEL_LABELS[name],
    value: values[name],
    error: errors.get(`travel.${name}`),
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
  })
  return (
    <FormPart title="Arrival and departure">
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

/** Emergency contact and health notes. They must be opened before they can be changed, which is recorded in the history. */
function SealedInputs({
  lead,
  inputs,
  consent,
  onConsent,
  onOpen,
}: {
  lead: Booking
  inputs: BookingInputs
  consent: boolean
  onConsent: (given: boolean) => void
  onOpen: (opened: Record<SealedField, string>) => void
}) {
  const open = useSealedFields(lead.id)
  return (
    <FormPart title="Emergency and health">
      {open.isSuccess ? (
        <>
          {SEALED_FIELDS.filter((name) => name !== 'healthConditions').map((name) => (
            <BookingInput key={name} name={name} inputs={inputs} />
          ))}
          <div className="sm:col-span-2">
            <BookingInput name="healthConditions" inputs={inputs} />
            {inputs.values.healthConditions.trim() !== '' && (
              <Checkbox
                label="The guest agrees to us keeping these notes"
                error={inputs.errors.get('healthConsent')}
                checked={consent}
                onChange={(event) => onConsent(event.target.checked)}
              />
            )}
          </div>
        </>
      ) : (
        <div className="sm:col-span-2">
          <SmallButton
            busy={open.isPending}
            onClick={() =>
              open.mutate(undefined, {
                onSuccess: (opened) => onOpen(recordOf(SEALED_FIELDS, (name) => opened[name] ?? '')),
              })
            }
          >
            <Lock aria-hidden className="size-4" />
            Open to edit
          </SmallButton>
          <p className="mt-1.5 text-sm text-ink-soft">Opening it is recorded in the history.</p>
          <FieldError id="sealed-error">{open.error ? errorText(open.error) : undefined}</FieldError>
        </div>
      )}
    </FormPart>
  )
}
