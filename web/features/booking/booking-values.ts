import type { Resolver } from 'react-hook-form'
import { KITER_FIELDS, type BookingForm } from '#domain/booking-form.ts'
import type { PackageType } from '#domain/retreats.ts'
import { checkBookingForm } from '#web/check-booking-form.ts'

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  emergencyContact: '',
  emergencyPhone: '',
  age: '',
  weight: '',
  height: '',
  kitingExperience: '',
  healthConditions: '',
  selectedDate: '',
  selectedRoom: '',
  selectedDiet: '',
  selectedWetsuitSize: '',
  selectedWetsuitGender: '',
}

/** What the form's inputs hold: text throughout, however much of it is typed. */
export type BookingValues = typeof EMPTY & { packageType: PackageType }

export function emptyValues(packageType: PackageType): BookingValues {
  return { ...EMPTY, packageType }
}

type TextField = keyof typeof EMPTY
const TEXT_FIELDS = Object.keys(EMPTY)

export function isBookingField(name: string): name is keyof BookingValues {
  return name === 'packageType' || Object.hasOwn(EMPTY, name)
}

/**
 * The fields of the form in anything that was kept of it, as text: a draft of this tab, a booking in the browser's
 * storage, inputs that were filled in before the page's scripts came. Whatever else is in it is left out, empty ones too.
 */
export function fieldsOf(kept: unknown): Partial<Record<TextField, string>> {
  if (typeof kept !== 'object' || kept === null) return {}
  const values = new Map<string, unknown>(Object.entries(kept))
  return Object.fromEntries(
    TEXT_FIELDS.flatMap((field) => {
      const value = values.get(field)
      const text = typeof value === 'number' ? String(value) : value
      return typeof text === 'string' && text !== '' ? [[field, text]] : []
    }),
  )
}

/** What an autosave sends; a companion's draft says of the kiter's fields that they are empty. */
export function draftOf(values: BookingValues) {
  if (values.packageType === 'kiter') return values
  return { ...values, ...Object.fromEntries(KITER_FIELDS.map((field) => [field, null])) }
}

export const checkBooking: Resolver<BookingValues, unknown, BookingForm> = (values) =>
  checkBookingForm(values)
