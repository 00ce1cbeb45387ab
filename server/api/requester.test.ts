import { expect, test } from 'vitest'
import { requesterOf } from './requester.ts'

const AWA = {
  id: 'awa',
  email: 'awa@example.com',
  firstName: 'Awa',
  lastName: 'Jallow',
  emailVerified: false,
}

test('the operator is the operator, also while signed in as a guest', () => {
  expect(requesterOf({ admin: true, user: null })).toBe('admin')
  expect(requesterOf({ admin: true, user: AWA })).toBe('admin')
})

test('a guest asks as that guest', () => {
  expect(requesterOf({ admin: false, user: AWA })).toEqual({ userId: 'awa' })
})

test('nobody is never taken for the operator, whatever has let the call through', () => {
  expect(() => requesterOf({ admin: false, user: null })).toThrow(
    expect.objectContaining({ code: 'unauthorized' }),
  )
})
