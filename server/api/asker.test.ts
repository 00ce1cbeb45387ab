import { expect, test } from 'vitest'
import { askerOf } from './asker.ts'

const AWA = {
  id: 'awa',
  email: 'awa@example.com',
  firstName: 'Awa',
  lastName: 'Jallow',
  emailVerified: false,
}

test('the operator is the operator, also while signed in as a guest', () => {
  expect(askerOf({ admin: true, user: null })).toBe('admin')
  expect(askerOf({ admin: true, user: AWA })).toBe('admin')
})

test('a guest asks as that guest', () => {
  expect(askerOf({ admin: false, user: AWA })).toEqual({ userId: 'awa' })
})

test('nobody is never taken for the operator, whatever has let the call through', () => {
  expect(() => askerOf({ admin: false, user: null })).toThrow(
    expect.objectContaining({ code: 'unauthorized' }),
  )
})
