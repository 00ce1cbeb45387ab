import { expect, test } from 'vitest'
import { requesterOf } from './call.ts'

const AWA = {
  id: 'awa',
  email: 'awa@example.com',
  firstName: 'Awa',
  lastName: 'Jallow',
  emailVerified: false,
}

const OPERATOR = { actor: 'operator', device: 'iPhone', sessionId: 'its session' } as const

test('the operator is the requester, also while signed in as a guest', () => {
  expect(requesterOf({ admin: OPERATOR, user: null })).toBe('admin')
  expect(requesterOf({ admin: OPERATOR, user: AWA })).toBe('admin')
})

test('a guest is the requester with their id', () => {
  expect(requesterOf({ admin: null, user: AWA })).toEqual({ userId: 'awa' })
})

test('a request without a session is refused as unauthorized', () => {
  expect(() => requesterOf({ admin: null, user: null })).toThrow(
    expect.objectContaining({ code: 'unauthorized' }),
  )
})
