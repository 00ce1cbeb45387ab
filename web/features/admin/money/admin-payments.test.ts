import { expect, test } from 'vitest'
import { depositPaidView } from '#test/booking-view.ts'
import { unreceivedOf } from './admin-payments.ts'

test.each([
  ['a balance', { balanceDue: 930 }, 930],
  ['a balance that is reported', { amountReported: 930, balanceDue: 0 }, 930],
  ['a balance of which more is reported than is left', { amountReported: 1130, balanceDue: 0 }, 930],
  ['nothing after a goodwill refund', { amountPaid: 1080, amountCredited: 50, balanceDue: 0 }, 0],
  [
    'nothing after a goodwill refund beside a report',
    { amountPaid: 1080, amountCredited: 50, amountReported: 930, balanceDue: 0 },
    0,
  ],
  ['nothing of a cancelled booking', { status: 'cancelled', balanceDue: 0 }, 0],
] as const)('the guest has not paid yet: %s', (_, differences, open) => {
  expect(unreceivedOf(depositPaidView(differences))).toBe(open)
})
