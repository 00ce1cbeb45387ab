import { expect, test } from 'vitest'
import { PROBLEMS, problemSchema } from './problem.ts'

const problems = Object.entries(PROBLEMS)

test.each(problems)('the problem %s has an error status and a readable title', (code, { status, title }) => {
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(600)
  expect(title).toMatch(/^[A-Z]/)
})

test('no two problems share a title', () => {
  expect(new Set(problems.map(([, problem]) => problem.title)).size).toBe(problems.length)
})

test('only the problem of a missing session says "Unauthorized", which asks for a new sign-in', () => {
  const saying = problems.filter(([, { title }]) => /unauthorized/i.test(title)).map(([code]) => code)
  expect(saying).toEqual(['unauthorized'])
})

test.each([
  ['wrong-credentials', 401, 'Invalid email or password'],
  ['wrong-admin-password', 401, 'Incorrect password'],
  ['retreat-started', 409, 'This retreat has already started'],
  ['incomplete-booking', 422, 'Please complete all required fields to proceed with checkout.'],
  ['checkout-failed', 502, 'Unable to create checkout session. Please try again.'],
  ['notion-failed', 502, 'Failed to sync leads to Notion'],
  ['notion-not-configured', 409, 'Notion is not configured'],
] as const)('%s answers %d "%s"', (code, status, title) => {
  expect(PROBLEMS[code]).toEqual({ status, title })
})

test('an error answer has a type, title, status and detail, and may name fields', () => {
  const body = {
    type: '/problems/retreat-full',
    title: 'This retreat is full',
    status: 409,
    detail: 'Full',
  }
  expect(problemSchema.parse(body)).toEqual(body)
  const withFields = {
    ...body,
    errors: [{ field: 'phone', message: 'Phone number is required' }],
    requestId: 'r1',
  }
  expect(problemSchema.parse(withFields)).toEqual(withFields)
  expect(problemSchema.safeParse({ title: 'No type' }).success).toBe(false)
})
