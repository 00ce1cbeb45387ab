import { expect, test } from 'vitest'
import { formatDay, formatShortDay } from '#domain/base/dates.ts'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestChange } from '#domain/contract/date-change-calls.ts'
import type { GuestWind } from '#domain/contract/wind-calls.ts'
import type { BookingPayment } from '#domain/document/booking-payment.ts'
import type { PhotoAlbum } from '#domain/guide/photos.ts'
import { bookingView, depositPaidView, detailsView } from '#test/booking-view.ts'
import { renderScreen } from '#test/render-screen.tsx'
import type { PlacesNow } from '#web/booking-status/offer-now.tsx'
import type { GuestBookings, GuideOutline, BookingDetails } from './dashboard-page.ts'
import { DashboardScreen } from './dashboard-screen.tsx'
import { DecidedChange } from './tasks/change-task.tsx'

const texts = {
  pendingNote: 'Please complete the payment within 48 hours of booking.',
  fitness: { title: 'Fitness program', text: 'Posted here 2 months before your retreat.' },
  preRetreat: { title: 'Pre-retreat information', text: 'Posted here 2 months before your retreat.' },
  empty: { title: 'No bookings yet', text: 'Your retreat will appear here.', button: 'Book Your Adventure' },
  nothingAhead: {
    title: 'No upcoming retreat',
    text: 'What was stands below.',
    button: 'Book Your Adventure',
  },
}

const DAYS = Array.from({ length: 8 }, (_, day) => ({
  title: `Title of day ${day + 1}`,
  activities: [
    { kind: 'kite' as const, who: 'kiters' as const, text: `Coaching ${day + 1}`, hours: day === 3 ? 1 : 2 },
    { kind: 'workshop' as const, who: 'non-kiters' as const, text: `Painting ${day + 1}` },
    { kind: 'yoga' as const, who: 'everyone' as const, text: `Yoga ${day + 1}` },
  ],
}))

const facts = {
  country: 'The Gambia',
  chat: { app: 'WhatsApp' as const, number: '+220 000 0000', url: 'https://wa.me/2200000000' },
  supportHours: '9–18 CET',
  flight: {
    title: 'Your flight',
    airport: 'Banjul (BJL)',
    land: 'before 20:00',
    leave: 'after 12:00',
    note: 'We pick you up.',
    examples: { land: true, leave: false },
  },
  place: {
    spot: null,
    year: {
      title: 'The year',
      intro: '',
      note: '',
      water: {
        celsius: [21, 20, 21, 22, 24, 27, 28, 28, 28, 28, 26, 23],
        of: 'at the surface',
        source: 'sample',
      },
    },
  },
  postedMonthsBefore: 2,
  photosWithinDays: 14,
  handOverCents: 0,
  days: DAYS,
  guarantee: { title: '', text: '', conditionsTitle: '', conditions: [] },
  transferWorkingDays: 3,
}

function html(
  bookings: Booking[] | null,
  loadedAt = '2025-09-01T10:30:00Z',
  /** `details` belong to the first booking. */
  {
    details,
    handedOver = [],
    founding = 'none',
    placesNow = null,
  }: Partial<GuestBookings> & { details?: Partial<BookingDetails> } = {},
) {
  const listed = (bookings ?? []).map((booking, index) => detailsView(booking, index === 0 ? details : {}))
  const own = bookings && { bookings: listed, handedOver, founding, placesNow }
  const page = (
    <DashboardScreen name="Awa" own={own} sessions={[]} loadedAt={loadedAt} texts={texts} facts={facts} />
  )
  // Removes the tags of times, so that sentences can be matched as text.
  return renderScreen(page).replaceAll(/<\/?(time|span)[^>]*>/g, '')
}

test('bookings that cannot be loaded are not shown as none', () => {
  const page = html(null)
  expect(page).toContain('We can’t load your bookings')
  expect(page).toContain('Fitness program')
  expect(page).not.toContain('No bookings yet')
})

test('an unpaid guest can cancel free of charge after ordering, and is not offered to before', () => {
  const order = { version: '1', orderedAt: '2025-09-01T10:00:00.000Z', changedAt: null }
  const ordered = html([bookingView({ order })])
  expect(ordered).toContain('You haven’t paid anything, so cancelling costs you nothing.')
  expect(ordered).toContain('Cancel booking')
  expect(html([bookingView({ order: null })])).not.toContain('Cancel booking')
})

test('cancelled and expired bookings are neither upcoming nor listed', () => {
  const old = '2025-08-10T09:00:00.000Z'
  const page = html([
    bookingView({ status: 'expired', submittedAt: old }),
    depositPaidView({ status: 'cancelled' }),
  ])
  expect(page).toContain('No upcoming retreat')
  expect(page).not.toContain('Past and cancelled')
})

test('an unpaid booking shows until when to pay, and the time left', () => {
  const page = html([bookingView()])
  expect(page).toMatch(new RegExp(`Please pay by .*${formatShortDay('2025-09-03')}, 09:00 GMT`))
  expect(page).toContain('46 hours left')
  expect(page).toContain(texts.pendingNote)
  expect(page).toContain('href="/payment?leadId=00000000-0000-4000-8000-000000000001"')
})

test('a booking is shown with its package, room and food', () => {
  const page = html([bookingView({ selectedDiet: 'vegan' })])
  for (const words of ['Kiter package', 'Private room', 'Vegan food']) expect(page).toContain(words)
})

test('once the retreat has begun, a guest who cannot come is asked to speak to us instead of refund steps', () => {
  const refundSteps = [
    { kind: 'everything', end: 'day', until: '2025-09-24T00:00:00.000Z', amount: 200, ifArrives: 0 },
  ] as const
  const at = (now: string) => html([depositPaidView()], now, { details: { refundSteps } })
  expect(at('2025-11-06T23:59:00Z')).toContain('refund-steps')
  const begun = at('2025-11-07T00:00:00Z')
  expect(begun).toContain('Your retreat has begun')
  expect(begun).not.toContain('refund-steps')
})

const ORDER = { version: 'ab12cd34', orderedAt: '2025-09-01T09:00:00.000Z', changedAt: null }

test('a hold that began after the booking is not said to end within 48 hours of booking', () => {
  const later = bookingView({ order: ORDER, holdExpiresAt: '2025-09-12T09:00:00Z' })
  const page = html([later], '2025-09-10T10:00:00Z')
  expect(page).not.toContain(texts.pendingNote)
  expect(page).toContain('After that, we release your place.')
})

test('an unordered booking leads to its order and payment, and an ordered one only to payment', () => {
  expect(html([bookingView()])).toContain('Check your order and pay')
  expect(html([depositPaidView()])).toContain('Check your order and pay')
  expect(html([bookingView({ order: ORDER })])).toContain('Complete payment')
  expect(html([depositPaidView({ order: ORDER })])).toContain('Pay the balance')
})

test('an unordered change is the first task, and nothing is due before it is ordered', () => {
  const order = { ...ORDER, changedAt: '2025-09-02T09:00:00.000Z' }
  const page = html([depositPaidView({ order, amountDisputed: 200 })])
  expect(page).toContain('Confirm your change')
  expect(page).toContain('The new total is €1,130. Nothing more is due until you order the change.')
  expect(page.indexOf('Confirm your change')).toBeLessThan(page.indexOf('The bank is holding'))
  expect(page.indexOf('The bank is holding')).toBeLessThan(page.indexOf('Check your order and pay'))
  expect(html([depositPaidView({ order: ORDER })])).not.toContain('Confirm your change')
})

test('a change of another traveller is ordered first too, for all of the group', () => {
  const group = { id: 'g', number: 1, bookedByOther: false, sharedRoom: null }
  const own = depositPaidView({ order: ORDER, group })
  const ben = depositPaidView({
    id: '00000000-0000-4000-8000-000000000002',
    order: { ...ORDER, changedAt: '2025-09-02T09:00:00.000Z' },
    group: { ...group, number: 2, bookedByOther: true },
  })
  const traveller = { complete: true, open: 0, openFields: [], link: null, payLink: null }
  const page = html([own, ben], undefined, { details: { travellers: [{ ...own, ...traveller }] } })
  expect(page).toContain('Confirm your change')
  expect(page).toContain('The new total is €2,260. Nothing more is due until you order the change.')
  expect(page).toContain('Check your order and pay')
  expect(page).not.toContain('Pay only my')
  // A change of who is on another date is ordered for that date alone.
  const apart = { ...ben, startsOn: '2025-12-05', selectedDate: 'Dec 5–12, 2025' }
  expect(html([own, apart])).not.toContain('Confirm your change')
})

test('who is on another date is not counted as coming, and cannot be paid for while other days are open', () => {
  const group = { id: 'g', number: 1, bookedByOther: false, sharedRoom: null }
  const own = depositPaidView({ order: ORDER, group })
  const ben = depositPaidView({
    id: '00000000-0000-4000-8000-000000000002',
    firstName: 'Ben',
    lastName: 'Claes',
    name: 'Ben Claes',
    order: ORDER,
    group: { ...group, number: 2, bookedByOther: true },
    startsOn: '2025-12-05',
    selectedDate: 'Dec 5–12, 2025',
    retreatDate: 'Dec 5–12, 2025',
  })
  const known = { complete: true, open: 0, openFields: [], link: null, payLink: null }
  const travellers = [
    { ...own, ...known },
    { ...ben, ...known },
  ]
  const page = (changes: GuestChange[]) =>
    renderScreen(
      <DashboardScreen
        name="Awa"
        own={{
          bookings: [detailsView(own, { travellers }), detailsView(ben, { changes })],
          handedOver: [],
          founding: 'none',
          placesNow: null,
        }}
        sessions={[]}
        loadedAt="2025-09-01T10:30:00Z"
        {...{ texts, facts }}
      />,
    )
  expect(page([])).toContain('1 of 1 complete')
  expect(page([])).toContain('Pay for Ben')
  const open: GuestChange = {
    ...CHANGE,
    kind: 'other_date',
    from: { label: 'Dec 5–12, 2025', startsOn: '2025-12-05', endsOn: '2025-12-12' },
    to: { label: 'Feb 6–13, 2026', startsOn: '2026-02-06', endsOn: '2026-02-13' },
    state: 'asked',
    answeredAt: null,
    decidedByOutgoingGuest: false,
  }
  expect(page([open])).not.toContain('Pay for Ben')
  expect(page([open])).toContain('Ben can come on Feb 6–13, 2026 instead')
})

test('a released group is told whose places went, and is not offered the booking of one alone', () => {
  const group = { id: 'g', number: 1, bookedByOther: false, sharedRoom: null }
  const own = bookingView({ status: 'expired', holdExpiresAt: null, group })
  const others = ['Ben', 'Lea'].map((firstName, index) =>
    bookingView({
      ...own,
      id: firstName,
      firstName,
      lastName: 'Claes',
      group: { ...group, number: index + 2, bookedByOther: true },
    }),
  )
  const page = html([own, ...others], '2025-09-04T10:30:00Z', { placesNow: FREE })
  expect(page).toContain('We released your places. You owe nothing.')
  expect(page).toContain('These were the places for you, Ben and Lea.')
  expect(page).not.toContain('Book it again')
  expect(html([own], '2025-09-04T10:30:00Z', { placesNow: FREE })).toContain('Book it again')
})

test('of an unpaid place that the guest booked for another, it says whose place is released', () => {
  const group = { id: 'g', number: 2, bookedByOther: true, sharedRoom: null }
  const page = html([bookingView({ firstName: 'Ben', name: 'Ben Claes', group, order: ORDER })])
  expect(page).toContain('Pay to keep Ben’s place')
  expect(page).toContain('After that, we release Ben’s place.')
})

test('once only the own place is paid, what is left for the others can be paid, and turns late', () => {
  const group = { id: 'g', number: 1, bookedByOther: false, sharedRoom: null }
  const own = depositPaidView({
    group,
    order: ORDER,
    paymentStatus: 'fully_paid',
    amountPaid: 1130,
    balanceDue: 0,
  })
  const ben = depositPaidView({
    id: 'ben',
    order: ORDER,
    firstName: 'Ben',
    name: 'Ben Claes',
    group: { ...group, number: 2, bookedByOther: true },
  })
  const soon = html([own, ben])
  expect(soon).toContain('€930 left to pay for Ben')
  expect(soon).toContain('Pay for Ben')
  expect(soon).toContain('This is for Ben’s place alone.')
  expect(soon).toContain('Your places are confirmed')
  expect(soon).toContain('€1,330 of €2,260 paid')
  expect(soon).not.toContain('fully paid')
  expect(soon).not.toContain('Everything is paid')
  expect(html([own, ben], '2025-09-24T10:30:00Z')).toContain('Balance overdue')
})

test('a date that we cancelled counts what was paid and refunded for all of a group', () => {
  const group = { id: 'g', number: 1, bookedByOther: false, sharedRoom: null }
  const end = { status: 'cancelled' as const, retreatCancelled: true }
  const own = depositPaidView({ ...end, group })
  const refund: BookingPayment = { ...RECEIVED, id: 'p2', kind: 'refund', step: 'under_way' }
  const ben = depositPaidView({
    ...end,
    id: 'ben',
    name: 'Ben Claes',
    group: { ...group, number: 2, bookedByOther: true },
  })
  const money = (ownGroup: Booking[]) =>
    ownGroup.map((booking) => detailsView(booking, { payments: [RECEIVED, refund] }))
  const page = renderScreen(
    <DashboardScreen
      name="Awa"
      own={{ bookings: money([own, ben]), handedOver: [], founding: 'none', placesNow: null }}
      sessions={[]}
      loadedAt="2025-09-01T10:30:00Z"
      {...{ texts, facts }}
    />,
  ).replaceAll(/<\/?(time|span)[^>]*>/g, '')
  expect(page).toContain('€400 refund on its way to your card')
  expect(page).toContain('You paid €400.')
  expect(page).toContain('For the two places of your group, with those listed below.')
  expect(page).toContain('For Ben Claes')
})

test('each order is listed among the documents, with its date and its copy', () => {
  const booking = depositPaidView({ order: ORDER })
  const placed = {
    id: 'o1',
    version: 'ab12cd34',
    orderedAt: ORDER.orderedAt,
    orderedBy: 'guest',
    total: 950,
  } as const
  const changed = { ...placed, id: 'o2', orderedAt: '2025-09-02T09:00:00.000Z', total: 1130 }
  const page = html([booking], undefined, { details: { orders: [placed, changed] } })
  expect(page).toContain('href="/api/orders/o1"')
  expect(page).toContain(`Your order, ${formatDay('2025-09-01')} (PDF)`)
  expect(page).toContain(`Your change, ${formatDay('2025-09-02')} (PDF)`)
})

test('a hold that has just ended leads to booking again, not to payment', () => {
  const page = html([bookingView()], '2025-09-03T09:00:00Z')
  expect(page).toContain('We’ve released your place')
  expect(page).not.toContain('Check your order and pay')
})

test('an overdue balance shows since when it was due', () => {
  const page = html([depositPaidView()], '2025-09-24T00:00:00Z')
  expect(page).toContain(`It was due on ${formatShortDay('2025-09-23')}`)
  expect(html([depositPaidView()], '2025-09-23T23:59:59Z')).toContain(
    `By ${formatShortDay('2025-09-23')}: today is the last day`,
  )
  const early = html([depositPaidView()])
  expect(early).toContain(`By ${formatShortDay('2025-09-23')}: 22 days left`)
  expect(early).toContain('Balance due: €930')
  expect(early).toContain('tells us to look for it')
})

test('days of another season are shown with their year, in the tasks and in the rows', () => {
  const guide: GuideOutline = {
    bookingId: '1',
    retreatDate: 'Nov 7–14, 2025',
    isPosted: false,
    postedOn: '2025-09-07',
    chapters: [],
    departure: null,
    departureOn: '2025-10-24',
  }
  const lastSeason = html([depositPaidView()], '2024-11-01T09:00:00Z', { details: { guide } })
  expect(lastSeason.match(new RegExp(`by ${formatDay('2025-09-23')}`, 'gi'))).toHaveLength(3)
  expect(lastSeason).toContain(`Available from ${formatDay('2025-09-07')}.`)
  expect(lastSeason).toContain(`Name and number from ${formatDay('2025-10-24')}`)
  expect(html([depositPaidView()], undefined, { details: { guide } })).toContain(
    `Available from ${formatShortDay('2025-09-07')}.`,
  )
})

test('a reported transfer is shown as being checked, even if it pays everything', () => {
  const reported = depositPaidView({
    paymentStatus: 'fully_paid',
    status: 'booking_submitted',
    amountPaid: 0,
    amountReported: 1130,
    balanceDue: 0,
  })
  const page = html([reported])
  expect(page).toContain('We’re checking for your transfer of €1,130')
  expect(page).not.toContain('Everything is paid')
})

test('an imported booking without a price shows what is paid and due', () => {
  const page = html([depositPaidView({ quote: null, paymentReferences: null, balanceDue: 750 })])
  expect(page).toContain('€950')
  expect(page).toContain('Balance due: €750')
  expect(page).not.toContain('Payment references')
})

const RECEIVED: BookingPayment = {
  id: 'p1',
  kind: 'deposit',
  method: 'card',
  isPart: false,
  amount: 200,
  disputed: 0,
  isOutgoingGuests: false,
  accountLink: null,
  step: 'received',
  at: '2025-09-01T09:30:00.000Z',
  reason: null,
  note: null,
  document: { id: 'd1', kind: 'receipt', number: 'R-2025-0001' },
}

test('a payment is shown with date, method and receipt, and the retreat can be added to a calendar', () => {
  const booking = depositPaidView()
  const page = html([booking], undefined, { details: { payments: [RECEIVED] } })
  expect(page).toContain('Deposit by card')
  expect(page).toContain(`${formatDay('2025-09-01')}, received`)
  expect(page).toContain('href="/api/documents/d1"')
  expect(page).toContain('Receipt R-2025-0001 (PDF)')
  expect(page).toContain(`href="/api/calendar/${booking.id}"`)
})

test('money held by the bank is not shown as received', () => {
  const booking = depositPaidView({
    amountPaid: 1130,
    amountDisputed: 930,
    balanceDue: 0,
    paymentStatus: 'fully_paid',
  })
  const held: BookingPayment = { ...RECEIVED, id: 'p2', kind: 'balance', amount: 930, disputed: 930 }
  const page = html([booking], undefined, { details: { payments: [RECEIVED, held] } })
  expect(page).toContain('Payment disputed')
  expect(page).toContain('The bank is holding €930')
  expect(page).toContain('We have €200; the bank is holding €930.')
  expect(page).toContain('received, and €930 of it held by the bank in a dispute')
  expect(page).not.toContain('We’ve received')
  expect(page).not.toContain('Fully refundable')
  expect(html([depositPaidView()])).toContain('We’ve received €200.')
})

test('an unpaid booking has no documents and no calendar entry', () => {
  const page = html([bookingView()])
  expect(page).not.toContain('received')
  expect(page).not.toContain('(PDF)')
  expect(page).not.toContain('Add to calendar')
})

test('the documents of a cancelled booking can still be downloaded', () => {
  const booking = depositPaidView({ status: 'cancelled' })
  const note = { id: 'd2', kind: 'credit_note', number: 'C-2025-0001' } as const
  const refund: BookingPayment = {
    ...RECEIVED,
    id: 'p2',
    kind: 'refund',
    step: 'paid_back',
    reason: 'booking_cancelled',
    document: note,
  }
  const page = html([booking], undefined, { details: { payments: [RECEIVED, refund] } })
  expect(page).toContain('Booking Cancelled')
  expect(page).toContain('€200 refunded')
  expect(page).toContain('You paid €200. There was no cancellation fee.')
  expect(page).not.toContain('No bookings yet')
  expect(page).not.toContain('Before you travel')
  expect(page).not.toContain('Past and cancelled')
  // Two weeks after it was sent, the refund is listed under past bookings.
  const later = html([booking], '2025-09-16T10:30:00Z', { details: { payments: [RECEIVED, refund] } })
  expect(later).toContain('No upcoming retreat')
  expect(later).toContain('Past and cancelled, 1')
  expect(later).toContain('Cancelled: €200 refunded')
  expect(later).not.toContain('<details open')
  expect(page).toContain('refunded: the booking was cancelled')
  expect(page).toContain('−€200')
  expect(page).toContain('Credit note C-2025-0001 (PDF)')
})

test('a refund by transfer asks for bank details until they are known', () => {
  const refund: BookingPayment = {
    ...RECEIVED,
    id: 'p2',
    kind: 'refund',
    method: 'bank_transfer',
    step: 'under_way',
    accountLink: '/refund/token',
    document: null,
  }
  const given = { ...refund, accountLink: null }
  for (const booking of [depositPaidView({ status: 'cancelled' }), depositPaidView()]) {
    const page = html([booking], undefined, { details: { payments: [RECEIVED, refund] } })
    expect(page).toContain('refund waiting for your bank details')
    expect(page).toContain('href="/refund/token"')
    expect(page).not.toContain('refund on its way to you')
    const sent = html([booking], undefined, { details: { payments: [RECEIVED, given] } })
    expect(sent).not.toContain('waiting for your bank details')
  }
})

test('a guest whose booking expired or was passed on is not greeted as new', () => {
  const expired = html([bookingView({ status: 'expired', holdExpiresAt: null })], '2025-09-20T10:30:00Z')
  expect(expired).toContain('No upcoming retreat')
  expect(expired).not.toContain('No bookings yet')
  const place = {
    retreatDate: 'Nov 7–14, 2025',
    name: 'Ben Claes',
    handedOverAt: '2025-09-01T10:00:00.000Z',
    documents: [],
    refunds: [],
    complaints: [],
  }
  const handedOver = html([], undefined, { handedOver: [place] })
  expect(handedOver).toContain('No upcoming retreat')
  expect(handedOver).toContain('Ben Claes’s place')
  expect(html([])).toContain('No bookings yet')
})

test('a complaint about a released place is offered only if money was received for it', () => {
  const booking = bookingView({ status: 'expired', holdExpiresAt: null, amountReported: 950 })
  for (const step of ['reported', 'received'] as const) {
    const page = html([booking], undefined, { details: { payments: [{ ...RECEIVED, step }] } })
    expect([step, page.includes('Something not as promised?')]).toEqual([step, step === 'received'])
  }
})

test('no transport to the departing flight is promised, and passing on a place names its cost', () => {
  const page = html([depositPaidView()])
  expect(page).toContain('So we can meet you at the airport when you land.')
  expect(page).not.toContain('takes you back')
  expect(page).toContain('pass your place on to someone else, and we cannot refuse. There is no charge.')
})

test('an overdue balance is not shown as "Deposit paid"', () => {
  expect(html([depositPaidView()], '2025-09-23T23:59:59Z')).toContain('Deposit paid')
  const late = html([depositPaidView()], '2025-09-24T00:00:00Z')
  expect(late).toContain('Balance overdue')
  expect(late).not.toContain('Deposit paid')
})

test('a reported deposit shows the balance due and how to report it, with or without a confirmed address', () => {
  const reported = { paymentStatus: 'deposit_paid', amountReported: 200, balanceDue: 930 } as const
  for (const holdExpiresAt of ['2025-09-03T09:00:00.000Z', null]) {
    const page = html([bookingView({ ...reported, holdExpiresAt })])
    expect(page).toContain('We’re checking for your transfer of €200')
    expect(page).toContain('Balance due: €930')
    expect(page).toContain('Completed balance payment')
  }
})

test('payment references are shown only for open payments', () => {
  expect(html([bookingView()])).toMatch(/Deposit reference.*Full payment reference/)
  const balance = html([depositPaidView()])
  expect(balance).toContain('Balance reference')
  expect(balance).not.toMatch(/Deposit reference|Full payment reference/)
  expect(html([depositPaidView({ balanceDue: 0, paymentStatus: 'fully_paid' })])).not.toContain(
    'Payment references',
  )
})

test('a guide that is already due is available after payment', () => {
  expect(html([bookingView()])).toContain('Posted here 2 months before your retreat.')
  const late = html([bookingView()], '2025-10-27T10:00:00Z')
  expect(late).toContain('Available once you’ve paid.')
  expect(late).not.toContain('Posted here')
})

test('a refund that is still on its way keeps its booking on the page', () => {
  const booking = depositPaidView({ status: 'cancelled' })
  const refund: BookingPayment = { ...RECEIVED, id: 'p2', kind: 'refund', step: 'under_way', document: null }
  const page = html([booking], undefined, { details: { payments: [RECEIVED, refund] } })
  expect(page).toContain('€200 refund on its way to you')
  expect(page).toContain(`By ${formatShortDay('2025-09-15')}, usually sooner`)
})

test('the next retreat shows its map and the usual weather of its month', () => {
  const page = html([depositPaidView()])
  expect(page).toContain('Map of the coast of The Gambia')
  expect(page).toContain('Average in November')
  expect(page).toContain('26 °C')
})

test('the next retreat shows the days left, and then the day of the retreat', () => {
  expect(html([depositPaidView()])).toContain('67 days to The Gambia')
  expect(html([depositPaidView()], '2025-11-06T12:00:00Z')).toContain('1 day to The Gambia')
  expect(html([depositPaidView()], '2025-11-07T00:00:00Z')).toContain('Day 1 of 8')
  expect(html([depositPaidView()], '2025-11-14T23:59:00Z')).toContain('Day 8 of 8')
  const over = html([depositPaidView()], '2025-11-15T00:00:00Z')
  expect(over).toContain('Thank you for coming, Awa')
  expect(over).toContain(
    `We’ll delete your health notes, emergency contact and flights on ${formatShortDay('2025-12-14')}.`,
  )
  expect(over).toContain('€930 left to pay')
  expect(over).not.toContain('for life')
  expect(over).toContain(`Your photos will be here by ${formatShortDay('2025-11-28')}.`)
  expect(html([depositPaidView()], '2025-11-29T00:00:00Z')).toContain('Your photos aren’t here yet.')
})

test('two weeks before, documents no longer count on weeks', () => {
  const before = html([depositPaidView()], '2025-10-24T23:59:00Z')
  expect(before).toContain('Some take weeks')
  const late = html([depositPaidView()], '2025-10-25T00:00:00Z')
  expect(late).toContain('Check today that you have passport, visa and yellow fever certificate.')
  expect(late).not.toContain('Some take weeks')
})

test('nothing can be complained about before the place is confirmed', () => {
  expect(html([bookingView()])).not.toContain('Not as promised?')
  expect(html([depositPaidView()])).toContain('Not as promised?')
})

test('flights and travel documents are asked for only after the deposit, and flight times are shown', () => {
  const page = html([bookingView()])
  expect(page).not.toContain('Add your flight times')
  expect(page).not.toContain('Check visa and health documents')
  expect(html([depositPaidView()])).toContain(`By ${formatShortDay('2025-10-24')}: 53 days left`)
  const told = html([
    depositPaidView({
      arrivalDate: '2025-11-07',
      arrivalTime: '18:40',
      departureDate: '2025-11-14',
      departureTime: '21:05',
    }),
  ])
  expect(told).toContain('Your flight times')
  expect(told).toContain(`${formatShortDay('2025-11-07')}, 18:40`)
})

test('the landing and whom to call are shown at the top in the last week, if the time is known', () => {
  const landing = { arrivalDate: '2025-11-07', arrivalTime: '18:40', arrivalFlight: 'SN 231' }
  const lastWeek = '2025-10-31T12:00:00Z'
  const page = html([depositPaidView(landing)], lastWeek)
  expect(page).toContain('Your arrival')
  expect(page).toContain(`${formatShortDay('2025-11-07')}, SN 231 lands at`)
  expect(html([depositPaidView(landing)], '2025-10-30T12:00:00Z')).not.toContain('Your arrival')
  expect(html([depositPaidView({ arrivalDate: '2025-11-07' })], lastWeek)).not.toContain('Your arrival')
  expect(html([depositPaidView(landing)], '2025-11-07T12:00:00Z')).not.toContain('Your arrival')
})

test('a goodwill refund is shown neither as missing nor as already sent', () => {
  const page = html([
    depositPaidView({
      paymentStatus: 'fully_paid',
      amountPaid: 1080,
      amountCredited: 50,
      balanceDue: 0,
      order: ORDER,
    }),
  ])
  expect(page).toContain('€1,130 paid, €50 goodwill refund')
  expect(page).toContain('We’ve received €1,130. Your goodwill refund is €50.')
  expect(page).not.toContain('€1,080 of €1,130 paid')
})

test('the missing part of a deposit is named', () => {
  const page = html([
    depositPaidView({
      amountPaid: 150,
      balanceDue: 980,
      holdExpiresAt: '2025-09-03T09:00:00.000Z',
      order: ORDER,
      status: 'booking_submitted',
    }),
  ])
  expect(page).toContain('Please pay the last €50 of your deposit by ')
  expect(page).toContain('We’ve received €150.')
  expect(page).toContain('Complete payment')
  expect(page).not.toContain('Pay the balance')
})

const CHANGE = {
  id: '1',
  kind: 'terms',
  from: { label: 'Oct 31–Nov 7, 2025', startsOn: '2025-10-31', endsOn: '2025-11-07' },
  to: null,
  words: 'Another lodge.',
  chooseBy: '2025-09-08',
  announcedAt: '2025-09-01T09:00:00.000Z',
  state: 'accepted',
  silenceAccepts: true,
  answeredAt: '2025-09-02T09:00:00.000Z',
  decidedByOutgoingGuest: true,
  back: 0,
  backToOutgoingGuest: 0,
  backIfArrives: 0,
} satisfies GuestChange

test("a change accepted by the previous guest is shown as part of the place, not as this guest's answer", () => {
  const page = renderScreen(<DecidedChange change={CHANGE} />)
  expect(page).toContain('We changed this retreat before you took over the place')
  expect(page).toContain('Another lodge.')
  expect(page).not.toMatch(/You have accepted|you agreed to/)
  const own = renderScreen(<DecidedChange change={{ ...CHANGE, decidedByOutgoingGuest: false }} />)
  expect(own).toContain('You’ve accepted a change')
})

test('while a date change waits for an answer, payments are closed, but a sent transfer can be reported', () => {
  const move: GuestChange = {
    ...CHANGE,
    kind: 'days',
    to: { label: 'Nov 1–8, 2025', startsOn: '2025-11-01', endsOn: '2025-11-08' },
    state: 'asked',
    answeredAt: null,
    decidedByOutgoingGuest: false,
  }
  const shown = (booking: Booking) => html([booking], undefined, { details: { changes: [move] } })
  const page = shown(depositPaidView({ order: ORDER }))
  expect(page).toContain('Choose your dates first')
  expect(page).toContain('Completed balance payment')
  expect(page).not.toMatch(/Pay the balance|Let somebody else pay|href="\/payment/)
  expect(shown(bookingView({ order: ORDER }))).not.toContain('href="/payment')
  const reported = { order: ORDER, amountReported: 200, balanceDue: 930 }
  expect(shown(bookingView(reported))).not.toContain('Pay by card instead')
  expect(page).toContain('Choose by ')
  expect(page).toContain('Cancel, full refund')
  expect(page).not.toMatch(/Cancel booking|If you cancel/)
  const late = html([depositPaidView({ order: ORDER })], '2025-10-20T10:00:00Z', {
    details: { changes: [move] },
  })
  expect(late).toContain('Please choose now')
  expect(late).toContain('We’ll call you. Your place stays held.')
  // The booking already shows a change that was accepted after the list was loaded.
  expect(shown(depositPaidView({ order: ORDER, selectedDate: 'Nov 1–8, 2025' }))).toContain('Pay the balance')
})

const FREE: PlacesNow = {
  tiers: {
    kiter: { tier: 'super_early_bird', price: 950 },
    nonKiter: { tier: 'super_early_bird', price: 750 },
    totalBookings: 2,
    spotsLeft: 6,
  },
  availability: {
    'Nov 7–14, 2025': {
      booked: 2,
      available: 14,
      kiterBooked: 2,
      nonKiterBooked: 0,
      kiterAvailable: 6,
      nonKiterAvailable: 8,
      startsOn: '2025-11-07',
      endsOn: '2025-11-14',
      onSale: true,
    },
  },
  prices: { privateRoomCents: 18_000 },
}

test('a guest who has taken over a place is promised no refund of what the previous guest paid', () => {
  const marek = { firstName: 'Marek', paid: 950, reported: 0 }
  const paid = {
    status: 'payment_confirmed',
    paymentStatus: 'fully_paid',
    amountPaid: 950,
    balanceDue: 0,
  } as const
  const steps = [
    { kind: 'everything', end: 'day', until: '2025-09-24T00:00:00.000Z', amount: 950, ifArrives: 0 },
  ] as const
  const details = { refundSteps: steps }
  const now = '2025-09-04T10:30:00Z'
  const taken = html([bookingView({ ...paid, holdExpiresAt: null, outgoingGuest: marek })], now, { details })
  expect(taken).toContain('If you cancel, we refund Marek, who paid, not you.')
  expect(taken).toContain('€950 refund to Marek')
  expect(taken).not.toContain('refund if you cancel now')
  const both = bookingView({ ...paid, holdExpiresAt: null, outgoingGuest: { ...marek, paid: 200 } })
  expect(html([both], now, { details })).toContain('Each refund goes to the guest who paid')
})

test('while a transfer is on its way for a released place, nothing is owed to be sent, and booking again comes second', () => {
  const release = { rule: 'address_unconfirmed' as const, until: '2025-09-03T09:00:00.000Z' }
  const booking = bookingView({ status: 'expired', holdExpiresAt: null, release, amountReported: 950 })
  const page = html([booking], '2025-09-04T10:30:00Z', { placesNow: FREE })
  expect(page).toContain(
    `You didn’t confirm your email address by ${formatShortDay('2025-09-03')}, 09:00 GMT`,
  )
  expect(page).toContain('Your €950 transfer is still on its way.')
  expect(page).toContain('Don’t send it a second time.')
  expect(page).not.toMatch(/You owe nothing|Book it again|7 working days/)
  expect(page).toContain('Book the same dates again')
})

test("an unpaid booking that expired owes nothing, and can be booked again at today's price", () => {
  const booking = bookingView({ status: 'expired', holdExpiresAt: null })
  const page = html([booking], '2025-09-04T10:30:00Z', { placesNow: FREE })
  expect(page).toContain('We released your place. You owe nothing.')
  expect(page).toContain('At the same price, €1,130.')
  expect(page).toContain('Book it again: €1,130')
  const dearer = { ...FREE, tiers: { ...FREE.tiers, kiter: { tier: 'early_bird' as const, price: 1100 } } }
  const risen = html([booking], '2025-09-04T10:30:00Z', { placesNow: dearer })
  expect(risen).toContain('It costs €1,280 now. It was €1,130.')
  const full = { ...FREE, availability: {} }
  const gone = html([booking], '2025-09-04T10:30:00Z', { placesNow: full })
  expect(gone).not.toContain('Book it again')
})

test("during the retreat, the guest's schedule of the day and the contacts are shown", () => {
  const departure = {
    itinerary: '',
    lodging: '',
    meals: '',
    transport: [],
    contact: { name: 'Your host', phone: '+220 000 0001' },
    emergency: 'The ambulance is 116, the police 117.',
  }
  const booking = depositPaidView({ balanceDue: 0, paymentStatus: 'fully_paid', amountPaid: 1130 })
  const guide: GuideOutline = {
    bookingId: booking.id,
    retreatDate: 'Nov 7–14, 2025',
    postedOn: '2025-09-07',
    isPosted: true,
    departure,
    departureOn: '2025-10-24',
    chapters: [],
  }
  const page = html([booking], '2025-11-09T08:00:00Z', { details: { guide } })
  expect(page).toContain(`${formatShortDay('2025-11-09')} · Day 3 of 8`)
  expect(page).toContain('Coaching 3, 2 hours')
  expect(page).not.toContain('Painting 3')
  expect(page).toContain('href="tel:+2200000001"')
  expect(page).toContain('href="tel:116"')
  expect(page).toContain('Tomorrow: Title of day 4')
  expect(page).not.toContain('Cancel booking')
  expect(html([booking], '2025-11-10T08:00:00Z', { details: { guide } })).toMatch(/Coaching 4, 1 hour\b/)
  expect(html([booking], '2025-11-14T08:00:00Z', { details: { guide } })).not.toContain('Tomorrow')
})

test.each([
  ['all of it received', { amountPaid: 1130 }],
  ['its balance still reported', { amountPaid: 200, amountReported: 930 }],
])('after a retreat that is fully paid, %s, a founding member sees the discounted price', (_, money) => {
  const booking = depositPaidView({ balanceDue: 0, paymentStatus: 'fully_paid', ...money })
  const page = html([booking], '2025-11-20T08:00:00Z', { placesNow: FREE, founding: 'member' })
  expect(page).toContain('20% off, for life')
  expect(html([booking], '2025-11-20T08:00:00Z')).not.toContain('20% off, for life')
  expect(page).toMatch(/€950<\/s> <strong>€760/)
})

test('the photos are shown on the last day, afterwards and among past retreats, with their end date', () => {
  const booking = depositPaidView({ balanceDue: 0, paymentStatus: 'fully_paid', amountPaid: 1130 })
  const photos = { url: 'https://photos.example/a?b=1&c=2', keptUntil: '2026-07-29' }
  const at = (bookings: Booking[], loadedAt: string, of: PhotoAlbum | null = photos) =>
    html(bookings, loadedAt, { details: { photos: of } })
  const link = '<a href="https://photos.example/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer"'
  const next = depositPaidView({ id: 'next', startsOn: '2026-12-04', selectedDate: 'Dec 4–11, 2026' })
  for (const page of [
    at([booking], '2025-11-14T08:00:00Z'),
    at([booking], '2025-11-20T08:00:00Z'),
    at([booking, next], '2025-11-20T08:00:00Z'),
  ]) {
    expect(page.split(link)).toHaveLength(2)
    expect(page).toContain(`Available until ${formatDay('2026-07-29')}`)
  }
  expect(at([booking], '2025-11-20T08:00:00Z', null)).not.toContain('album')
})

test('one task is shown in full, and the others are listed and counted', () => {
  const page = html([depositPaidView()])
  expect(page).toMatch(/Balance due: €930.*After that.*1 of 6 done.*Check visa and health documents/)
  const paid = depositPaidView({ balanceDue: 0, paymentStatus: 'fully_paid', amountPaid: 1130 })
  expect(html([paid])).toMatch(/Check visa and health documents.*After that.*Add your flight times/)
  const told = { ...paid, papersChecked: true, arrivalDate: '2025-11-07', arrivalTime: '18:40' }
  const flights = { departureDate: '2025-11-14', departureTime: '21:05' }
  expect(html([{ ...told, ...flights }])).not.toContain('After that</h3>')
})

const WIND: GuestWind = {
  days: [
    { day: '2025-11-01', kite: 'full', note: null },
    { day: '2025-11-02', kite: 'none', note: null },
    { day: '2025-11-03', kite: null, note: null },
    { day: '2025-11-04', kite: 'full', note: null },
    { day: '2025-11-05', kite: null, note: null },
    { day: '2025-11-06', kite: null, note: null },
  ],
  fullDays: 2,
  missingDays: 1,
  applies: false,
  choose: null,
  credit: null,
  cash: null,
}
const travelled = bookingView({
  startsOn: '2025-10-31',
  status: 'payment_confirmed',
  paymentStatus: 'fully_paid',
})

test.each([
  [
    'in progress',
    '2025-11-05T12:00:00Z',
    {},
    'With fewer than 3 full days by Thu 6 Nov, Wind or Win applies.',
  ],
  [
    'with three full days',
    '2025-11-05T12:00:00Z',
    { missingDays: 0 },
    '3 full days: Wind or Win isn’t needed this time.',
  ],
  [
    'with too little wind',
    '2025-11-05T12:00:00Z',
    { applies: true },
    'Fewer than 3 full days: Wind or Win applies.',
  ],
  [
    'when to choose',
    '2025-11-08T12:00:00Z',
    { applies: true, choose: { until: '2026-01-06' } },
    'Choose one first. Your price and refunds don’t change.',
  ],
  ['with a credit', '2025-12-08T12:00:00Z', { credit: { days: 2, left: 1, since: '' } }, '1 kite day'],
  [
    'with cash on its way',
    '2025-11-10T12:00:00Z',
    { cash: { amount: 150, account: '···7034', dueOn: '2025-11-21', isPaid: false } },
    'We’ll transfer it to ···7034 by Fri 21 Nov.',
  ],
])('the wind of a retreat %s is on the dashboard', (_, now, differences, words) => {
  expect(html([travelled], now, { details: { wind: { ...WIND, ...differences } } })).toContain(words)
})

test('cash back that was sent, and a credit that was used, are no longer on the dashboard', () => {
  const cash = { amount: 150, account: null, dueOn: '2025-11-21', isPaid: true }
  const credit = { days: 1, left: 0, since: '' }
  for (const differences of [{ cash }, { credit }]) {
    const page = html([travelled], '2025-12-08T12:00:00Z', { details: { wind: { ...WIND, ...differences } } })
    expect(page).not.toMatch(/kite day|is on its way/)
  }
})

test.each([
  ['coming', 'You’re a founding member: after your first retreat, 20% comes off every package.'],
  ['member', 'You’re a founding member: 20% comes off every package'],
] as const)('before the discount is used, a founding member (%s) reads of it', (founding, words) => {
  expect(html([travelled], '2025-10-01T09:00:00Z', { founding })).toContain(words)
})
