import { expect, test } from 'vitest'
import { formatDay } from '#domain/base/dates.ts'
import { planPart } from '#test/booking-view.ts'
import { dueText } from './mailed-booking.ts'
import { paid, unpaid } from './samples.ts'

const part = (dueOn: string, open: number) => planPart(dueOn, 465, open)

test.each([
  ['a balance', {}, ` by ${formatDay('2025-09-16')}`],
  ['a late balance', { isBalanceLate: true }, `, due on ${formatDay('2025-09-16')}`],
  [
    'the next part of a plan',
    { paymentPlan: [part('2025-09-10', 465), part('2025-09-16', 465)] },
    `, next part by ${formatDay('2025-09-10')}`,
  ],
  [
    'a late part of a plan',
    { isBalanceLate: true, paymentPlan: [part('2025-09-10', 100), part('2025-09-16', 465)] },
    `, next part due on ${formatDay('2025-09-10')}`,
  ],
  [
    'the last part of a plan',
    { paymentPlan: [part('2025-09-10', 0), part('2025-09-16', 465)] },
    ` by ${formatDay('2025-09-16')}`,
  ],
])('an email names the day of %s', (_, differences, text) => {
  expect(dueText({ ...paid(200), ...differences })).toBe(text)
  expect(dueText({ ...unpaid(), ...differences }), 'while the place is held').toBe('')
})
