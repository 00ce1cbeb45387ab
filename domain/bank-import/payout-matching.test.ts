import { expect, test } from 'vitest'
import { matchPayouts, type AwaitedPayout, type Payout } from './payout-matching.ts'

const IBAN = 'DE89370400440532013000'
const refund: AwaitedPayout = {
  paymentId: 'one',
  amountCents: 200_00,
  documentNumber: 'C-2025-0001',
  iban: IBAN,
  names: ['Awa Jallow'],
  since: '2025-09-01',
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
])('a line “%s” pays the refund: %s', (text, isPaid) => {
  expect(matchPayouts([line(text)], [refund])).toHaveLength(isPaid ? 1 : 0)
})

test('a line that differs by one cent does not pay the refund', () => {
  for (const cents of [199_99, 200_01])
    expect(matchPayouts([line('Refund C-2025-0001', cents)], [refund])).toEqual([])
})

test.each<[string, Payout, boolean]>([
  ['name and amount', line('Refund for Awa JALLOW'), true],
  ['the name in another order, with signs', line('Jallow, Awa / thanks'), true],
  ['the account holder’s name', line('Modou Ceesay'), true],
  ['the surname alone', line('Jallow'), false],
  ['a name within a longer word', line('Awa Jallowson'), false],
  ['the name with another amount', line('Awa Jallow', 200_01), false],
  ['another credit note', line('Awa Jallow C-2025-0007'), false],
  ['a day before the refund was made', { ...line('Awa Jallow'), bookedOn: '2025-08-31' }, false],
  ['the day on which it was made', { ...line('Awa Jallow'), bookedOn: '2025-09-01' }, true],
])('a refund is matched by full name, amount and date: %s', (_, paid, isPossible) => {
  const named = { ...refund, names: ['Awa Jallow', 'Modou Ceesay'] }
  expect(matchPayouts([paid], [named]).map(({ by }) => by)).toEqual(isPossible ? ['name'] : [])
})

test('a line with the account is matched before a line with the name', () => {
  const lines = [line('Awa Jallow'), line(IBAN)]
  expect(matchPayouts(lines, [refund])).toMatchObject([{ line: { text: IBAN }, by: 'iban' }])
})

test('each line pays one refund, also when two refunds go to the same account', () => {
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

test('a refund without a credit note, an account and a name matches no line', () => {
  expect(
    matchPayouts([line('null')], [{ ...refund, documentNumber: null, iban: null, names: [''] }]),
  ).toEqual([])
})
