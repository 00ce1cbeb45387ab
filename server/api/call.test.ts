import { expect, test } from 'vitest'
import { calls, type Call } from '#domain/contract/api-contract.ts'
import { ADMIN_PASSWORD, createTestApp } from '#test/create-test-app.ts'
import { signUp } from '#test/guests.ts'
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

test('a call without a body answers 404 if the id in its path is malformed', async () => {
  const app = await createTestApp()
  const visitor = await signUp(app, 'awa@example.com')
  await visitor.post('/api/admin/login', { password: ADMIN_PASSWORD })
  const askedById = Object.values<Call>(calls).filter(
    ({ path, body, query, idIsText }) => path.includes('Id}') && !body && !query && !idIsText,
  )
  expect(askedById.length).toBeGreaterThan(20)
  for (const { method, path } of askedById) {
    const { status } = await visitor.request(path.replaceAll(/\{\w+\}/g, 'none'), {
      method: method.toUpperCase(),
    })
    expect([method, path, status]).toEqual([method, path, 404])
  }
})
