import { expect, test } from 'vitest'
import { bookingView } from '#test/booking-view.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { EditedPriceCard } from './edit-sections.tsx'

const PARTS = [
  { dueOn: '2025-09-02', amount: 465, open: 465 },
  { dueOn: '2025-09-23', amount: 465, open: 465 },
]

test.each([
  [null, '2025-09-01', 'by Tue 23 Sept'],
  [null, '2025-09-24', 'it was due on Tue 23 Sept'],
  [PARTS, '2025-09-01', '€465 by Tue 2 Sept'],
  [PARTS, '2025-09-03', '€465 was due on Tue 2 Sept'],
])(
  'with the payment plan %j, on %s, the edit page says about the rest: "%s"',
  (paymentPlan, today, words) => {
    const booking = bookingView({ amountPaid: 200, balanceDue: 930, paymentPlan })
    expect(renderScreen(<EditedPriceCard booking={booking} change={null} today={today} />)).toContain(words)
  },
)
