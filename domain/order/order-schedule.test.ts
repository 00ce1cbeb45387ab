import { expect, test } from 'vitest'
import { formatShortDay } from '#domain/base/dates.ts'
import { paymentDays } from './order-schedule.ts'

const extras = [{ label: 'Airport tax', amountCents: 40_00 }]
const deposit = { pays: 'deposit' as const, on: null, amountCents: 200_00 }
const balance = (on: string, amountCents: number) => ({ pays: 'balance' as const, on, amountCents })

test.each([
  [
    'open',
    [deposit, balance('2025-09-23', 930_00)],
    ['Today: from €200', `By ${formatShortDay('2025-09-23')}: the balance`],
  ],
  [
    'deposit',
    [deposit, balance('2025-09-23', 930_00)],
    ['Today: €200', `By ${formatShortDay('2025-09-23')}: €930`],
  ],
  ['full', [deposit, balance('2025-09-23', 930_00)], ['Today: €1,130']],
  [
    'open',
    [deposit, balance('2025-09-20', 465_00), balance('2025-10-21', 465_00)],
    [
      'Today: from €200',
      `By ${formatShortDay('2025-09-20')}: €465`,
      `By ${formatShortDay('2025-10-21')}: €465`,
    ],
  ],
  ['open', [deposit], ['Today: €200']],
  ['open', [balance('2025-09-01', 930_00)], ['Today: €930']],
  // Nothing is due with the order, so the payment chosen before it changes no day.
  ['full', [balance('2025-09-23', 930_00)], [`By ${formatShortDay('2025-09-23')}: €930`]],
  ['open', [], []],
] as const)('the payment days are shown for the choice %s of the schedule %o', (chosen, schedule, days) => {
  const shown = paymentDays({ schedule: [...schedule], extras }, { today: '2025-09-01', chosen })
  expect(shown.map(({ when, amount }) => `${when}: ${amount}`)).toEqual([...days, 'Airport tax: €40 cash'])
})
