import { startTransition, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from '#domain/api/api-shapes.ts'
import type { BookingForm as CompleteBooking } from '#domain/booking/booking-form.ts'
import { checkBooking, type BookingFormState, type BookingValues } from '#web/booking-form/booking-values.ts'
import { useKeptRadios } from '#web/booking-form/use-kept-radios.ts'
import {
  readSelectedPackage,
  readStoredBooking,
  storeSelectedPackage,
  type StoredBooking,
} from '#web/browser/browser-storage.ts'
import { ERROR_DELAY_MS } from '#web/ui/form/field.tsx'
import { readTabDraft, emptyValues } from './draft/draft-values.ts'
import { firstValues, type Chosen } from './draft/first-values.ts'

/** Returns the booking that this browser has stored; null until hydration. */
export function useStoredBooking(): StoredBooking | null {
  const [stored, setStored] = useState<StoredBooking | null>(null)
  useEffect(() => startTransition(() => setStored(readStoredBooking())), [])
  return stored
}

/** Returns the form, filled after hydration with what this browser has stored; what was typed before stays. */
export function useBookingForm(chosen: Chosen): BookingFormState {
  const form = useForm<BookingValues, unknown, CompleteBooking>({
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    resolver: checkBooking,
    // useFocusOnRefusal focuses the first error in page order instead.
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
    // This includes a package chosen by a link, because the landing page may have had no scripts to store it.
    const picked = form.getFieldState('packageType').isDirty
    if (picked) storeSelectedPackage(form.getValues('packageType'))
    else if (first.packageType) storeSelectedPackage(values.packageType)
    // The inputs get the values at once; the rest of the render may yield to a guest who is already typing.
    startTransition(() => form.reset(values, { keepDirtyValues: true }))
  }, [form, first])
  return form
}

/** Fills in a signed-in guest's name and address where the form has none yet. */
export function usePrefill(form: BookingFormState, user: User | null): void {
  useEffect(() => {
    if (!user) return
    for (const field of ['firstName', 'lastName', 'email'] as const) {
      if (form.getValues(field) === '') form.setValue(field, user[field])
    }
  }, [form, user])
}
