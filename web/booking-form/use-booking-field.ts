import { createContext, useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import { bookingFields, type BookingField } from '#domain/booking/booking-fields.ts'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import type { Field } from '#domain/booking/field-kinds.ts'
import type { BookingValues, TextInput } from './booking-values.ts'

/**
 * The values that the server's page shows in the inputs already, for a form that opens filled in; they never change. A
 * form that opens empty shows none: what it is filled with in the browser is the form's own to write.
 */
export const ShownValues = createContext<Partial<BookingValues>>({})

/** What any input of a booking's form gets, but the consent: its registration, its value in the server's page, and its error. */
export function useBookingField() {
  const { register, formState } = useFormContext<BookingValues, unknown, BookingForm>()
  const shown = useContext(ShownValues)
  return (field: TextInput) => ({
    ...register(field),
    defaultValue: shown[field],
    error: formState.errors[field]?.message,
  })
}

/** What an input to type into gets: the same, its label and the most that it takes. */
export function useBookingText() {
  const field = useBookingField()
  return (name: BookingField) => ({ ...field(name), ...typedTexts(bookingFields[name]) })
}

function typedTexts(field: Field) {
  return {
    label: field.kind === 'number' && field.unit ? `${field.label} (${field.unit})` : field.label,
    maxLength: field.kind === 'text' ? field.longest : undefined,
  }
}
