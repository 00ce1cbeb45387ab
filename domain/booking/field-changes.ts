import { formatDay } from '#domain/base/dates.ts'
import {
  bookingFields,
  fieldRows,
  OPEN_FIELDS,
  SEALED_FIELDS,
  type OpenField,
  type SealedField,
} from '#domain/booking-form/booking-fields.ts'
import { type PackageType, PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import { TRAVEL_FIELDS, TRAVEL_LABELS, type Travel } from '#domain/travel/travel.ts'
import type { HistoryField } from './history.ts'

/** A changed field as the history shows it, in words; `from` and `to` are null if the field was or is empty. */
interface FieldChange {
  field: HistoryField
  what: string
  from: string | null
  to: string | null
}

/** The booking form's fields whose changes are recorded; a sealed value shows only whether it changed. */
export interface ChangeableForm
  extends
    Readonly<Record<OpenField, string | number | null>>,
    Readonly<Record<SealedField, string | null>>,
    Travel {
  packageType: PackageType | null
  selectedDate: string | null
}

/** Returns the changed fields between two states of a booking. For a sealed field it gives no old or new value. */
export function fieldChanges(before: ChangeableForm, after: ChangeableForm): FieldChange[] {
  const changes: FieldChange[] = [
    {
      field: 'selectedDate',
      what: bookingFields.selectedDate.label,
      from: before.selectedDate,
      to: after.selectedDate,
    },
    {
      field: 'packageType',
      what: 'Package',
      from: before.packageType && PACKAGE_NAMES[before.packageType],
      to: after.packageType && PACKAGE_NAMES[after.packageType],
    },
    ...OPEN_FIELDS.map((name) => ({
      field: name,
      what: bookingFields[name].label,
      from: inWords(before, name),
      to: inWords(after, name),
    })),
    ...TRAVEL_FIELDS.map((name) => ({
      field: name,
      what: TRAVEL_LABELS[name],
      from: travelInWords(before, name),
      to: travelInWords(after, name),
    })),
  ]
  const sealed = SEALED_FIELDS.filter((name) => before[name] !== after[name])
  return [
    ...changes.filter(({ from, to }) => from !== to),
    ...sealed.map((name) => ({ field: name, what: bookingFields[name].label, from: null, to: null })),
  ]
}

function inWords(form: ChangeableForm, name: OpenField): string | null {
  return fieldRows(form, [name])[0]?.value ?? null
}

function travelInWords(form: Travel, name: (typeof TRAVEL_FIELDS)[number]): string | null {
  const value = form[name]
  const isDay = name === 'arrivalDate' || name === 'departureDate'
  return value !== null && isDay ? formatDay(value) : value
}
