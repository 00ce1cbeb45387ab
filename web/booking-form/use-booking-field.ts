import { createContext, useContext } from 'react'
import { useFormContext } from 'react-hook-form'
import { bookingFields, type BookingField } from '#domain/booking/booking-fields.ts'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import type { Field } from '#domain/booking/field-kinds.ts'
import type { BookingValues, TextInput } from './booking-values.ts'

/**
 * The values that the server's HTML already shows in the inputs of a pre-filled form; they never change. Empty for a form that opens empty,
 * whose values are set in the browser.
 */
export const ShownValues = createContext<Partial<BookingValues>>({})

/** Returns a function for the props of any input but the consent: its registration, its value in the server's HTML, and its error. */
export function useBookingField() {
  const { register, formState } = useFormContext<BookingValues, unknown, BookingForm>()
  const shown = useContext(ShownValues)
  return (field: TextInput) => ({
    ...register(field),
    defaultValue: shown[field],
    error: formState.errors[field]?.message,
  })
}

/** Returns a function for the props of a text input: those of any input, with its label and its maximum length. */
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
