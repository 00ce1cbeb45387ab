import { expect, test } from 'vitest'
import type { User } from '#domain/contract/api-contract.ts'
import { sessions } from '#server/db/tables/account-tables.ts'
import { AWA, CREDENTIALS, SESSION, SIGNED_IN_BEFORE } from '#test/awa.ts'
import { createTestApp } from '#test/create-test-app.ts'

test('row 28: signing out deletes the session, and the old cookie is refused', async () => {
  const { client, newVisitor, db } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA)
  const old = client.cookies.get(SESSION) ?? ''
  client.cookies.set('lead', 'a-draft.signature')
  expect((await client.post('/api/auth/logout')).status).toBe(204)
  expect([...client.cookies.keys()]).toEqual([SIGNED_IN_BEFORE])
  expect(await db.$count(sessions)).toBe(0)

  const thief = newVisitor()
  thief.cookies.set(SESSION, old)
  expect((await thief.get('/api/auth/user')).body).toBeNull()
})

test('signing out leaves the guest’s other devices signed in', async () => {
  const { client, newVisitor } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA)
  const phone = newVisitor()
  await phone.post('/api/auth/login', CREDENTIALS)
  await client.post('/api/auth/logout')
  expect((await phone.get<User>('/api/auth/user')).body.email).toBe(AWA.email)
})

test('signing out without a session is no error', async () => {
  const { client } = await createTestApp({ seed: false })
  expect((await client.post('/api/auth/logout')).status).toBe(204)
})

test.each([
  ['from this site', { 'sec-fetch-site': 'same-origin' }],
  ['by typing the address', { 'sec-fetch-site': 'none' }],
])('a navigation to the logout %s signs out', async (_, headers) => {
  const { client } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA)
  const left = await client.get('/api/auth/logout', headers)
  expect([left.status, left.headers.get('location')]).toEqual([302, '/'])
  expect([...client.cookies.keys()]).toEqual([SIGNED_IN_BEFORE])
})

test('a browser that does not say where a request comes from can sign out', async () => {
  const { app, client, deps } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA)
  const cookie = `${SESSION}=${client.cookies.get(SESSION)}`
  const left = await app.request('/api/auth/logout', { headers: { cookie } })
  expect(left.status).toBe(302)
  expect(await deps.accounts.currentUser(new Headers({ cookie }))).toBeNull()
})

test.each(['cross-site', 'same-site'])(
  'an <img> at the logout on another site (%s) signs nobody out',
  async (site) => {
    const { client } = await createTestApp({ seed: false })
    await client.post('/api/auth/register', AWA)
    const shown = await client.get('/api/auth/logout', { 'sec-fetch-site': site, 'sec-fetch-dest': 'image' })
    expect([shown.status, shown.headers.get('location')]).toEqual([302, '/'])
    expect((await client.get<User>('/api/auth/user')).body.email).toBe(AWA.email)
  },
)

test('a prefetched logout link signs nobody out', async () => {
  const { client } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA)
  const prefetched = await client.get('/api/auth/logout', { 'sec-purpose': 'prefetch;prerender' })
  expect(prefetched.status).toBe(404)
  expect((await client.get<User>('/api/auth/user')).body.email).toBe(AWA.email)
})

test('the forced logout leads to the sign-in page', async () => {
  const { client } = await createTestApp({ seed: false })
  const answer = await client.get('/api/login')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth'])
})
