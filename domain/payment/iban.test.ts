import { expect, test } from 'vitest'
import { compactIban, groupedIban } from './iban.ts'
import { isIban } from './valid-iban.ts'

test.each(['BE68 5390 0754 7034', 'be68539007547034', 'DE89370400440532013000', 'NO93 8601 1117 947'])(
  '%s is a possible IBAN',
  (iban) => {
    expect(isIban(iban)).toBe(true)
  },
)

test.each([
  'BE68 5390 0754 7043',
  'BE69 5390 0754 7034',
  'BE68',
  '',
  'BE68 5390 0754 703O',
  '6853900754703400',
  // The check digits are right, but Belgian IBANs have 16 characters, and there is no country XX.
  'BE06 1234 5678 9012 34',
  'XX07 5390 0754 7034',
])('%s is not a possible IBAN', (iban) => {
  expect(isIban(iban)).toBe(false)
})

test('an IBAN is shown in groups of four and exchanged without spaces', () => {
  expect(groupedIban('no9386011117947')).toBe('NO93 8601 1117 947')
  expect(compactIban('NO93 8601 1117 947')).toBe('NO9386011117947')
})
