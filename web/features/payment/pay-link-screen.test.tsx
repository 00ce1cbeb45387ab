import { expect, test } from 'vitest'
import { formatShortDay } from '#domain/base/dates.ts'
import type { PayLinkOutcome } from '#domain/contract/pay-link-calls.ts'
import { bookingView, depositPaidView, planPart } from '#test/booking-view.ts'
import { renderScreen } from '#test/render-screen.tsx'
import { PayLinkPaidScreen } from './pay-link-screen.tsx'

const MOVE = { kind: 'days', from: 'Nov 7–14, 2025', to: 'Nov 8–15, 2025' } as const

const html = (told: PayLinkOutcome) =>
  renderScreen(
    <PayLinkPaidScreen
      token="token"
      outcome={{ kind: 'loaded', page: told }}
      loadedAt="2025-09-01T10:00:00.000Z"
    />,
  )

const declined = { paid: false, returned: false, amount: 930, method: 'card' } as const

test.each([
  [
    'a transfer reported for all',
    { booking: depositPaidView({ amountReported: 930, balanceDue: 0 }), card: null },
    'Pay by card instead',
  ],
  ['a transfer reported for a part', { booking: depositPaidView(), card: null }, 'Pay the balance'],
  ['a card payment', { booking: depositPaidView(), card: { ...declined, paid: true } }, 'Pay the balance'],
  ['a declined card', { booking: bookingView(), card: declined }, 'Back to payment'],
] as const)('after %s, a payer is asked for no more while the guest chooses dates', (_, told, button) => {
  expect(html(told)).toContain(button)
  const waiting = html({ ...told, move: MOVE })
  expect(waiting).not.toContain(button)
  expect(waiting).not.toContain('left to pay')
  expect(waiting).toContain('Nothing more can be paid until Awa has chosen on the dashboard.')
})

test('a guest without a name is no name within a sentence', () => {
  const waiting = html({ booking: depositPaidView({ firstName: null }), card: null, move: MOVE })
  expect(waiting).toContain('Your guest chooses the dates first')
  expect(waiting).toContain('Nothing more can be paid until your guest has chosen on the dashboard.')
})

test('after a part of a plan, a payer reads when the next part is due', () => {
  const paymentPlan = [planPart('2025-09-12', 465, 365), planPart('2025-09-23', 465, 465)]
  const booking = depositPaidView({ amountPaid: 300, balanceDue: 830, paymentPlan })
  const paid = html({ booking, card: { ...declined, amount: 100, paid: true } })
  expect(paid).toContain('€830 left to pay')
  expect(paid).toContain(`€365 is due by ${formatShortDay('2025-09-12')}.`)
})
