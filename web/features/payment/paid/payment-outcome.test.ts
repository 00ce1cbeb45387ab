import { expect, test } from 'vitest'
import type { Booking } from '#domain/booking/booking.ts'
import type { Traveller } from '#domain/contract/group-calls.ts'
import type { AnswerTo, KnownAnswers, Loaded, PageReaders } from '#domain/contract/page-readers.ts'
import type { BookingPayment } from '#domain/document/booking-payment.ts'
import type { Availability } from '#domain/place/availability.ts'
import { bookingView, depositPaidView } from '#test/booking-view.ts'
import { loadPaymentOutcome } from './payment-outcome.ts'
import { withReport } from './trip-page.ts'

type Session = AnswerTo<'verifySession'>['session']

/** Readers that return the given data, and fail for missing data. */
function reading({
  session,
  bookings,
  payments,
  availability,
  leads,
}: {
  session?: Loaded<Session>
  bookings?: Booking[]
  payments?: BookingPayment[]
  availability?: Availability
  /** Who booked together. */
  leads?: Traveller[]
}): Pick<PageReaders, 'read'> {
  const answers: KnownAnswers = {
    ...(session?.ok && { verifySession: () => ({ session: session.body }) }),
    ...(bookings && { myBookings: () => bookings }),
    ...(payments && { bookingPayments: () => ({ payments, orders: [] }) }),
    ...(leads && { group: () => ({ group: { id: 'g1', total: 2260, tier: 'super_early_bird' }, leads }) }),
    ...(availability && { bookingAvailability: () => availability }),
  }
  return {
    read: async (name) => {
      const answer = answers[name]
      if (answer) return { ok: true, body: answer() }
      return name === 'verifySession' && session
        ? { ...FAILED, status: session.ok ? 503 : session.status }
        : FAILED
    },
  }
}

const FAILED = { ok: false, status: 503, body: null } as const

function loaded<T>(body: T | undefined): Loaded<T> {
  return body === undefined ? FAILED : { ok: true, body }
}

const paid = depositPaidView()
const SIGNED_IN = { signedIn: true, now: new Date('2025-09-01T12:00:00Z'), transferWorkingDays: 3 }
const FULL = {
  booked: 8,
  available: 0,
  kiterBooked: 4,
  nonKiterBooked: 4,
  kiterAvailable: 0,
  nonKiterAvailable: 0,
  onSale: true,
}
const SIGNED_OUT = { ...SIGNED_IN, signedIn: false }

function told(paymentStatus: Session['payment_status']): Loaded<Session> {
  return loaded<Session>({
    id: 'cs_1',
    payment_status: paymentStatus,
    leadId: paid.id,
    method: 'card',
    amount_total: 200,
  })
}

test('a paid session is shown with its booking, receipt and timeline', async () => {
  const payment: BookingPayment = {
    id: 'p1',
    kind: 'deposit',
    method: 'card',
    isPart: false,
    amount: 200,
    disputed: 0,
    isOutgoingGuests: false,
    step: 'received',
    at: '2025-09-01T11:00:00.000Z',
    reason: null,
    note: null,
    accountLink: null,
    document: { id: 'd1', kind: 'receipt', number: 'R-2025-0001' },
  }
  const readers = reading({
    session: told('paid'),
    bookings: [bookingView({ id: 'other' }), paid],
    payments: [payment],
    availability: { [paid.selectedDate ?? '']: { ...FULL, startsOn: '2025-11-07', endsOn: '2025-11-16' } },
  })
  const outcome = await loadPaymentOutcome(readers, 'cs_1', SIGNED_IN)
  expect(outcome).toMatchObject({
    kind: 'paid',
    amount: 200,
    trip: { booking: paid, today: '2025-09-01', endsOn: '2025-11-16', receiptId: 'd1' },
  })
  if (outcome.kind !== 'paid') throw new Error('not paid')
  expect(outcome.trip?.timeline.map(({ kind, on }) => `${kind} ${on}`)).toEqual([
    'received 2025-09-01',
    'due 2025-09-23',
    'airport_tax 2025-11-07',
    'begins 2025-11-07',
  ])
})

test('what one payment covers has the sums of all its places', async () => {
  const group = { id: 'g1', number: 1, bookedByOther: false, sharedRoom: 'r1' }
  const [awa, ben] = [
    depositPaidView({ group }),
    depositPaidView({ id: 'ben', group: { ...group, number: 2, bookedByOther: true } }),
  ]
  const readers = reading({
    session: told('paid'),
    bookings: [awa],
    payments: [],
    leads: [awa, ben].map((lead) => ({
      ...lead,
      complete: true,
      open: 0,
      openFields: [],
      link: null,
      payLink: null,
    })),
  })
  expect(await loadPaymentOutcome(readers, 'cs_1', SIGNED_IN)).toMatchObject({
    trip: { places: 2, booking: { id: awa.id, amountPaid: 400, balanceDue: 1860 } },
  })
})

test('a paid session is shown as paid even if its booking or payments cannot be loaded', async () => {
  const alone = reading({ session: told('paid') })
  expect(await loadPaymentOutcome(alone, 'cs_1', SIGNED_IN)).toMatchObject({
    kind: 'paid',
    amount: 200,
    trip: null,
  })
  const unread = reading({ session: told('paid'), bookings: [paid] })
  expect(await loadPaymentOutcome(unread, 'cs_1', SIGNED_IN)).toMatchObject({
    trip: { booking: paid, endsOn: '2025-11-14', receiptId: null },
  })
})

test('an unpaid session leads to its booking, and an unknown or missing one to the payment screen', async () => {
  const unpaid = reading({ session: told('unpaid'), bookings: [paid] })
  expect(await loadPaymentOutcome(unpaid, 'cs_1', SIGNED_IN)).toEqual({
    kind: 'not_paid',
    leadId: paid.id,
    booking: paid,
  })
  const unknown = reading({ session: { ok: false, status: 404, body: null } })
  const none = { kind: 'not_paid', leadId: null, booking: null }
  expect(await loadPaymentOutcome(unknown, 'cs_1', SIGNED_IN)).toEqual(none)
  expect(await loadPaymentOutcome(unknown, '', SIGNED_OUT)).toEqual(none)
})

test('a session that could not be checked is not shown as unpaid', async () => {
  expect(await loadPaymentOutcome(reading({}), 'cs_1', SIGNED_IN)).toEqual({ kind: 'unknown' })
  expect(await loadPaymentOutcome(reading({}), 'cs_1', SIGNED_OUT)).toEqual({ kind: 'signed_out' })
})

test('after a reported transfer who has booked a group is thanked, not who comes along', () => {
  const group = { id: 'g1', number: 1, bookedByOther: false, sharedRoom: 'r1' }
  const reported = { status: 'booking_submitted', amountReported: 200 } as const
  const awa = bookingView({ ...reported, group })
  const ben = bookingView({ ...reported, id: 'ben', group: { ...group, number: 2, bookedByOther: true } })
  expect(withReport([ben, awa, bookingView()])).toEqual([awa])
})
