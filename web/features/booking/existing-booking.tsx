import { useEffect, useState } from 'react'
import { type CalendarDay, formatShortDay } from '#domain/base/dates.ts'
import { formatEuros } from '#domain/base/money.ts'
import { isPaidInFull } from '#domain/booking/booking-state.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { Founding } from '#domain/booking/founding.ts'
import type { User } from '#domain/contract/api-shapes.ts'
import type { WaitingBooking } from '#domain/contract/waiting-booking.ts'
import { nextPaymentInEuros } from '#domain/payment/payment-plan.ts'
import type { Availability } from '#domain/place/availability.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { EXISTING_BOOKING_REDIRECT_MS } from '#domain/site/timings.ts'
import { FOUNDING_MEMBER_DISCOUNT_PERCENT } from '#domain/terms/booking-terms.ts'
import { paymentPath } from '#web/booking-status/booking-status.ts'
import { readStoredBooking, storeBooking, storeRedirectAfterLogin } from '#web/browser/browser-storage.ts'
import { Card } from '#web/ui/card.tsx'
import { linkStyle } from '#web/ui/class-names.ts'
import { Button, ButtonLink } from '#web/ui/form/button.tsx'
import { GuestTime } from '#web/ui/guest-time.tsx'
import { useHydrated } from '#web/ui/hydration.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toasts } from '#web/ui/page/toast-store.ts'

/** An unpaid place of this browser, and until when it is held. */
interface HeldPlace extends Pick<WaitingBooking, 'id' | 'selectedDate'> {
  holdExpiresAt: string
}

/** Returns the place if it is held for a guest who has yet to sign in. */
export function heldPlace(booking: WaitingBooking | null, now: Date): HeldPlace | null {
  if (booking?.status !== 'booking_submitted' || booking.holdExpiresAt === null) return null
  const { id, selectedDate, holdExpiresAt } = booking
  return new Date(holdExpiresAt) > now ? { id, selectedDate, holdExpiresAt } : null
}

/** How the form treats a booking that the guest already has. */
interface ExistingBooking {
  /** Nothing is paid: the guest is redirected to the payment. Everything: to the dashboard. A part: the guest is asked what to do. */
  kind: 'unpaid' | 'completed' | 'open_balance'
  booking: Booking
}

/**
 * Returns the guest's newest booking that holds a place on a retreat that is not over; null if there is none. If nothing or everything is
 * paid it redirects (specification, section 4.5, step 1); with an open balance the guest is asked (decision 0008).
 */
export function existingBooking(
  bookings: readonly Booking[],
  availability: Availability,
  today: CalendarDay,
): ExistingBooking | null {
  const held = bookings.filter((each) => holdsPlace(each.status) && !isOver(each, availability, today))
  const booking = held.find(({ group }) => !group?.bookedByOther) ?? held[0]
  if (!booking) return null
  if (isPaidInFull(booking)) return { kind: 'completed', booking }
  return { kind: booking.paymentStatus === 'deposit_paid' ? 'open_balance' : 'unpaid', booking }
}

/** Says to a founding member what comes off the price, now or after the first retreat. */
export function FoundingNotice({ founding }: { founding: Founding }) {
  if (founding === 'none') return null
  const off = `${FOUNDING_MEMBER_DISCOUNT_PERCENT}%`
  return (
    <Notice title="You’re a founding member" className="mb-4">
      {founding === 'member'
        ? `${off} comes off the price of the package. It’s in the price of this booking.`
        : `After your first retreat, ${off} comes off the price of the package whenever you’re signed in to book.`}
    </Notice>
  )
}

function isOver({ selectedDate }: Booking, availability: Availability, today: CalendarDay): boolean {
  const endsOn = selectedDate === null ? undefined : availability[selectedDate]?.endsOn
  return endsOn !== undefined && endsOn < today
}

const REDIRECTS = {
  unpaid: {
    title: 'Existing booking found',
    description: 'Redirecting you to complete your payment...',
  },
  completed: {
    title: 'Booking already completed',
    description: 'You can view and manage your booking in the dashboard.',
  },
}

/**
 * Returns the guest's existing booking. Unless the guest asked for another retreat, a booking of which nothing or everything is paid
 * redirects after a second, with a message (specification, section 4.5, step 1).
 */
export function useExistingBooking(input: {
  bookings: readonly Booking[]
  availability: Availability
  today: CalendarDay
  /** False once a booking is submitted in this visit, and if the guest asked for another. */
  leadOn: boolean
}): ExistingBooking | null {
  const { bookings, availability, today, leadOn } = input
  const existing = existingBooking(bookings, availability, today)
  const kind = leadOn && existing && existing.kind !== 'open_balance' ? existing.kind : null
  const leadId = existing?.booking.id

  useEffect(() => {
    if (!kind || !leadId) return
    toasts.show(REDIRECTS[kind])
    const timer = setTimeout(() => {
      window.location.assign(kind === 'unpaid' ? goToPayment(leadId) : '/dashboard')
    }, EXISTING_BOOKING_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [kind, leadId])

  return existing
}

/**
 * Returns the address of a booking's payment, storing the booking's id if this browser has stored none. A stored booking is never
 * overwritten: if it is another one, the address names the booking instead.
 */
function goToPayment(leadId: string): string {
  const stored = readStoredBooking()
  if (stored && stored.leadId !== leadId) return paymentPath(leadId)
  if (!stored) storeBooking({ leadId })
  return '/payment'
}

/**
 * What a guest with an earlier booking should know. Signed out: that the booking is available after signing in. Asking for another retreat:
 * that an unpaid booking would be changed and no second one made. With an open balance: that it can be paid, or another retreat booked.
 */
export function BookingNotice({
  user,
  existing,
  held,
  another,
  today,
}: {
  user: User | null
  existing: ExistingBooking | null
  /** The place that is held for this browser until its guest signs in; null if there is none. */
  held: HeldPlace | null
  /** True if the guest asked for another retreat. */
  another: boolean
  today: CalendarDay
}) {
  const hydrated = useHydrated()
  if (existing?.kind === 'open_balance') {
    return another ? null : <OpenBalance booking={existing.booking} today={today} />
  }
  if (existing?.kind === 'unpaid' && another) {
    return (
      <Notice tone="warning" title="Pay for your first booking before making another" className="mt-6">
        You haven’t paid for {existing.booking.selectedDate} yet, and this form would change that booking.{' '}
        <a href="/payment" className={linkStyle}>
          Go to the payment
        </a>
      </Notice>
    )
  }
  const stored = hydrated && !user ? readStoredBooking() : null
  if (!stored) return null
  const isHeld = held !== null && held.id === stored.leadId
  return (
    <Notice
      title={
        isHeld ? (
          <>
            We’re holding {held.selectedDate} for you until{' '}
            <GuestTime at={new Date(held.holdExpiresAt)} kept={null} />.
          </>
        ) : (
          `You’ve already booked ${stored.selectedDate ?? 'a retreat'}`
        )
      }
      className="mt-6"
    >
      <a href="/auth" onClick={() => storeRedirectAfterLogin('/payment')} className={linkStyle}>
        Sign in to pay for it
      </a>
      . If you change anything here and press Checkout, you change that booking.
      {stored.emergencyContact === undefined &&
        ' We don’t keep your emergency contact or health notes in this browser, so please enter them again.'}
    </Notice>
  )
}

/** Offers to pay the open balance of a booking or to book another retreat; the form below is usable in the meantime. */
function OpenBalance({ booking, today }: { booking: Booking; today: CalendarDay }) {
  const [bookingAnother, setBookingAnother] = useState(false)
  if (bookingAnother) return null
  function bookAnother() {
    // The pressed button disappears, so the focus moves to the start of the form.
    document.querySelector<HTMLInputElement>('form input:checked')?.focus()
    setBookingAnother(true)
  }
  return (
    <Card
      as="section"
      tone="cream"
      aria-labelledby="open-balance"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4"
    >
      <div className="min-w-0 grow basis-80">
        <h2 id="open-balance" className="text-2xl">
          {`You’ve already booked ${booking.selectedDate ?? 'a retreat'}`}
        </h2>
        <p className="mt-1 text-ink">{balanceWords(booking, today)}</p>
      </div>
      <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <ButtonLink href={paymentPath(booking.id)}>Pay the balance</ButtonLink>
        <Button variant="secondary" onClick={bookAnother}>
          Book another retreat
        </Button>
      </div>
    </Card>
  )
}

function balanceWords(booking: Booking, today: CalendarDay): string {
  const next = nextPaymentInEuros(booking, today)
  const amount = formatEuros(next.amount)
  if (next.dueOn === null) return `${amount} is left to pay. Pay it, or book another retreat below.`
  const day = formatShortDay(next.dueOn, today)
  return next.dueOn < today
    ? `${amount} was due on ${day}. Pay it, or book another retreat below.`
    : `${amount} is due by ${day}. Pay it, or book another retreat below.`
}
