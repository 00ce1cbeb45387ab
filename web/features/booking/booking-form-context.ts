import { useFormContext } from 'react-hook-form'
import type { BookingForm } from '#domain/booking-form.ts'
import type { BookingValues } from './booking-values.ts'

/** What a text field of the form gets: its registration and its error. */
export function useBookingField() {
  const { register, formState } = useFormContext<BookingValues, unknown, BookingForm>()
  return (field: keyof BookingValues) => ({
    ...register(field),
    error: formState.errors[field]?.message,
  })
}
