import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import { isBookingField, type BookingValues } from './booking-values.ts'

/**
 * What was typed before a form is hydrated stays in its inputs, and react-hook-form reads it from them; only radios it sets
 * to its own first values. They are read while the form is first rendered in the browser, and once more right before it takes
 * them over, because on a slow phone somebody presses in between. They show it again in the same go, and the form is told what
 * they show as soon as it listens.
 */
export function useKeptRadios(form: UseFormReturn<BookingValues, unknown, BookingForm>): void {
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
