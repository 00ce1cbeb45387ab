import { useState, type SubmitEvent } from 'react'
import type { Booking } from '#domain/booking/booking.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import type { FieldError } from '#domain/api/problem.ts'
import {
  TRAVEL_FIELDS,
  TRAVEL_LABELS,
  travelDays,
  type Travel,
  type TravelField,
} from '#domain/travel/travel.ts'
import { pick, recordOf } from '#domain/booking/typed-records.ts'
import { api, ApiError, errorText } from '#web/api/client.ts'
import { useCall } from '#web/shell/use-call.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useIsNextStep } from './task-row.tsx'

type Values = Record<TravelField, string>

/** Asks in a dialog when the guest arrives and leaves; saved with the booking. */
export function JourneyDialog({
  booking,
  endsOn,
  onSaved,
}: {
  booking: Booking
  endsOn: CalendarDay | null
  onSaved: (booking: Booking) => void
}) {
  const [open, setOpen] = useState(false)
  const isNext = useIsNextStep()
  const knowsSome = TRAVEL_FIELDS.some((field) => booking[field] !== null)
  return (
    <>
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        size={isNext ? 'md' : 'sm'}
        onClick={() => setOpen(true)}
      >
        {knowsSome ? 'Change flights' : 'Add flights'}
        <span className="sr-only"> for {booking.selectedDate}</span>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="When do you fly?"
        description="You can add or change this until your retreat starts. Use local Gambian times, as on your ticket."
      >
        {/* Unmounted when closed, so that unsaved text is discarded. */}
        {open && (
          <JourneyForm
            booking={booking}
            endsOn={endsOn}
            onSaved={(lead) => {
              setOpen(false)
              onSaved(lead)
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function JourneyForm({
  booking,
  endsOn,
  onSaved,
}: {
  booking: Booking
  endsOn: CalendarDay | null
  onSaved: (booking: Booking) => void
}) {
  const [values, setValues] = useState<Values>(() => firstValues(booking, endsOn))
  const [unreadable, setUnreadable] = useState<FieldError[]>([])
  const save = useCall({
    call: (body: Values) =>
      api('PATCH', '/api/travel/{bookingId}', { params: { bookingId: booking.id }, body }),
    onSuccess: ({ lead }) => onSaved(lead),
  })
  const refused = (save.error instanceof ApiError && save.error.problem?.errors) || []
  const errors = unreadable.length > 0 ? unreadable : refused
  const days = booking.startsOn && endsOn ? travelDays({ startsOn: booking.startsOn, endsOn }) : null

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A browser returns an empty value for a half-typed day or time.
    const half = [...event.currentTarget.querySelectorAll('input')].filter(
      ({ validity }) => validity.badInput,
    )
    setUnreadable(half.map(({ name }) => ({ field: name, message: 'Please complete it, or empty it' })))
    if (half.length === 0) save.run(values)
  }

  function field(name: TravelField) {
    return {
      name,
      label: TRAVEL_LABELS[name],
      value: values[name],
      error: errors.find((error) => error.field === name)?.message,
      onChange: (event: { currentTarget: { value: string } }) => {
        const { value } = event.currentTarget
        setValues((before) => ({ ...before, [name]: value }))
      },
    }
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-6">
      <Leg legend="There">
        <TextField
          {...field('arrivalDate')}
          type="date"
          min={days?.arrivalDate.from}
          max={days?.arrivalDate.to}
        />
        <TextField {...field('arrivalTime')} type="time" />
        <TextField {...field('arrivalFlight')} className="col-span-full" autoCapitalize="characters" />
      </Leg>
      <Leg legend="And home">
        <TextField
          {...field('departureDate')}
          type="date"
          min={days?.departureDate.from}
          max={days?.departureDate.to}
        />
        <TextField {...field('departureTime')} type="time" />
        <TextField {...field('departureFlight')} className="col-span-full" autoCapitalize="characters" />
      </Leg>
      <TextArea
        {...field('travelNote')}
        hint="A board bag, a child seat, a friend on the same flight."
        rows={3}
      />
      {save.error && errors.length === 0 && (
        <Notice tone="danger" live="alert" title="We could not save it">
          {errorText(save.error, 'Please check your connection and try again.')}
        </Notice>
      )}
      <Button type="submit" wide busy={save.isPending} busyLabel="Saving...">
        Save flight times
      </Button>
    </form>
  )
}

function Leg({ legend, children }: { legend: string; children: React.ReactNode }) {
  return (
    <fieldset className="grid grid-cols-2 gap-4">
      <legend className="mb-2 font-display text-lg font-bold">{legend}</legend>
      {children}
    </fieldset>
  )
}

/** Returns the saved travel details; if none are saved, the days default to those of the stay. */
function firstValues(booking: Booking, endsOn: CalendarDay | null): Values {
  const travel: Travel = pick(booking, TRAVEL_FIELDS)
  const isNew = TRAVEL_FIELDS.every((name) => travel[name] === null)
  const known = recordOf(TRAVEL_FIELDS, (name) => travel[name] ?? '')
  if (!isNew) return known
  return { ...known, arrivalDate: booking.startsOn ?? '', departureDate: endsOn ?? '' }
}
