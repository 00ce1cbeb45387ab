import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import { isBookingField, type BookingFormState } from './booking-values.ts'

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
