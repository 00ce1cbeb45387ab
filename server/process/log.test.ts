import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeError } from './log.ts'

test('a failed query is logged with statement, code and constraint, without a guest’s values', () => {
  const fromPostgres = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email"'),
    {
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (email)=(fatou@example.com) already exists.',
    },
  )
  const described = describeError(
    new DrizzleQueryError('insert into users (email) values ($1)', ['fatou@example.com'], fromPostgres),
  )
  expect(described).toMatchObject({
    message: 'Failed query: insert into users (email) values ($1)',
    cause: { code: '23505', constraint: 'users_email' },
  })
  expect(JSON.stringify(described)).not.toContain('fatou@example.com')
})

test('any other error is logged with its message and location', () => {
  const described = describeError(new TypeError('x is not a function'))
  expect(described).toMatchObject({ type: 'TypeError', message: 'x is not a function' })
  expect(described['frames']).toContainEqual(expect.stringContaining('log.test.ts'))
  expect(describeError('thrown as text')).toEqual({ type: 'string', message: 'thrown as text' })
})
