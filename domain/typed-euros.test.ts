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
  ['1.100,50', null],
  ['two', null],
  ['', null],
])('“%s” is %s', (typed, euros) => {
  expect(readEuros(typed)).toBe(euros)
})

test('an amount that is typed for her reads back as it was', () => {
  for (const euros of [200, 199.5, 0.05, 1100]) expect(readEuros(typedEuros(euros))).toBe(euros)
})
