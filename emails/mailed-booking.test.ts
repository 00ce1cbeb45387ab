import { expect, test } from 'vitest'
import { planPart } from '#test/booking-view.ts'
import { dueText } from './mailed-booking.ts'
import { paid, unpaid } from './samples.ts'

const part = (dueOn: string, open: number) => planPart(dueOn, 465, open)

test.each([
  ['a balance', {}, ' by Tue 16 Sept 2025'],
  ['a late balance', { isBalanceLate: true }, ', due on Tue 16 Sept 2025'],
  [
    'the next part of a plan',
    { paymentPlan: [part('2025-09-10', 465), part('2025-09-16', 465)] },
    ', next part by Wed 10 Sept 2025',
  ],
  [
    'a late part of a plan',
    { isBalanceLate: true, paymentPlan: [part('2025-09-10', 100), part('2025-09-16', 465)] },
    ', next part due on Wed 10 Sept 2025',
  ],
  [
    'the last part of a plan',
    { paymentPlan: [part('2025-09-10', 0), part('2025-09-16', 465)] },
    ' by Tue 16 Sept 2025',
  ],
])('an email names the day of %s', (_, differences, text) => {
  expect(dueText({ ...paid(200), ...differences })).toBe(text)
  expect(dueText({ ...unpaid(), ...differences }), 'while the place is held').toBe('')
})
