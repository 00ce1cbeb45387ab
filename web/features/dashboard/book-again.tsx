import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { formatEuros } from '#domain/base/money.ts'
import { keysOf, pick } from '#domain/base/typed-records.ts'
import { listed } from '#domain/base/wording.ts'
import { bookingFields } from '#domain/booking-form/booking-fields.ts'
import type { BookingForm } from '#domain/booking-form/booking-form.ts'
import type { Booking } from '#domain/booking/booking.ts'
import { travellerNames } from '#domain/booking/traveller.ts'
import { CLAIMED_HOLD_HOURS } from '#domain/terms/booking-terms.ts'
import { api, ApiError, isDateGone } from '#web/api/client.ts'
import { paymentPath } from '#web/booking-status/booking-status.ts'
import { OfferNotice, type OfferNow } from '#web/booking-status/offer-now.tsx'
import { isRecord, readStorage, TAB_DRAFT, writeStorage } from '#web/browser/browser-storage.ts'
import { CallFailure } from '#web/shell/call-failure.tsx'
import { useCall } from '#web/shell/use-call.tsx'
import { AlertDialog } from '#web/ui/dialog.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { useHydrated } from '#web/ui/hydration.tsx'
import { heroPicture } from '#web/ui/media-files.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { RoutedButtonLink } from '#web/ui/routed-links.tsx'
import type { DashboardTexts } from './dashboard-page.ts'

/**
 * Books the retreat of an ended booking again, with everything that the guest had filled in, at the shown price. `offer` is null if places and
 * prices could not be loaded; the form then shows the price. While a transfer for the ended booking is on its way, it asks before a second
 * booking on the same dates, and is no main action.
 */
export function BookAgain({ booking, offer }: { booking: Booking; offer: OfferNow | null }) {
  const isSecond = booking.amountReported > 0
  const [isAsking, setIsAsking] = useState(false)
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
  if (isSecond && !offer?.isFree) return null
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
  if (isSecond) {
    return (
      <>
        <Button variant="secondary" wide onClick={() => setIsAsking(true)}>
          Book the same dates again
        </Button>
        <AlertDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={`Book ${booking.selectedDate ?? 'it'} a second time?`}
          description="Your transfer is still on its way. If it arrives while there’s a place, we book you in again for it, and you have two bookings on the same dates."
          cancelLabel="Wait for my transfer"
          confirmLabel={`Book it again: ${formatEuros(total)}`}
          onConfirm={() => submit.run(total)}
          busy={submit.isPending || submit.isDone}
          busyLabel="Booking..."
        >
          <OfferNotice total={total} totalBefore={offer.totalBefore} />
          {moved === null && (
            <CallFailure title="We couldn’t book it" error={submit.error} className="mt-3" />
          )}
        </AlertDialog>
      </>
    )
  }
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
        We use the details you gave us. You then have {CLAIMED_HOLD_HOURS} hours to pay.
      </p>
    </>
  )
}

/** Whose places of a group were released, and the way to the form, which has what was filled in for each of them. */
export function BookTogetherAgain({ released }: { released: readonly Booking[] }) {
  const names = travellerNames(released).with(0, 'you')
  // Who has sent a transfer is not asked to book a second time.
  if (released.some(({ amountReported }) => amountReported > 0)) return null
  return (
    <>
      <p>{`These were the places for ${listed(names)}.`}</p>
      <RoutedButtonLink
        to={`/booking${ANOTHER}`}
        size="lg"
        wide
        className="mt-4"
        onClick={() => fillInForm(released)}
      >
        Book again
      </RoutedButtonLink>
      <p className="mt-2 text-center text-sm text-ink-soft">
        The form has the details you gave us. Nothing is booked before you check out.
      </p>
    </>
  )
}

const ANOTHER = '?another=1'

/** Keeps a released group in this tab as the booking form reads it. Who shared a room is asked again, because others may have it now. */
function fillInForm([own, ...others]: readonly Booking[]): void {
  const typed = (booking: Booking | undefined) =>
    booking && pick(booking, ['packageType', ...keysOf(bookingFields)])
  const values = { ...typed(own), others: others.map(typed), rooming: '' }
  writeStorage(TAB_DRAFT, JSON.stringify({ values, search: ANOTHER }), 'sessionStorage')
}

/** Returns the booking form as it was filled in. The server validates every field again. */
function formOf(booking: Booking, expectedTotal: number) {
  const { packageType, healthConsent } = booking
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const form = { packageType, healthConsent, ...pick(booking, keysOf(bookingFields)) } as BookingForm
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { ...form, expectedTotal, timeZone, status: 'booking_submitted' as const }
}

const GO_ON = 'Continue your booking'

/** The link to book another retreat, or to continue a booking that was begun in this tab. */
export function BookAnother() {
  const begun = useHydrated() ? begunBooking() : null
  return (
    <RoutedButtonLink to="/booking?another=1" variant="secondary" className="sm:self-start">
      <CalendarPlus aria-hidden className="size-5" />
      {begun ? GO_ON : 'Book another retreat'}
    </RoutedButtonLink>
  )
}

/**
 * Shown when no retreat is ahead. A form that was begun in this tab is not yet a booking in the account (decision 0005): the guest is told so
 * and can continue it.
 */
export function NoBookings({ texts }: { texts: DashboardTexts['empty'] }) {
  const begun = useHydrated() ? begunBooking() : null
  const { title, text, button } = begun ? begunTexts(begun) : texts
  return (
    <section className="overflow-hidden rounded-xl border border-line bg-white text-ink md:grid md:grid-cols-2">
      <div className="h-44 overflow-hidden bg-sea-deep md:h-full md:min-h-72">
        <Picture
          file={heroPicture}
          alt=""
          sizes="(width < 48rem) 100vw, 36rem"
          className="size-full object-[70%_45%]"
        />
      </div>
      <div className="flex flex-col items-start justify-center gap-3 p-5 sm:p-8">
        <h2 className="text-2xl">{title}</h2>
        <p className="text-ink-soft">{text}</p>
        <RoutedButtonLink to="/booking" size="lg">
          {button}
        </RoutedButtonLink>
      </div>
    </section>
  )
}

function begunTexts({ date }: BegunBooking): DashboardTexts['empty'] {
  return {
    title: 'You haven’t sent your booking yet',
    text: `You started ${date === null ? 'a booking' : `booking ${date}`} and what you typed is saved. We don’t hold a place until you send it.`,
    button: GO_ON,
  }
}

/** A booking started in this tab and not submitted. */
interface BegunBooking {
  /** Label of the chosen dates; null if none are chosen. */
  date: string | null
}

/** Returns the booking started in this tab. Null if there is none that the form could continue with. */
export function begunBooking(): BegunBooking | null {
  const draft = readStorage(TAB_DRAFT, 'sessionStorage')
  if (!isRecord(draft) || !isRecord(draft.values)) return null
  const { selectedDate } = draft.values
  return { date: typeof selectedDate === 'string' && selectedDate !== '' ? selectedDate : null }
}
