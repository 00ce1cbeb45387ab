import { expect, test } from 'vitest'
import { compactIban, groupedIban } from './iban.ts'
import { isIban } from './valid-iban.ts'

test.each([
  'BE68 5390 0754 7034',
  'be68539007547034',
  'DE89370400440532013000',
  'NO93 8601 1117 947',
  'BE68-5390-0754-7034',
  'BE68\u20115390\u20110754\u20117034',
  'BE68.5390.0754.7034',
  'IBAN BE68 5390 0754 7034',
  'Iban: be68 5390 0754 7034',
  '\u202DBE68\u00a05390\u00a00754\u00a07034\u202C\ufeff',
])('%j is a possible IBAN', (iban) => {
  expect(isIban(iban)).toBe(true)
})

test.each([
  'BE68 5390 0754 7043',
  'BE69 5390 0754 7034',
  'BE68',
  'IBAN',
  'BE68/5390/0754/7034',
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
