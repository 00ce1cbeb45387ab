import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Availability } from '#domain/price/availability.ts'
import type { CalendarDay } from '#domain/base/dates.ts'
import type { BookingFormState } from '#web/booking-form/booking-values.ts'
import { goneReason, type DateChoices } from './date-choices.ts'

/** Resets a chosen date without a place for the package. Returns the lost date's first day until another is chosen, then null. */
export function useGoneDate(
  form: BookingFormState,
  { dates, availability }: { dates: DateChoices; availability: Availability },
): CalendarDay | null {
  const selected = useWatch({ control: form.control, name: 'selectedDate' })
  const [last, setLast] = useState(selected)
  if (selected !== '' && selected !== last) setLast(selected)
  const reason = selected === '' ? null : goneReason(dates, selected)
  useEffect(() => {
    if (reason === null) return
    form.setValue('selectedDate', '')
    form.setError('selectedDate', { type: 'gone', message: reason })
  }, [form, reason])
  return selected === '' ? (availability[last]?.startsOn ?? null) : null
}
