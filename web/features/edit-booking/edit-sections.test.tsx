import { expect, test } from 'vitest'
import { formatShortDay } from '#domain/base/dates.ts'
import { bookingView, planPart } from '#test/booking-view.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { EditedPriceCard } from './edit-sections.tsx'

const PARTS = [planPart('2025-09-02', 465, 465), planPart('2025-09-23', 465, 465)]

test.each([
  [null, '2025-09-01', `by ${formatShortDay('2025-09-23')}`],
  [null, '2025-09-24', `it was due on ${formatShortDay('2025-09-23')}`],
  [PARTS, '2025-09-01', `€465 by ${formatShortDay('2025-09-02')}`],
  [PARTS, '2025-09-03', `€465 was due on ${formatShortDay('2025-09-02')}`],
])(
  'with the payment plan %j, on %s, the edit page says about the rest: "%s"',
  (paymentPlan, today, words) => {
    const booking = bookingView({ amountPaid: 200, balanceDue: 930, paymentPlan })
    expect(renderScreen(<EditedPriceCard booking={booking} change={null} today={today} />)).toContain(words)
  },
)

test('the edit page calls a reported transfer on its way, not paid', () => {
  const booking = bookingView({ amountPaid: 200, amountReported: 100, balanceDue: 830 })
  const html = renderScreen(<EditedPriceCard booking={booking} change={null} today="2025-09-01" />)
  expect(html).toContain('−€200')
  expect(html).toContain('Transfer on its way')
  expect(html).not.toContain('€300')
})
