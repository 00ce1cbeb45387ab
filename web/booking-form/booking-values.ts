import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Resolver, UseFormReturn } from 'react-hook-form'
import type { FieldError } from '#domain/api/problem.ts'
import { BOOKING_FIELDS, type BookingField } from '#domain/booking/booking-fields.ts'
import { bookingFormSchema, type BookingForm } from '#domain/booking/booking-form.ts'
import type { PackageType } from '#domain/retreat/retreats.ts'

/** The values of a form's inputs: text, whatever is typed, and whether the consent is ticked. */
export type BookingValues = Record<BookingField, string> & {
  packageType: PackageType
  healthConsent: boolean
}

/** The booking form as react-hook-form keeps it. */
export type BookingFormState = UseFormReturn<BookingValues, unknown, BookingForm>

export const FORM_FIELDS = ['packageType', ...BOOKING_FIELDS, 'healthConsent'] as const

/** The inputs with a text value: all but the consent. */
export type TextInput = Exclude<keyof BookingValues, 'healthConsent'>

export function isBookingField(name: string): name is keyof BookingValues {
  return FORM_FIELDS.some((field) => field === name)
}

/** Validates a booking's fields with the server's schema, and returns the first error of each field. */
export const checkBooking: Resolver<BookingValues, unknown, BookingForm> = (values) => {
  const checked = bookingFormSchema.safeParse(values)
  if (checked.success) return { values: checked.data, errors: {} }
  const errors = new Map<PropertyKey, { type: string; message: string }>()
  for (const issue of checked.error.issues) {
    const [field] = issue.path
    if (field !== undefined && !errors.has(field)) {
      errors.set(field, { type: issue.code, message: issue.message })
    }
  }
  return { values: {}, errors: Object.fromEntries(errors) }
}

/** Shows the server's errors at their fields, and moves the focus to the first. */
export function showRefused(form: BookingFormState, errors: readonly FieldError[]): void {
  for (const [index, { field, message }] of errors.entries()) {
    if (isBookingField(field)) form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
  }
}

/**
 * Keeps radios that were chosen before hydration: react-hook-form reads other inputs but resets radios to its own first values. The radios
 * are read at the first render in the browser and again right before hydration, then restored at once, and the form gets their values as
 * soon as it listens.
 */
export function useKeptRadios(form: BookingFormState): void {
  const [early] = useState(readChosenRadios)
  const kept = useRef(early)
  useInsertionEffect(() => {
    const first: Partial<Record<string, unknown>> = form.getValues()
    for (const [name, value] of readChosenRadios()) {
      if (value !== first[name]) kept.current.set(name, value)
    }
  }, [form])
  useLayoutEffect(() => {
    for (const radio of document.querySelectorAll<HTMLInputElement>('form [type=radio]')) {
      if (kept.current.get(radio.name) === radio.value) radio.checked = true
    }
  }, [])
  useEffect(() => {
    for (const [name, value] of readChosenRadios()) {
      if (!isBookingField(name) || name === 'healthConsent' || form.getValues(name) === value) continue
      form.setValue(name, value, { shouldDirty: true })
    }
  }, [form])
}

function readChosenRadios(): Map<string, string> {
  if (typeof document === 'undefined') return new Map()
  const radios = document.querySelectorAll<HTMLInputElement>('form [type=radio]:checked')
  return new Map([...radios].map(({ name, value }) => [name, value]))
}
