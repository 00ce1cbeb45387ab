import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  PAYMENT_TYPES,
  paymentReference,
  REFERENCE_ALPHABET,
  referenceSuffix,
  referenceSurname,
} from './payment-reference.ts'

test.each([
  ['deposit', 'KITE-DEPOSIT-2025-JALLOW-7K2M'],
  ['full', 'KITE-FULL-2025-JALLOW-7K2M'],
  ['balance', 'KITE-BALANCE-2025-JALLOW-7K2M'],
] as const)('the transfer of a %s has the reference %s', (type, reference) => {
  expect(paymentReference(type, { lastName: 'Jallow', startsOn: '2025-12-05', suffix: '7K2M' })).toBe(
    reference,
  )
})

test('the year of a reference is the year of the retreat', () => {
  const reference = paymentReference('full', { lastName: 'Jallow', startsOn: '2026-01-09', suffix: '7K2M' })
  expect(reference).toBe('KITE-FULL-2026-JALLOW-7K2M')
})

test.each([
  ['jallow', 'JALLOW'],
  ['Jallow-Sáez', 'JALLOWSAEZ'],
  ['de la Peña', 'DELAPENA'],
  ["O'Neill", 'ONEILL'],
  ['Müller', 'MULLER'],
  ['Weiß', 'WEISS'],
  ['Çelik', 'CELIK'],
  ['Sørensen', 'SORENSEN'],
  ['Ø', 'O'],
  ['Wałęsa', 'WALESA'],
  ['Đorđević', 'DORDEVIC'],
  ['Lætitia', 'LAETITIA'],
  ['Þórsdóttir', 'THORSDOTTIR'],
  ['Nguyễn', 'NGUYEN'],
  ['Smith 3rd', 'SMITHRD'],
  ['王', 'GUEST'],
  ['Иванов', 'GUEST'],
  ['', 'GUEST'],
  ['🪁', 'GUEST'],
  ['Wolfeschlegelsteinhausenbergerdorff', 'WOLFESCHLEGELSTEINHA'],
])('the surname %j becomes %s', (lastName, surname) => {
  expect(referenceSurname(lastName)).toBe(surname)
})

test('a suffix has one character for each of the first four random bytes', () => {
  expect(referenceSuffix(new Uint8Array([0, 30, 31, 255, 7, 7]))).toBe('2Z29')
})

test('the alphabet of suffixes has no letter or digit that looks like another', () => {
  expect(new Set(REFERENCE_ALPHABET).size).toBe(31)
  expect(REFERENCE_ALPHABET).not.toMatch(/[01OIL]/)
})

test('any name and any random bytes give a reference that bank forms accept', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PAYMENT_TYPES),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.uint8Array({ minLength: 4, maxLength: 8 }),
      (type, lastName, bytes) => {
        const suffix = referenceSuffix(bytes)
        const reference = paymentReference(type, { lastName, startsOn: '2025-12-05', suffix })
        expect(reference).toMatch(/^KITE-(DEPOSIT|FULL|BALANCE)-2025-[A-Z]{1,20}-[2-9A-HJKMNP-Z]{4}$/)
      },
    ),
  )
})
