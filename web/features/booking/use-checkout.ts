import { useRef, useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { INCOMPLETE_BOOKING, type BookingForm } from '#domain/booking-form.ts'
import type { Booking } from '#domain/booking.ts'
import { formatEuros } from '#domain/money.ts'
import { api } from '#web/api/client.ts'
import { linkStoredBooking } from '#web/api/link-booking.ts'
import { isBookingField, type BookingValues } from '#web/booking-form/booking-values.ts'
import {
  announceBooking,
  storeBooking,
  storePendingUpdate,
  storeRedirectAfterLogin,
} from '#web/browser/browser-storage.ts'
import { toasts } from '#web/ui/toast-store.ts'
import type { Autosave } from './autosave.ts'
import { checkoutFailure, type CheckoutFailure } from './checkout-failure.ts'
import { forgetTabDraft } from './draft-storage.ts'
import type { Refusal } from './use-focus-on-refusal.ts'

/**
 * Sends the booking: the browser's lead is known to the server first, so that a retry after a lost answer is the same
 * booking; a second press while one is under way is ignored (specification, section 4.5, steps 3 and 5).
 */
export function useCheckout(input: {
  form: UseFormReturn<BookingValues, unknown, BookingForm>
  autosave: Autosave<BookingValues>
  /** The total that the guest has in view, in whole euros. */
  shownTotal: number
  signedIn: boolean
  reloadPlaces: () => Promise<void>
  /** True from the press on, for good once the booking was taken. */
  setBusy: (busy: boolean) => void
}) {
  const { form, autosave } = input
  const processing = useRef(false)
  const [failure, setFailure] = useState<CheckoutFailure | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function send(booking: BookingForm): Promise<void> {
    if (processing.current) return
    processing.current = true
    input.setBusy(true)
    setFailure(null)
    try {
      await autosave.settle(form.getValues())
      const body = { ...booking, status: 'booking_submitted' as const }
      const { lead } = await api('POST', '/api/submit-booking', { body })
      await continueAfterSignIn(booking, lead)
    } catch (error) {
      await fail(checkoutFailure(error, input.signedIn))
      processing.current = false
      input.setBusy(false)
    }
  }

  async function continueAfterSignIn(booking: BookingForm, lead: Booking): Promise<void> {
    autosave.stop()
    forgetTabDraft()
    storeBooking({ ...booking, leadId: lead.id })
    storePendingUpdate({ date: booking.selectedDate, packageType: booking.packageType })
    announceBooking()
    sayNewPrice(lead)
    // Whoever comes back to this very page, out of the browser's memory, begins anew.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
    if (input.signedIn) await linkStoredBooking()
    else storeRedirectAfterLogin('/payment')
    window.location.assign(input.signedIn ? '/payment' : '/auth')
  }

  /** The price is fixed when the place is taken; a guest who saw another one hears of it before paying anything. */
  function sayNewPrice({ quote }: Booking): void {
    if (!quote || quote.total === input.shownTotal) return
    toasts.show({
      title: `Your price is ${formatEuros(quote.total)}`,
      description: 'It has changed while you filled in the form. You have not paid anything yet.',
    })
  }

  async function fail(found: CheckoutFailure): Promise<void> {
    setFailure(found)
    toasts.show({ title: found.title, description: found.description, tone: 'destructive' })
    if (found.reload) await input.reloadPlaces()
    for (const { field, message } of found.fields) {
      if (!isBookingField(field)) continue
      if (found.reload && field !== 'healthConsent') form.resetField(field, { defaultValue: '' })
      form.setError(field, { type: 'server', message })
    }
    setRefusal({ fields: found.fields.map(({ field }) => field) })
  }

  function refuse(errors: FieldErrors<BookingValues>): void {
    setFailure({ title: INCOMPLETE_BOOKING, fields: [], reload: false })
    toasts.show({ title: INCOMPLETE_BOOKING, tone: 'destructive' })
    setRefusal({ fields: Object.keys(errors) })
  }

  return { failure, refusal, submit: () => form.handleSubmit(send, refuse)() }
}
