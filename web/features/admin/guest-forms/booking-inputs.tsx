import type { ReactNode } from 'react'
import { compareDays, type CalendarDay } from '#domain/base/dates.ts'
import { pick, recordOf } from '#domain/base/typed-records.ts'
import { counted } from '#domain/base/wording.ts'
import {
  BOOKING_FIELDS,
  bookingFields,
  KITER_FIELDS,
  OPEN_FIELDS,
  type BookingField,
} from '#domain/booking-form/booking-fields.ts'
import { bookingEditSchema } from '#domain/booking-form/booking-form.ts'
import type { Field } from '#domain/booking-form/field-kinds.ts'
import { fieldErrors } from '#domain/contract/problem.ts'
import type { Availability } from '#domain/place/availability.ts'
import { hasStarted, type PackageType } from '#domain/retreat/retreats.ts'
import { TRAVEL_FIELDS, type TravelField } from '#domain/travel/travel.ts'
import { SelectField, type SelectOption } from '#web/ui/form/choices.tsx'
import { TextArea, TextField } from '#web/ui/form/text-field.tsx'

export interface BookingInputs {
  values: FieldTexts
  /** Error messages by field name. */
  errors: ReadonlyMap<string, string>
  onChange: (name: keyof FieldTexts, value: string) => void
}

/** Input of one booking field, as defined in `bookingFields`. */
export function BookingInput({
  name,
  inputs: { values, errors, onChange },
  optional,
}: {
  name: BookingField
  inputs: BookingInputs
  /** For a form that asks less than the guest's. */
  optional?: boolean
}) {
  const field: Field = bookingFields[name]
  const common = {
    name,
    label: field.label,
    optional: optional ?? field.optional,
    value: values[name],
    error: errors.get(name),
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
  }
  if (field.kind === 'choice') {
    const options = field.choices.map((value) => ({ value, label: field.words[value] ?? value }))
    return <SelectField {...common} options={options} placeholder="Not known yet" />
  }
  if (field.kind === 'number') {
    return <TextField {...common} inputMode="decimal" autoComplete="off" unit={field.unit} />
  }
  if (field.multiline) return <TextArea {...common} rows={3} maxLength={field.longest} />
  return <TextField {...common} {...TYPES[name]} autoComplete="off" maxLength={field.longest} />
}

const PHONE = { type: 'tel', inputMode: 'tel' } as const
const TYPES: Partial<Record<BookingField, { type: string; inputMode: 'tel' | 'email' }>> = {
  email: { type: 'email', inputMode: 'email' },
  phone: PHONE,
  emergencyPhone: PHONE,
}

/** Section of a long form with its own heading, in two columns if there is room. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded-lg border border-line bg-white p-4 sm:p-5">
      <legend className="float-left mb-3 w-full text-lg font-bold text-ink">{title}</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

/** Text values of a booking's fields and travel details in an admin form; empty if not given. */
type FieldTexts = Record<BookingField | TravelField, string>

/** Contact fields, which the operator asks for first. */
export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
] as const satisfies readonly BookingField[]

/** Fields that change the price; "Move" changes them instead. */
const PRICED_FIELDS: readonly BookingField[] = ['selectedDate', 'selectedRoom']

/**
 * The other fields that are neither for kiters only nor encrypted. A new booking field belongs to this group, KITER_FIELDS or
 * SEALED_FIELDS, and appears in the admin forms without further code.
 */
export const RETREAT_FIELDS: readonly BookingField[] = OPEN_FIELDS.filter(
  (name) => ![...CONTACT_FIELDS, ...PRICED_FIELDS, ...KITER_FIELDS].includes(name),
)

/** Returns the booking's values as the form's initial texts. */
export function fieldTexts(booking: Partial<Record<keyof FieldTexts, string | number | null>>): FieldTexts {
  return recordOf([...BOOKING_FIELDS, ...TRAVEL_FIELDS], (name) => String(booking[name] ?? ''))
}

/** Returns what to send: only the changed fields, or their errors. */
export function editOf(before: FieldTexts, now: FieldTexts, healthConsent: boolean | undefined) {
  const changed = <Name extends keyof FieldTexts>(names: readonly Name[]) =>
    pick(
      now,
      names.filter((name) => now[name].trim() !== before[name].trim()),
    )
  const checked = bookingEditSchema.safeParse({ ...changed(BOOKING_FIELDS), healthConsent })
  if (!checked.success) return { edit: null, errors: fieldErrors(checked.error.issues) }
  const travel = changed(TRAVEL_FIELDS)
  return {
    edit: { ...checked.data, ...(Object.keys(travel).length > 0 && { travel }) },
    errors: [],
  }
}

/**
 * Returns the dates to choose from, soonest first, with the places left: all that have not started, including those closed to guests.
 * `keep` is the booking's current date.
 */
export function selectableDates(
  availability: Availability,
  { packageType, today, keep = null }: { packageType: PackageType; today: CalendarDay; keep?: string | null },
): SelectOption[] {
  return Object.entries(availability)
    .filter(([label, retreat]) => label === keep || !hasStarted(retreat, today))
    .toSorted(([, a], [, b]) => compareDays(a.startsOn, b.startsOn))
    .map(([label, retreat]) => {
      const left = packageType === 'kiter' ? retreat.kiterAvailable : retreat.nonKiterAvailable
      const places = left > 0 ? `${counted(left, 'place')} free` : 'full'
      if (label === keep) return { value: label, label: `${label}, as it is` }
      const closed = retreat.onSale ? '' : ', closed to guests'
      return { value: label, label: `${label}: ${places}${closed}`, disabled: left <= 0 }
    })
}
