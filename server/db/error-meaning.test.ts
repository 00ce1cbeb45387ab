/** @module-tag postgres */

import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from './error-meaning.ts'

function withCode(code: string): Error {
  return Object.assign(new Error('the driver says something'), { code })
}

test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300', '55P03', '40P01'])(
  '%s means that the database is unavailable, at any depth of the error’s causes',
  (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true)
    expect(isDatabaseUnavailable(new Error('Failed query', { cause: withCode(code) }))).toBe(true)
    expect(isDatabaseUnavailable(new AggregateError([withCode(code)]))).toBe(true)
  },
)

test.each([
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
  'Query read timeout',
])('the driver\'s message "%s" means that the database is unavailable', (message) => {
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: new Error(message) }))).toBe(true)
})

test.each([withCode('23505'), withCode('42P01'), new Error('x is not a function'), 'ECONNREFUSED', null])(
  'other errors do not mean that the database is unavailable: %s',
  (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  },
)
