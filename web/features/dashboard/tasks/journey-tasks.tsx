import { Check, HeartPulse, Plane } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { banjulDay, formatShortDay, type CalendarDay } from '#domain/base/dates.ts'
import type { FieldError } from '#domain/base/text-schema.ts'
import { recordOf } from '#domain/base/typed-records.ts'
import { maySaveTravelDetails } from '#domain/booking/allowed-actions.ts'
import type { Booking } from '#domain/booking/booking.ts'
import {
  travelRows,
  TRAVEL_FIELDS,
  TRAVEL_LABELS,
  travelDays,
  type TravelField,
} from '#domain/travel/travel.ts'
import { api, fieldErrorsOf } from '#web/api/client.ts'
import { daysLeft } from '#web/booking-status/time-left.ts'
import { nameOfOther } from '#web/booking-status/together.ts'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { useCall } from '#web/shell/use-call.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { TextArea, TextField } from '#web/ui/form/text-field.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import type { TripProps } from '../dashboard-page.ts'
import { TaskRow, useTaskButton } from './task-row.tsx'

/** Returns "By Fri 7 Nov 2025: 22 days left"; after that day no reproach, only "As soon as you can". */
export function byText(by: CalendarDay, today: CalendarDay): string {
  return by < today ? 'As soon as you can' : `By ${formatShortDay(by, today)}: ${daysLeft(by, today)}`
}

/** When the guest lands and leaves. */
export function FlightsTask({ by, isDone, ...props }: TripProps & { by: CalendarDay; isDone: boolean }) {
  const { booking, now } = props
  const rows = travelRows(booking)
  const name = nameOfOther(booking)
  return (
    <TaskRow
      icon={isDone ? Check : Plane}
      when={isDone ? 'Done' : byText(by, banjulDay(now))}
      title={flightsTitle(name, isDone)}
      actions={mayNotify(booking, now) && <JourneyDialog {...props} />}
    >
      {rows.length === 0 ? (
        whyFlights(name)
      ) : (
        <dl className="figures">
          {rows.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt>{label}:</dt>
              <dd className="min-w-0 text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </TaskRow>
  )
}

function flightsTitle(name: string | null, isDone: boolean): string {
  if (name !== null) return isDone ? `${name}’s flight times` : `Add ${name}’s flight times`
  return isDone ? 'Your flight times' : 'Add your flight times'
}

function whyFlights(name: string | null): string {
  return name === null
    ? 'So we can meet you at the airport when you land.'
    : `So we can meet ${name} at the airport.`
}

function mayNotify({ status, startsOn }: Booking, now: Date): boolean {
  return startsOn !== null && maySaveTravelDetails({ status, startsOn }, now).ok
}

export function HealthTask({ booking, isDone }: TripProps & { isDone: boolean }) {
  return (
    <TaskRow
      icon={isDone ? Check : HeartPulse}
      when={isDone ? 'Done' : 'Any time'}
      title="Health notes"
      actions={
        <RoutedButtonLink to={`/edit-booking/${booking.id}`} variant="secondary" size="sm">
          {isDone ? 'Change the note' : 'Add a note'}
          <span className="sr-only"> about your health, {booking.selectedDate}</span>
        </RoutedButtonLink>
      }
    >
      {isDone
        ? 'Your coaches know what to look out for.'
        : 'None yet. If you have an injury, asthma or an allergy, please tell your coaches.'}
    </TaskRow>
  )
}

type Values = Record<TravelField, string>

const LEGS = [
  { legend: 'There', date: 'arrivalDate', time: 'arrivalTime', flight: 'arrivalFlight' },
  { legend: 'And home', date: 'departureDate', time: 'departureTime', flight: 'departureFlight' },
] as const

/** Asks in a dialog when the guest arrives and leaves; saved with the booking. */
function JourneyDialog(props: TripProps) {
  const { booking } = props
  const [open, setOpen] = useState(false)
  const look = useTaskButton()
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {knowsTravel(booking) ? 'Change flights' : 'Add flights'}
        <span className="sr-only"> for {booking.selectedDate}</span>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="When do you fly?"
        description="You can add or change this until your retreat starts. Use local Gambian times, as on your ticket."
      >
        {/* Unmounted when closed, so that unsaved text is discarded. */}
        {open && <JourneyForm {...props} onSaved={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

function JourneyForm({ booking, endsOn, onUpdate, onSaved }: TripProps & { onSaved: () => void }) {
  const [values, setValues] = useState<Values>(() => firstValues(booking, endsOn))
  const [unreadable, setUnreadable] = useState<FieldError[]>([])
  const save = useCall({
    call: (body: Values) =>
      api('PATCH', '/api/travel/{bookingId}', { params: { bookingId: booking.id }, body }),
    onSuccess: ({ lead }) => {
      onSaved()
      onUpdate({ booking: lead })
    },
  })
  const errors = unreadable.length > 0 ? unreadable : fieldErrorsOf(save.error)
  const days = booking.startsOn && endsOn ? travelDays({ startsOn: booking.startsOn, endsOn }) : null

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // A browser returns an empty value for a half-typed day or time.
    const half = [...event.currentTarget.querySelectorAll('input')].filter(
      ({ validity }) => validity.badInput,
    )
    setUnreadable(half.map(({ name }) => ({ field: name, message: 'Please complete or clear it' })))
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
      {LEGS.map(({ legend, date, time, flight }) => (
        <fieldset key={legend} className="grid grid-cols-2 gap-4">
          <legend className="mb-2 font-display text-lg font-bold">{legend}</legend>
          <TextField {...field(date)} type="date" min={days?.[date].from} max={days?.[date].to} />
          <TextField {...field(time)} type="time" />
          <TextField {...field(flight)} className="col-span-full" autoCapitalize="characters" />
        </fieldset>
      ))}
      <TextArea
        {...field('travelNote')}
        hint="A board bag, a child seat, a friend on the same flight."
        rows={3}
      />
      {errors.length === 0 && <CallFailure title="We couldn’t save it" error={save.error} />}
      <Button type="submit" wide busy={save.isPending} busyLabel="Saving...">
        Save flight times
      </Button>
    </form>
  )
}

/** Returns the saved travel details; if none are saved, the days default to those of the retreat. */
function firstValues(booking: Booking, endsOn: CalendarDay | null): Values {
  const known = recordOf(TRAVEL_FIELDS, (name) => booking[name] ?? '')
  if (knowsTravel(booking)) return known
  return { ...known, arrivalDate: booking.startsOn ?? '', departureDate: endsOn ?? '' }
}

function knowsTravel(booking: Booking): boolean {
  return TRAVEL_FIELDS.some((field) => booking[field] !== null)
}
