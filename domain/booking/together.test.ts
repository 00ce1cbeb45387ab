import { expect, test } from 'vitest'
import { bookingView, planPart as part, quoteView } from '#test/booking-view.ts'
import { asOne } from './together.ts'

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
