import { expect, test } from 'vitest'
import { bookingView, planPart as part, quoteView } from '#test/booking-view.ts'
import { asOne } from './together.ts'

const inParts = [part('2025-09-20', 375), part('2025-10-08', 375)]

test.each([
  { plans: [null, null], whole: null },
  { plans: [inParts, inParts], whole: [part('2025-09-20', 750), part('2025-10-08', 750)] },
  // What one traveller pays on one day is due then as a part of all.
  { plans: [inParts, null], whole: [part('2025-09-20', 375), part('2025-10-08', 1125)] },
  {
    plans: [[part('2025-09-20', 375, 0), part('2025-10-08', 375)], inParts],
    whole: [part('2025-09-20', 750, 375), part('2025-10-08', 750)],
  },
])('plans $plans of two travellers are one of $whole', ({ plans: [own = null, other = null], whole }) => {
  const quote = quoteView({ roomSupplement: 0, balanceDueOn: '2025-10-08' })
  const traveller = { quote, amountPaid: 200, balanceDue: 750 }
  const [awa, ben] = [
    bookingView({ ...traveller, paymentPlan: own }),
    bookingView({ ...traveller, paymentPlan: other }),
  ]
  expect(asOne([awa, ben])).toMatchObject({ balanceDue: 1500, paymentPlan: whole })
})
