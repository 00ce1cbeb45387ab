import { expect, test } from 'vitest'
import { readEuros, typedEuros } from './typed-euros.ts'

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
