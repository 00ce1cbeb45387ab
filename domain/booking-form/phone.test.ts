import { expect, test } from 'vitest'
import { dialNumber, isPhone, isSamePhone } from './phone.ts'

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

test.each([
  ['+32 470 12 10 20', true],
  ['+32 (0)470/12.10.20', true],
  ['0032 470\u201112\u201110\u201120', true],
  ['+32 2 123 45 67 ext. 5', true],
  ['7001234', true],
  ['+683 4001', true],
  ['+49 1512 3456 7890 1', true],
  ['700123', false],
  ['+49 1512 3456 7890 12', false],
  ['5', false],
  ['', false],
  ['+', false],
  ['abc', false],
  ['+32 470 12 10 20 or +32 2 123 45 67', false],
  ['ask the hotel, 7001234', false],
])('%j can be rung: %s', (phone, can) => {
  expect(isPhone(phone)).toBe(can)
})

test.each([
  ['+32 470 12 10 20', '0032470121020', true],
  ['+32 470 12 10 20', '0470 12 10 20', true],
  ['06 12345678', '+31 (0)6 12345678', true],
  ['7001234', '+220 700 1234', true],
  ['+32 470 12 10 20', '+32 470 12 10 21', false],
  ['+32 470 12 10 20', '', false],
  ['', '', false],
])('%j and %j ring the same phone: %s', (one, other, same) => {
  expect(isSamePhone(one, other)).toBe(same)
  expect(isSamePhone(other, one)).toBe(same)
})
