import { useRef, useState } from 'react'
import { pick, recordOf } from '#domain/base/typed-records.ts'
import { SEALED_FIELDS } from '#domain/booking-form/booking-fields.ts'
import type { BookingForm } from '#domain/booking-form/booking-form.ts'
import { INCOMPLETE_BOOKING } from '#domain/booking-form/incomplete-booking.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { QuoteView } from '#domain/price/quote-view.ts'
import { api, ApiError } from '#web/api/client.ts'
import { linkBooking } from '#web/api/link-booking.ts'
import {
  announceBooking,
  forgetTabDraft,
  storePendingUpdate,
  storeRedirectAfterLogin,
  storeBooking,
} from '#web/browser/browser-storage.ts'
import { toasts } from '#web/ui/page/toast-store.ts'
import { checkoutFailure, type CheckoutFailure } from './checkout-failure.ts'
import type { Autosave } from './draft/autosave.ts'
import {
  fieldAt,
  isGroup,
  type Checked,
  type GroupFormState,
  type GroupValues,
} from './group/group-values.ts'
import type { MovedPrice, SeenPrice } from './price/moved-price.tsx'
import { fieldsToDo, inPageOrder, isFormField, type Refusal } from './steps.ts'

const NOT_MAILED = {
  title: 'Your place is held',
  description: 'We’ve sent several emails within the hour, so we’re not sending one about this.',
}

/**
 * Returns Checkout, which submits the booking with the total that the guest saw; at any other price nothing is booked and the guest is
 * asked (decision 0003). It saves the booking first, so that a retry after a lost answer is the same booking, and ignores a second press while
 * one is running (specification, section 4.5, steps 3 and 5). Missing fields are listed in their step, every other refusal beside the
 * button.
 */
export function useCheckout(input: {
  form: GroupFormState
  autosave: Autosave<GroupValues>
  /** The price that the guest sees, of all who come. */
  shown: SeenPrice
  /** Called with the server's quote for this guest's booking. */
  onQuoted: (quote: QuoteView) => void
  signedIn: boolean
  /** Token of the waiting list whose offer is taken. */
  offer: string | undefined
  reloadPlaces: () => Promise<void>
  /** Called with the fields that the press was refused for, so that they are shown. */
  onRefused: (refusal: Refusal) => void
}) {
  const { form, autosave } = input
  const processing = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CheckoutFailure | null>(null)
  const [moved, setMoved] = useState<MovedPrice | null>(null)

  async function send(checked: Checked): Promise<void> {
    if (processing.current) return
    const { shown } = input
    processing.current = true
    setBusy(true)
    setFailure(null)
    try {
      await autosave.settle(form.getValues())
      const seen = {
        expectedTotal: shown.total,
        // Asked for only here, because the first `Intl` formatter is slow on phones (decision 0086).
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(input.offer !== undefined && { offer: input.offer }),
      }
      const { lead, ...sent } = await submit(checked, seen)
      if ('mailed' in sent && !sent.mailed) toasts.show({ ...NOT_MAILED, announcesChange: true })
      await continueAfterSignIn(isGroup(checked) ? checked.travellers[0] : checked, lead)
    } catch (error) {
      const quote = quoteIn(error)
      if (quote) askAbout(shown, quote)
      else await fail(checkoutFailure(error, input))
      processing.current = false
      setBusy(false)
    }
  }

  async function continueAfterSignIn(booking: BookingForm, lead: Booking): Promise<void> {
    autosave.stop()
    forgetTabDraft()
    keepSentBooking(booking, lead.id, form.getValues())
    storePendingUpdate({ date: booking.selectedDate, packageType: booking.packageType })
    announceBooking()
    // A page restored from the back-forward cache starts again.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
    if (input.signedIn) await linkBooking(lead.id)
    else storeRedirectAfterLogin('/payment')
    window.location.assign(input.signedIn ? '/payment' : '/auth')
  }

  /** Shows the new price beside the old one until the guest decides; nothing was booked. */
  function askAbout(was: SeenPrice, quote: QuoteView): void {
    input.onQuoted(quote)
    setMoved({ was, now: quote })
    void input.reloadPlaces()
  }

  async function fail(found: CheckoutFailure): Promise<void> {
    setFailure(found)
    if (found.reload) await input.reloadPlaces()
    const values = form.getValues()
    const fields = found.fields.map(({ field, message }) => ({
      field: fieldAt(field.split('.'), values),
      message,
    }))
    for (const { field, message } of fields) {
      if (!isFormField(field)) continue
      if (found.reload && field !== 'healthConsent') form.resetField(field, { defaultValue: '' })
      form.setError(field, { type: 'server', message })
    }
    input.onRefused({ fields: inPageOrder(fields.map(({ field }) => field)), title: null })
  }

  function refuse(): void {
    setFailure(null)
    input.onRefused({ fields: fieldsToDo(form.getValues()), title: INCOMPLETE_BOOKING })
  }

  // A room chosen since then has another price, which the form's own bill shows.
  const isAskedAbout = moved !== null && moved.now.total === input.shown.total
  return {
    /** True from the press on, until it fails. */
    busy,
    failure,
    /** The price that the guest is asked to accept; null without a question. */
    moved: isAskedAbout ? moved : null,
    submit: () => form.handleSubmit(send, refuse)(),
    /** The guest declines the new price for now. */
    reconsider: () => setMoved(null),
  }
}

export type Checkout = ReturnType<typeof useCheckout>

/** Submits the form of one guest, or of a group; answers the booker's own booking. */
async function submit(checked: Checked, seen: { expectedTotal: number; timeZone: string; offer?: string }) {
  if (!isGroup(checked)) {
    const body = { ...checked, ...seen, status: 'booking_submitted' as const }
    return api('POST', '/api/submit-booking', { body })
  }
  const { leads, ...sent } = await api('POST', '/api/submit-group', { body: { ...checked, ...seen } })
  const [lead] = leads
  if (!lead) throw new Error('the group has no booker')
  return { ...sent, lead }
}

/** Returns the current quote from a refusal because of a changed price; null for any other error. */
function quoteIn(error: unknown): QuoteView | null {
  return (error instanceof ApiError && error.code === 'price-changed' && error.problem?.quote) || null
}

/** Fields that the server stores encrypted, and the consent to them: the browser keeps them only until the tab is closed. */
const OF_TAB = [...SEALED_FIELDS, 'healthConsent'] as const

/** Keeps a submitted booking in the browser for the sign-in, the payment and a form that is opened again. */
export function keepSentBooking(
  booking: BookingForm,
  leadId: string,
  group: Pick<GroupValues, 'others' | 'rooming'> = { others: [], rooming: '' },
): void {
  const open = { ...booking, ...recordOf(OF_TAB, () => undefined) }
  const { others, rooming } = group
  storeBooking({ ...open, leadId, ...(others.length > 0 && { others, rooming }) }, pick(booking, OF_TAB))
}
