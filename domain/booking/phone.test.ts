import { expect, test } from 'vitest'
import { dialNumber } from './phone.ts'

test.each([
  ['+32 470 12 10 20', '+32470121020'],
  ['+32 (0)470 12 10 20', '+32470121020'],
  ['0032 470-12.10.20', '+32470121020'],
  ['+32 2 123 45 67 ext. 5', '+3221234567'],
  ['+220 700 1234', '+2207001234'],
  // Stored before numbers were made international.
  ['0470 12 10 20', '+32470121020'],
  ['02/123.45.67', '+3221234567'],
  // The country is unknown, or it is no person's number.
  ['06 12345678', null],
  ['7001234', null],
  ['112', null],
  ['+32', null],
  ['ask the hotel', null],
  ['', null],
  [null, null],
])('%j is dialled as %j', (phone, number) => {
  expect(dialNumber(phone)).toBe(number)
})
