import { expect, test } from 'vitest'
import { mayPayPart, missingDeposit, refundsMoreIfReleased } from './balance.ts'

test.each<[string, part: number, due: number, string]>([
  ['a cent below the smallest part', 49_99, 750_00, 'Enter €50 or more'],
  ['the smallest part', 50_00, 750_00, 'ok'],
  ['a part with cents', 123_45, 750_00, 'ok'],
  ['a part that leaves less than the smallest one', 749_99, 750_00, 'ok'],
  ['all of it', 750_00, 750_00, 'ok'],
  ['a cent more than is due', 750_01, 750_00, 'Enter no more than €750, your full balance'],
  ['all of a rest below the smallest part', 12_50, 12_50, 'ok'],
  ['a part of such a rest', 12_00, 12_50, 'Pay the full balance: €12.50'],
  ['a cent below a rest of just the smallest part', 49_99, 50_00, 'Pay the full balance: €50'],
  ['a cent', 1, 1, 'ok'],
  ['anything of nothing', 50_00, 0, 'Enter no more than €0, your full balance'],
])('a part of the balance is accepted or refused with a reason: %s', (_, part, due, says) => {
  const verdict = mayPayPart(part, due)
  expect(verdict.ok ? 'ok' : verdict.reason).toBe(says)
})

test.each<[string, balanceDue: number, missing: number]>([
  ['all of it, with nothing paid', 950, 200],
  ['the rest, with cents', 800.1, 50.1],
  ['nothing, with more paid', 550, 0],
])('of the deposit is missing %s', (_, balanceDue, missing) => {
  const quote = { total: 950, deposit: 200 }
  const holdExpiresAt = '2025-09-03T09:00:00Z'
  expect(missingDeposit({ quote, balanceDue, holdExpiresAt })).toBe(missing)
  expect(missingDeposit({ quote, balanceDue, holdExpiresAt: null }), 'the place is confirmed').toBe(0)
  expect(missingDeposit({ quote: null, balanceDue, holdExpiresAt })).toBe(0)
})

test.each<[string, balanceDue: number, hold: string | null, refundNow: number, more: boolean]>([
  ['after 48 hours', 800, '2025-09-06T09:00:00Z', 0, true],
  ['within 48 hours of booking', 800, '2025-09-03T09:00:00Z', 150, false],
  ['once the place is confirmed', 754, null, 0, false],
  ['once the rest is reported', 750, '2025-09-06T09:00:00Z', 0, false],
])('releasing a part-paid place refunds more than cancelling: %s', (_, balanceDue, hold, refundNow, more) => {
  const booking = { quote: { total: 950, deposit: 200 }, balanceDue, holdExpiresAt: hold, amountPaid: 150 }
  expect(refundsMoreIfReleased(booking, refundNow)).toBe(more)
})
