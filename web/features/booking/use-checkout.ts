import { useRef, useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { INCOMPLETE_BOOKING, type BookingForm } from '#domain/booking/booking-form.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { QuoteView } from '#domain/price/quote-view.ts'
import { api, ApiError } from '#web/api/client.ts'
import { linkBooking } from '#web/api/link-booking.ts'
import { isBookingField, type BookingValues } from '#web/booking-form/booking-values.ts'
import {
  announceBooking,
  forgetTabDraft,
  storePendingUpdate,
  storeRedirectAfterLogin,
} from '#web/browser/browser-storage.ts'
import { toasts } from '#web/ui/page/toast-store.ts'
import type { Autosave } from './autosave.ts'
import { checkoutFailure, type CheckoutFailure } from './checkout-failure.ts'
import type { MovedPrice } from './moved-price.ts'
import type { Refusal } from './error-summary.tsx'
import { keepSentBooking } from './sent-booking.ts'

const NOT_MAILED = {
  title: 'Your place is held',
  description: 'This address has had several emails within the hour, so we send none about this booking.',
}

/**
 * Sends the booking with the total that the guest has in view: at any other nothing is taken, and the guest is asked
 * (decision 0003). The browser's lead is known to the server first, so that a retry after a lost answer is the same
 * booking; a second press while one is under way is ignored (specification, section 4.5, steps 3 and 5). What
 * is missing stands in the step that it is missing in, every other refusal beside the button.
 */
export function useCheckout(input: {
  form: UseFormReturn<BookingValues, unknown, BookingForm>
  autosave: Autosave<BookingValues>
  /** The price that the guest has in view; null while it is not known. */
  shown: QuoteView | null
  /** What this guest's booking costs, by the server's word. */
  onQuoted: (quote: QuoteView) => void
  signedIn: boolean
  reloadPlaces: () => Promise<void>
  /** The press was refused for these fields: they are shown, whatever is folded. */
  onRefused: (refusal: Refusal) => void
  /** True from the press on, for good once the booking was taken. */
  setBusy: (busy: boolean) => void
}) {
  const { form, autosave } = input
  const processing = useRef(false)
  const [failure, setFailure] = useState<CheckoutFailure | null>(null)
  const [priceMissed, setPriceMissed] = useState(false)
  const [moved, setMoved] = useState<MovedPrice | null>(null)

  async function send(booking: BookingForm): Promise<void> {
    if (processing.current) return
    const { shown } = input
    if (!shown) {
      setFailure(null)
      setPriceMissed(true)
      void input.reloadPlaces()
      return
    }
    processing.current = true
    input.setBusy(true)
    setFailure(null)
    try {
      await autosave.settle(form.getValues())
      const body = {
        ...booking,
        expectedTotal: shown.total,
        // Not before it is needed: it is dear on a phone (decision 0086).
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        status: 'booking_submitted' as const,
      }
      const { lead, ...sent } = await api('POST', '/api/submit-booking', { body })
      if ('mailed' in sent && !sent.mailed) toasts.show({ ...NOT_MAILED, announcesChange: true })
      await continueAfterSignIn(booking, lead)
    } catch (error) {
      const quote = quoteIn(error)
      if (quote) askAbout({ was: shown, now: quote })
      else await fail(checkoutFailure(error, input.signedIn))
      processing.current = false
      input.setBusy(false)
    }
  }

  async function continueAfterSignIn(booking: BookingForm, lead: Booking): Promise<void> {
    autosave.stop()
    forgetTabDraft()
    keepSentBooking(booking, lead.id)
    storePendingUpdate({ date: booking.selectedDate, packageType: booking.packageType })
    announceBooking()
    // Whoever comes back to this very page, out of the browser's memory, begins anew.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
    if (input.signedIn) await linkBooking(lead.id)
    else storeRedirectAfterLogin('/payment')
    window.location.assign(input.signedIn ? '/payment' : '/auth')
  }

  /** Nothing was taken: the new price stands beside the old one until the guest has decided. */
  function askAbout(price: MovedPrice): void {
    input.onQuoted(price.now)
    setMoved(price)
    void input.reloadPlaces()
  }

  async function fail(found: CheckoutFailure): Promise<void> {
    setFailure(found)
    if (found.reload) await input.reloadPlaces()
    for (const { field, message } of found.fields) {
      if (!isBookingField(field)) continue
      if (found.reload && field !== 'healthConsent') form.resetField(field, { defaultValue: '' })
      form.setError(field, { type: 'server', message })
    }
    input.onRefused({ fields: found.fields.map(({ field }) => field).filter(isBookingField), title: null })
  }

  function refuse(errors: FieldErrors<BookingValues>): void {
    setFailure(null)
    input.onRefused({ fields: Object.keys(errors).filter(isBookingField), title: INCOMPLETE_BOOKING })
  }

  // A room chosen since makes another price of it, and the form's own bill says which.
  const isAskedAbout = moved !== null && moved.now.total === input.shown?.total
  return {
    failure,
    /** Checkout was pressed while nobody could say what it costs, and still nobody can. */
    priceMissing: priceMissed && input.shown === null,
    moved: isAskedAbout ? moved : null,
    submit: () => form.handleSubmit(send, refuse)(),
    /** The guest does not want it at that price as it stands. */
    reconsider: () => setMoved(null),
  }
}

/** What the booking costs now, where it was refused because the guest has seen another price. */
function quoteIn(error: unknown): QuoteView | null {
  return (error instanceof ApiError && error.code === 'price-changed' && error.problem?.quote) || null
}
