import { useState } from 'react'
import { formatEuros } from '#domain/base/money.ts'
import { bookingFields } from '#domain/booking/booking-fields.ts'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import { CLAIMED_HOLD_HOURS } from '#domain/booking/booking-state.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { keysOf, pick } from '#domain/booking/typed-records.ts'
import { api, ApiError, isDateGone } from '#web/api/client.ts'
import { OfferNotice, type OfferNow } from '#web/booking-status/offer-now.tsx'
import { paymentPath } from '#web/booking-status/payment-path.ts'
import { CallFailure, useCall } from '#web/shell/use-call.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'

/**
 * Books the stay of an ended booking again, with everything that the guest had filled in, at the shown price. `offer` is null if places and
 * prices could not be loaded; the form then shows the price.
 */
export function BookAgain({ booking, offer }: { booking: Booking; offer: OfferNow | null }) {
  // What the server has answered since: a moved price, or that the date is gone.
  const [moved, setMoved] = useState<number | null>(null)
  const [isGone, setIsGone] = useState(false)
  const submit = useCall({
    call: (total: number) => api('POST', '/api/submit-booking', { body: formOf(booking, total) }),
    onSuccess: ({ lead }) => window.location.assign(paymentPath(lead.id)),
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      setMoved((error.code === 'price-changed' && error.problem?.quote?.total) || null)
      setIsGone(isDateGone(error))
    },
  })
  if (offer === null) {
    return (
      <RoutedButtonLink to="/booking?another=1" size="lg" wide>
        Book again
      </RoutedButtonLink>
    )
  }
  if (isGone || !offer.isFree) {
    return (
      <>
        <Notice title="The last place for your package has gone" />
        <RoutedButtonLink to="/booking?another=1" size="lg" wide className="mt-4">
          See other dates
        </RoutedButtonLink>
      </>
    )
  }
  const total = moved ?? offer.total
  return (
    <>
      <OfferNotice total={total} totalBefore={offer.totalBefore} />
      {moved === null && <CallFailure title="We couldn’t book it" error={submit.error} className="mt-3" />}
      <Button
        size="lg"
        wide
        className="mt-4"
        busy={submit.isPending || submit.isDone}
        busyLabel="Booking..."
        onClick={() => submit.run(total)}
      >
        Book it again: {formatEuros(total)}
      </Button>
      <p className="mt-2 text-center text-sm text-ink-soft">
        With all that you filled in. You then have {CLAIMED_HOLD_HOURS} hours to pay.
      </p>
    </>
  )
}

/** Returns the booking form as it was filled in. The server validates every field again. */
function formOf(booking: Booking, expectedTotal: number) {
  const { packageType, healthConsent } = booking
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const form = { packageType, healthConsent, ...pick(booking, keysOf(bookingFields)) } as BookingForm
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { ...form, expectedTotal, timeZone, status: 'booking_submitted' as const }
}
