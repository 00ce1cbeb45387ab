import { expect, test } from 'vitest'
import { MIN_PASSWORD_LENGTH } from './account.ts'
import {
  COMMON_PASSWORD,
  COMMON_PASSWORDS,
  isCommonPassword,
  resemblesCommonPassword,
} from './common-passwords.ts'

test.each(['123456', 'password', 'Password', 'QWERTY', 'P@ssw0rd', 'iloveyou', '000000'])(
  '%s is too common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['kora-42', 'password that nobody tries', '1234567891', ' 123456', ''])(
  '%j is not among the common passwords',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)

test.each([
  'Password',
  'passwordpassword',
  'Kitesurfing-2026!',
  '2026 tradewind !!',
  '!!Password-Password!!',
  '12345678901234',
  'aaaaaaaaaaaaaa',
  '--------------',
])('%s resembles a common password', (password) => {
  expect(resemblesCommonPassword(password)).toBe(true)
})

test.each([
  'harmattan in january',
  'password that nobody tries',
  'kora-42 under the baobab',
  '8402-1193-5526-7701',
  'f3'.repeat(16),
  '',
])('%j resembles no common password', (password) => {
  expect(resemblesCommonPassword(password)).toBe(false)
})

test('each listed password is in lower case and long enough to be chosen', () => {
  const passwords = [...COMMON_PASSWORDS]
  expect(passwords.filter((password) => password.length < MIN_PASSWORD_LENGTH)).toEqual([])
  expect(passwords.filter((password) => password !== password.toLowerCase())).toEqual([])
  expect(passwords.length).toBeGreaterThanOrEqual(100)
})

test('the error message asks for another password', () => {
  expect(COMMON_PASSWORD).toBe('This password is too common. Please choose another one')
})
