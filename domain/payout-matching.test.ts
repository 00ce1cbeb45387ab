import { expect, test } from 'vitest'
import { matchPayouts, type AwaitedPayout, type Payout } from './payout-matching.ts'

const IBAN = 'DE89370400440532013000'
const refund: AwaitedPayout = {
  paymentId: 'one',
  amountCents: 200_00,
  documentNumber: 'C-2025-0001',
  iban: IBAN,
}

function line(text: string, amountCents = 200_00): Payout {
  return { bookedOn: '2025-09-03', amountCents, text }
}

test.each([
  ['Refund C-2025-0001', true],
  ['REFUND C 2025 0001 · Awa Jallow', true],
  ['Refund c20250001', true],
  ['Awa Jallow · DE89 3704 0044 0532 0130 00', true],
  ['Refund C-2025-00012', false],
  ['Refund C-2025-0002 · Awa Jallow', false],
  ['Rent', false],
])('“%s” pays the refund: %s', (text, isPaid) => {
  expect(matchPayouts([line(text)], [refund])).toHaveLength(isPaid ? 1 : 0)
})

test('a cent more or less is another payment', () => {
  for (const cents of [199_99, 200_01])
    expect(matchPayouts([line('Refund C-2025-0001', cents)], [refund])).toEqual([])
})

test('a line pays one refund, and of two to one account each gets its own', () => {
  const other = { ...refund, paymentId: 'two', documentNumber: 'C-2025-0002' }
  const lines = [line(`${IBAN} C-2025-0002`), line(IBAN)]
  const pairs = (given: Payout[]) =>
    matchPayouts(given, [refund, other]).map(({ line: { text }, refund: { paymentId } }) => [paymentId, text])
  expect(pairs(lines)).toEqual([
    ['two', `${IBAN} C-2025-0002`],
    ['one', IBAN],
  ])
  expect(pairs([line(IBAN)])).toEqual([['one', IBAN]])
})

test('a refund without a note and an account is found by nothing', () => {
  expect(matchPayouts([line('null')], [{ ...refund, documentNumber: null, iban: null }])).toEqual([])
})
