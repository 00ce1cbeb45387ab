import { expect, test } from 'vitest'
import { bookingView, planPart as part, quoteView } from '#test/booking-view.ts'
import { asOne, progressOf, roommates } from './together.ts'

const inParts = [part('2025-09-20', 375), part('2025-10-08', 375)]

test.each([
  { what: 'no plan', plans: [null, null], whole: null },
  {
    what: 'the same plan twice',
    plans: [inParts, inParts],
    whole: [part('2025-09-20', 750), part('2025-10-08', 750)],
  },
  {
    what: 'a plan, and a balance that is due whole on its last day',
    plans: [inParts, null],
    whole: [part('2025-09-20', 375), part('2025-10-08', 1125)],
  },
  {
    what: 'the same plan, of which one has paid the first part',
    plans: [[part('2025-09-20', 375, 0), part('2025-10-08', 375)], inParts],
    whole: [part('2025-09-20', 750, 375), part('2025-10-08', 750)],
  },
])(
  'of two travellers with $what, what is due on a day is one part',
  ({ plans: [own = null, other = null], whole }) => {
    const quote = quoteView({ roomSupplement: 0, balanceDueOn: '2025-10-08' })
    const traveller = { quote, amountPaid: 200, balanceDue: 750 }
    const [awa, ben] = [
      bookingView({ ...traveller, paymentPlan: own }),
      bookingView({ ...traveller, paymentPlan: other }),
    ]
    expect(asOne([awa, ben])).toMatchObject({ balanceDue: 1500, paymentPlan: whole })
  },
)

test.each([
  ['fully_paid', 'fully_paid', 'fully_paid'],
  ['fully_paid', 'deposit_paid', 'deposit_paid'],
  ['deposit_paid', 'fully_paid', 'deposit_paid'],
] as const)('of two, one %s and one %s, the whole is %s', (own, other, whole) => {
  expect(asOne([bookingView({ paymentStatus: own }), bookingView({ paymentStatus: other })])).toMatchObject({
    paymentStatus: whole,
  })
})

const group = { id: 'g', number: 1, bookedByOther: false }
const inRoom = (sharedRoom: string | null) => ({ group: { ...group, sharedRoom } })

test.each([
  ['a pair', [inRoom('a'), inRoom('a')], [['Awa', 'Ben']]],
  [
    'two pairs',
    [inRoom('a'), inRoom('b'), inRoom('a'), inRoom('b')],
    [
      ['Awa', 'Lea'],
      ['Ben', 'Max'],
    ],
  ],
  ['one of each pair, whose mates have left', [inRoom('a'), inRoom('b')], []],
  ['a pair and somebody alone', [inRoom('a'), inRoom('a'), inRoom(null)], [['Awa', 'Ben']]],
  ['nobody who shares', [inRoom(null), { group: null }], []],
])('rooms that two share: %s', (_, together, rooms) => {
  expect(roommates(together, ['Awa', 'Ben', 'Lea', 'Max'])).toEqual(rooms)
})

test.each([
  ['is on another date', { startsOn: '2025-12-05' }],
  ['is only held', { isHeld: true }],
  ['has another state', { status: 'booking_submitted' }],
  ['waits for a transfer', { isReported: true }],
] as const)('a booking that %s has not come as far as the other', (_, differs) => {
  const confirmed = {
    startsOn: '2025-11-07',
    status: 'payment_confirmed',
    isHeld: false,
    isReported: false,
  } as const
  expect(progressOf({ ...confirmed })).toBe(progressOf(confirmed))
  expect(progressOf({ ...confirmed, ...differs })).not.toBe(progressOf(confirmed))
})
