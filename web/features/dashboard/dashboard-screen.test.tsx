import { expect, test } from 'vitest'
import { bookingView, depositPaidView, stayView } from '#test/booking-view.ts'
import { renderScreen } from '#test/render-screen.tsx'
import type { Booking } from '#domain/booking/booking.ts'
import type { GuestChange } from '#domain/date-change/date-change-calls.ts'
import type { BookingPayment } from '#domain/document/document-calls.ts'
import type { PhotoAlbum } from '#domain/retreat/photos.ts'
import type { GuestsStays, GuideOutline, Stay } from './dashboard-page.ts'
import type { PlacesNow } from '#web/booking-status/offer-now.ts'
import { DecidedChange } from './change-task.tsx'
import { DashboardScreen } from './dashboard-screen.tsx'

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
  cancelWarning: 'Cancellation fees may apply.',
}

const DAYS = Array.from({ length: 8 }, (_, day) => ({
  title: `Title of day ${day + 1}`,
  activities: [
    { kind: 'kite' as const, who: 'kiters' as const, text: `Coaching ${day + 1}`, hours: 2 },
    { kind: 'workshop' as const, who: 'non-kiters' as const, text: `Painting ${day + 1}` },
    { kind: 'yoga' as const, who: 'everyone' as const, text: `Yoga ${day + 1}` },
  ],
}))

const facts = {
  country: 'The Gambia',
  chat: { app: 'WhatsApp', number: '+220 000 0000', url: 'https://wa.me/2200000000' },
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
      wind: null,
      water: {
        celsius: [21, 20, 21, 22, 24, 27, 28, 28, 28, 28, 26, 23],
        of: 'at the surface',
        source: 'sample',
        isExample: true,
      },
      air: null,
      rain: null,
    },
  },
  postedMonthsBefore: 2,
  handOverCents: 0,
  days: DAYS,
  transferWorkingDays: 3,
}

function html(
  bookings: Booking[] | null,
  loadedAt = '2025-09-01T10:30:00Z',
  /** `details` are those of the first booking. */
  { details, handedOn = [], placesNow = null }: Partial<GuestsStays> & { details?: Partial<Stay> } = {},
) {
  const stays = (bookings ?? []).map((booking, index) => stayView(booking, index === 0 ? details : {}))
  const own = bookings && { stays, handedOn, placesNow }
  const page = <DashboardScreen name="Awa" own={own} loadedAt={loadedAt} texts={texts} facts={facts} />
  // Times are in an element of their own; in the text they belong to their sentence.
  return renderScreen(page).replaceAll(/<\/?(time|span)[^>]*>/g, '')
}

test('bookings that cannot be read are said to be safe, and are not said to be none', () => {
  const page = html(null)
  expect(page).toContain('We can’t load your bookings')
  expect(page).toContain('Fitness program')
  expect(page).not.toContain('No bookings yet')
})

test('an unpaid guest who has ordered can cancel, and reads that it costs nothing; one who has not ordered is not asked', () => {
  const order = { version: '1', orderedAt: '2025-09-01T10:00:00.000Z', changedAt: null }
  const ordered = html([bookingView({ order })])
  expect(ordered).toContain('You haven’t paid anything, so cancelling costs you nothing.')
  expect(ordered).toContain('Cancel booking')
  expect(html([bookingView({ order: null })])).not.toContain('Cancel booking')
})

test('of cancelled and expired bookings none is ahead, and none is listed', () => {
  const old = '2025-08-10T09:00:00.000Z'
  const page = html([
    bookingView({ status: 'expired', submittedAt: old }),
    depositPaidView({ status: 'cancelled' }),
  ])
  expect(page).toContain('No upcoming retreat')
  expect(page).not.toContain('Past and cancelled')
})

test('an unpaid booking says until when to pay, and how long that is', () => {
  const page = html([bookingView()])
  expect(page).toMatch(/Please pay by .*Wed 3 Sept, 09:00 GMT/)
  expect(page).toContain('46 hours left')
  expect(page).toContain('href="/payment?leadId=00000000-0000-4000-8000-000000000001"')
})

const ORDER = { version: 'ab12cd34', orderedAt: '2025-09-01T09:00:00.000Z', changedAt: null }

test('what is not ordered is ordered on the way to pay, and what is ordered is only paid', () => {
  expect(html([bookingView()])).toContain('Check your order and pay')
  expect(html([depositPaidView()])).toContain('Check your order and pay')
  expect(html([bookingView({ order: ORDER })])).toContain('Complete payment')
  expect(html([depositPaidView({ order: ORDER })])).toContain('Pay the balance')
})

test('a change that is not ordered is the first thing to do, and nothing of it is due before', () => {
  const order = { ...ORDER, changedAt: '2025-09-02T09:00:00.000Z' }
  const page = html([depositPaidView({ order, amountDisputed: 200 })])
  expect(page).toContain('Confirm your change')
  expect(page).toContain('The new total is €1,130. Nothing more is due until you order the change.')
  expect(page.indexOf('Confirm your change')).toBeLessThan(page.indexOf('The bank is holding'))
  expect(page.indexOf('The bank is holding')).toBeLessThan(page.indexOf('Check your order and pay'))
  expect(html([depositPaidView({ order: ORDER })])).not.toContain('Confirm your change')
})

test('each order stands among the papers, with its day and its copy', () => {
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
  expect(page).toContain('Your order, Mon 1 Sept 2025 (PDF)')
  expect(page).toContain('Your change, Tue 2 Sept 2025 (PDF)')
})

test('a hold that has just run out leads to booking again, not to paying', () => {
  const page = html([bookingView()], '2025-09-03T09:00:00Z')
  expect(page).toContain('We’ve released your place')
  expect(page).not.toContain('Check your order and pay')
})

test('a balance that is overdue says since when', () => {
  const page = html([depositPaidView()], '2025-09-24T00:00:00Z')
  expect(page).toContain('It was due on Tue 23 Sept 2025')
  expect(html([depositPaidView()], '2025-09-23T23:59:59Z')).toContain(
    'By Tue 23 Sept 2025: today is the last day',
  )
  const early = html([depositPaidView()])
  expect(early).toContain('By Tue 23 Sept 2025: 22 days left')
  expect(early).toContain('Balance due: €930')
  expect(early).toContain('tells us to look for it')
})

test('a reported transfer is being checked, even where it pays everything', () => {
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

test('a booking that was imported without a price shows what is paid and due', () => {
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

test('what was paid is said with when, how and its receipt, and the stay goes into the calendar', () => {
  const booking = depositPaidView()
  const page = html([booking], undefined, { details: { payments: [RECEIVED] } })
  expect(page).toContain('Deposit by card')
  expect(page).toContain('Mon 1 Sept 2025, received')
  expect(page).toContain('href="/api/documents/d1"')
  expect(page).toContain('Receipt R-2025-0001 (PDF)')
  expect(page).toContain(`href="/api/calendar/${booking.id}"`)
})

test('money that the bank holds is not said to have reached us', () => {
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
  expect(page).not.toContain('has reached us')
  expect(page).not.toContain('Fully refundable')
  expect(html([depositPaidView()])).toContain('€200 has reached us.')
})

test('an unpaid booking has neither papers nor a calendar', () => {
  const page = html([bookingView()])
  expect(page).not.toContain('received')
  expect(page).not.toContain('(PDF)')
  expect(page).not.toContain('Add to calendar')
})

test('the documents of a cancelled booking can still be downloaded, though the booking is hidden', () => {
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
  expect(page).toContain('You paid €200. All of it is refunded.')
  expect(page).not.toContain('No bookings yet')
  expect(page).not.toContain('Before you travel')
  expect(page).not.toContain('Past and cancelled')
  // Two weeks after it has left, the refund is no news any more.
  const later = html([booking], '2025-09-16T10:30:00Z', { details: { payments: [RECEIVED, refund] } })
  expect(later).toContain('No upcoming retreat')
  expect(later).toContain('Past and cancelled, 1')
  expect(later).toContain('Cancelled: €200 refunded')
  expect(later).not.toContain('<details open')
  expect(page).toContain('refunded: the booking was cancelled')
  expect(page).toContain('−€200')
  expect(page).toContain('Credit note C-2025-0001 (PDF)')
})

test('a refund by transfer waits for its account, and says so with the way to tell it', () => {
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

test('whose booking has expired, or was handed on, has booked before', () => {
  const expired = html([bookingView({ status: 'expired', holdExpiresAt: null })], '2025-09-20T10:30:00Z')
  expect(expired).toContain('No upcoming retreat')
  expect(expired).not.toContain('No bookings yet')
  const place = {
    retreatDate: 'Nov 7–14, 2025',
    handedOnAt: '2025-09-01T10:00:00.000Z',
    documents: [],
    refunds: [],
    complaints: [],
  }
  const handedOn = html([], undefined, { handedOn: [place] })
  expect(handedOn).toContain('No upcoming retreat')
  expect(html([])).toContain('No bookings yet')
})

test('nobody is promised the way back to the airport, and what passing the place on costs is said as everywhere', () => {
  const page = html([depositPaidView()])
  expect(page).toContain('So we can meet you at the airport when you land.')
  expect(page).not.toContain('takes you back')
  expect(page).toContain('pass your place on to someone else, and we cannot refuse. There is no charge.')
})

test('a balance that is overdue is not called a paid deposit alone', () => {
  expect(html([depositPaidView()], '2025-09-23T23:59:59Z')).toContain('Deposit paid')
  const late = html([depositPaidView()], '2025-09-24T00:00:00Z')
  expect(late).toContain('Balance overdue')
  expect(late).not.toContain('Deposit paid')
})

test('references are given only for what is still to be transferred', () => {
  expect(html([bookingView()])).toMatch(/Deposit reference.*Full payment reference/)
  const balance = html([depositPaidView()])
  expect(balance).toContain('Balance reference')
  expect(balance).not.toMatch(/Deposit reference|Full payment reference/)
  expect(html([depositPaidView({ balanceDue: 0, paymentStatus: 'fully_paid' })])).not.toContain(
    'Payment references',
  )
})

test('a guide whose day is there already waits for the payment alone', () => {
  expect(html([bookingView()])).toContain('Posted here 2 months before your retreat.')
  const late = html([bookingView()], '2025-10-27T10:00:00Z')
  expect(late).toContain('Available once you’ve paid.')
  expect(late).not.toContain('Posted here')
})

test('money that is still on its way back keeps its booking in sight', () => {
  const booking = depositPaidView({ status: 'cancelled' })
  const refund: BookingPayment = { ...RECEIVED, id: 'p2', kind: 'refund', step: 'under_way', document: null }
  const page = html([booking], undefined, { details: { payments: [RECEIVED, refund] } })
  expect(page).toContain('€200 refund on its way to you')
  expect(page).toContain('By Mon 15 Sept 2025, usually sooner')
})

test('the next stay shows where it is, and what its month usually brings', () => {
  const page = html([depositPaidView()])
  expect(page).toContain('Map of the coast of The Gambia')
  expect(page).toContain('Usually in November')
  expect(page).toContain('26 °C')
})

test('the next stay counts its days, and during it the day of the stay', () => {
  expect(html([depositPaidView()])).toContain('67 days to The Gambia')
  expect(html([depositPaidView()], '2025-11-06T12:00:00Z')).toContain('1 day to The Gambia')
  expect(html([depositPaidView()], '2025-11-07T00:00:00Z')).toContain('Day 1 of 8')
  expect(html([depositPaidView()], '2025-11-14T23:59:00Z')).toContain('Day 8 of 8')
  const over = html([depositPaidView()], '2025-11-15T00:00:00Z')
  expect(over).toContain('Thank you for coming, Awa')
  expect(over).toContain('€930 left to pay')
  expect(over).not.toContain('for life')
})

test('nobody is sent to buy flights before the place is theirs, and what is told of them is shown', () => {
  const page = html([bookingView()])
  expect(page).not.toContain('Add your flight times')
  expect(page).not.toContain('Check visa and health documents')
  expect(html([depositPaidView()])).toContain('By Fri 24 Oct 2025: 53 days left')
  const told = html([
    depositPaidView({
      arrivalDate: '2025-11-07',
      arrivalTime: '18:40',
      departureDate: '2025-11-14',
      departureTime: '21:05',
    }),
  ])
  expect(told).toContain('Your flight times')
  expect(told).toContain('Fri 7 Nov 2025, 18:40')
})

const CHANGE: GuestChange = {
  id: '1',
  kind: 'terms',
  from: { label: 'Oct 31–Nov 7, 2025', startsOn: '2025-10-31', endsOn: '2025-11-07' },
  to: null,
  words: 'Another lodge.',
  rise: 50,
  riseReason: 'The tax rises.',
  chooseBy: '2025-09-08',
  announcedAt: '2025-09-01T09:00:00.000Z',
  state: 'accepted',
  silenceAccepts: true,
  risePercent: 5.27,
  answeredAt: '2025-09-02T09:00:00.000Z',
  decidedByOutgoingGuest: true,
  back: 0,
  backToOutgoingGuest: 0,
  backIfArrives: 0,
}

test('a change that a previous guest has accepted is part of the place, and no answer of this guest', () => {
  const page = renderScreen(<DecidedChange change={CHANGE} />)
  expect(page).toContain('We changed this retreat before you took over the place')
  expect(page).toContain('Your price includes €50 for it.')
  expect(page).not.toMatch(/You have accepted|you agreed to/)
  const own = renderScreen(<DecidedChange change={{ ...CHANGE, decidedByOutgoingGuest: false }} />)
  expect(own).toContain('You’ve accepted a change')
})

test('while other days wait for an answer nothing leads to a payment, and a transfer that was sent can be reported', () => {
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
  // Accepted since the page was read: the booking says so before the list does.
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

test('a booking that was not paid in time owes nothing, and is booked again at the price of now with one press', () => {
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

test('on the stay, the day’s programme of the guest’s own package comes first, then whom to call', () => {
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
  expect(page).toContain('Sun 9 Nov 2025 · Day 3 of 8')
  expect(page).toContain('Coaching 3, 2 hours')
  expect(page).not.toContain('Painting 3')
  expect(page).toContain('href="tel:+2200000001"')
  expect(page).toContain('href="tel:116"')
  expect(page).toContain('Tomorrow: Title of day 4')
  expect(page).not.toContain('Cancel booking')
  expect(html([booking], '2025-11-14T08:00:00Z', { details: { guide } })).not.toContain('Tomorrow')
})

test('after the stay a founding member reads the price of the next one', () => {
  const booking = depositPaidView({ balanceDue: 0, paymentStatus: 'fully_paid', amountPaid: 1130 })
  const page = html([booking], '2025-11-20T08:00:00Z', { placesNow: FREE })
  expect(page).toContain('20% off, for life')
  expect(page).toMatch(/€950<\/s> <strong>€760/)
})

test('the photos are on the last day, after the stay, and among what is past, with the day until which they are kept', () => {
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
    expect(page).toContain('Kept there until Wed 29 Jul 2026')
  }
  expect(at([booking], '2025-11-20T08:00:00Z', null)).not.toContain('album')
})

test('of all that is to do one thing stands in the frame, and the rest is counted', () => {
  const page = html([depositPaidView()])
  expect(page).toMatch(/Balance due: €930.*After that.*1 of 6 done.*Check visa and health documents/)
  const paid = depositPaidView({ balanceDue: 0, paymentStatus: 'fully_paid', amountPaid: 1130 })
  expect(html([paid])).toMatch(/Check visa and health documents.*After that.*Add your flight times/)
  const told = { ...paid, papersChecked: true, arrivalDate: '2025-11-07', arrivalTime: '18:40' }
  const flights = { departureDate: '2025-11-14', departureTime: '21:05' }
  expect(html([{ ...told, ...flights }])).not.toContain('After that</h3>')
})
