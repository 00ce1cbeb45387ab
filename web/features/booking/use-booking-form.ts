import { startTransition, useEffect, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { User } from '#domain/api/api-shapes.ts'
import type { BookingForm as CompleteBooking } from '#domain/booking/booking-form.ts'
import { checkBooking, type BookingValues } from '#web/booking-form/booking-values.ts'
import { useKeptRadios } from '#web/booking-form/use-kept-radios.ts'
import {
  readSelectedPackage,
  readStoredBooking,
  storeSelectedPackage,
  type StoredBooking,
} from '#web/browser/browser-storage.ts'
import { ERROR_DELAY_MS } from '#web/ui/form/error-delay.ts'
import { emptyValues } from './booking-values.ts'
import { readTabDraft } from './draft-storage.ts'
import { firstValues, type Chosen } from './first-values.ts'

/** The booking that this browser remembers; null until the form is hydrated. */
export function useStoredBooking(): StoredBooking | null {
  const [stored, setStored] = useState<StoredBooking | null>(null)
  useEffect(() => startTransition(() => setStored(readStoredBooking())), [])
  return stored
}

/** The form, filled with what this browser keeps of it once it is hydrated; what was typed before stays. */
export function useBookingForm(chosen: Chosen): UseFormReturn<BookingValues, unknown, CompleteBooking> {
  const form = useForm<BookingValues, unknown, CompleteBooking>({
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    resolver: checkBooking,
    // useFocusOnRefusal leads to the first error in the page's order.
    shouldFocusError: false,
    defaultValues: {
      ...emptyValues(chosen.packageType ?? 'kiter'),
      selectedDate: chosen.date ?? '',
    },
  })
  useKeptRadios(form)
  const [first] = useState(chosen)
  useEffect(() => {
    const values = firstValues({
      chosen: first,
      search: window.location.search,
      selectedPackage: readSelectedPackage(),
      draft: readTabDraft(),
      storedBooking: readStoredBooking(),
    })
    // Also what a link chose: the landing page's scripts may not have been there to store it.
    const picked = form.getFieldState('packageType').isDirty
    if (picked) storeSelectedPackage(form.getValues('packageType'))
    else if (first.packageType) storeSelectedPackage(values.packageType)
    // The inputs have the values at once; what else shows them can give way to a guest who is typing already.
    startTransition(() => form.reset(values, { keepDirtyValues: true }))
  }, [form, first])
  return form
}

/** A signed-in guest's name and address, where the form has none yet. */
export function usePrefill(
  form: UseFormReturn<BookingValues, unknown, CompleteBooking>,
  user: User | null,
): void {
  useEffect(() => {
    if (!user) return
    for (const field of ['firstName', 'lastName', 'email'] as const) {
      if (form.getValues(field) === '') form.setValue(field, user[field])
    }
  }, [form, user])
}
