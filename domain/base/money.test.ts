import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  centsFromEuros,
  eurosFromCents,
  formatCents,
  formatCentsInFull,
  formatEuros,
  readEuros,
  sumCents,
  sumEuros,
  typedEuros,
} from './money.ts'

test.each([
  [950, 95_000],
  [0, 0],
  [0.5, 50],
  [19.99, 1_999],
  [1_130, 113_000],
])('%d euros are %d cents', (euros, cents) => {
  expect(centsFromEuros(euros)).toBe(cents)
  expect(eurosFromCents(cents)).toBe(euros)
})

test.each([
  [113_000, '€1,130'],
  [95_000, '€950'],
  [20_000, '€200'],
  [0, '€0'],
  [50, '€0.50'],
  [99_999, '€999.99'],
  [113_010, '€1,130.10'],
  [123_456_700, '€1,234,567'],
])('%d cents are shown as %s', (cents, shown) => {
  expect(formatCents(cents)).toBe(shown)
})

test.each([
  [113_000, '€1,130.00'],
  [113_010, '€1,130.10'],
  [0, '€0.00'],
])('%d cents are shown in full as %s', (cents, shown) => {
  expect(formatCentsInFull(cents)).toBe(shown)
})

test('amounts are written as Intl.NumberFormat writes them for en-IE', () => {
  const whole = new Intl.NumberFormat('en-IE', {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  })
  const exact = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' })
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(formatCents(cents)).toBe((cents % 100 === 0 ? whole : exact).format(cents / 100))
      expect(formatCents(cents * 100)).toBe(whole.format(cents))
    }),
  )
})

test('an amount in euros from the API is shown in the same format', () => {
  expect(formatEuros(930)).toBe('€930')
  expect(formatEuros(930.5)).toBe('€930.50')
})

test('the sum of rows is the sum of their cents, and zero without rows', () => {
  expect(sumCents([{ amountCents: 200_00 }, { amountCents: 749_99 }, { amountCents: 1 }])).toBe(950_00)
  expect(sumCents([])).toBe(0)
})

test.each([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[1.1, -1], 0.1],
  [[199.5, 0.5], 200],
  [[200, -199.99, -0.01], 0],
])('the amounts %j in euros add up to exactly %d', (amounts, sum) => {
  expect(sumEuros(amounts)).toBe(sum)
})

test('no cent is lost when cents are converted to euros and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
      expect(centsFromEuros(eurosFromCents(cents)) === cents).toBe(true)
    }),
  )
})

test.each([
  ['199.50', 199.5],
  ['199,50', 199.5],
  [' € 199,5 ', 199.5],
  ['1,100', 1100],
  ['1.100', 1100],
  ['1 100', 1100],
  ['0.01', 0.01],
  ['0', null],
  ['-5', null],
  ['199.505', null],
  ['1.100,50', 1100.5],
  ['1.234,56', 1234.56],
  ['1,234.5', 1234.5],
  ['€ 12.345,60', 12_345.6],
  ['1.234', 1234],
  ['1.234.56', null],
  ['1.23,456', null],
  ['12.34,56', null],
  ['two', null],
  ['', null],
])('the typed amount “%s” is read as %s', (typed, euros) => {
  expect(readEuros(typed)).toBe(euros)
})

test('a prefilled amount is read back unchanged', () => {
  for (const euros of [200, 199.5, 0.05, 1100]) expect(readEuros(typedEuros(euros))).toBe(euros)
})
