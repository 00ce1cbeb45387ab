import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BookingForm } from '#domain/booking-form.ts'
import { isBookingField, type BookingValues } from './booking-values.ts'

/**
 * What was typed before a form is hydrated stays in its inputs, and react-hook-form reads it from them; only radios it sets
 * to its own first values. They are read while the form is first rendered in the browser, and given to it once it is there.
 */
export function useKeptRadios(form: UseFormReturn<BookingValues, unknown, BookingForm>): void {
  const [chosen] = useState(readChosenRadios)
  useEffect(() => {
    for (const { name, value } of chosen) {
      if (isBookingField(name) && name !== 'healthConsent' && form.getValues(name) !== value) {
        form.setValue(name, value, { shouldDirty: true })
      }
    }
  }, [form, chosen])
}

function readChosenRadios(): { name: string; value: string }[] {
  if (typeof document === 'undefined') return []
  const radios = document.querySelectorAll<HTMLInputElement>('form [type=radio]:checked')
  return [...radios].map(({ name, value }) => ({ name, value }))
}
