import { afterEach, expect, test, vi } from 'vitest'
import type { User } from '#domain/contract/api-contract.ts'
import { accounts, rateLimits, users, verifications } from '#server/db/tables/account-tables.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { readAs } from '#test/read-as.ts'
import type { Visitor } from '#test/visitor.ts'

const google = { clientId: 'our-client', clientSecret: 'our-secret' }
const AWA = {
  sub: '1158',
  email: 'Awa@example.com',
  email_verified: true,
  given_name: 'Awa',
  family_name: 'Jallow',
  name: 'Awa Jallow',
}

afterEach(() => vi.unstubAllGlobals())

/** Stands in for Google: it returns an identity token for a code. */
function googleKnows(profile: Record<string, unknown>): void {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const idToken = `${encode({ alg: 'RS256' })}.${encode({ picture: 'https://google.example/awa.jpg', ...profile })}.signature`
  vi.stubGlobal('fetch', async (input: URL | Request | string) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url !== 'https://oauth2.googleapis.com/token') throw new Error(`Nothing else is asked: ${url}`)
    return Response.json({
      access_token: 'a-token-of-google',
      expires_in: 3600,
      token_type: 'Bearer',
      id_token: idToken,
    })
  })
}

/** Starts the sign-in, and returns from Google with the given parameters. */
async function comeBack(visitor: Visitor, add: Record<string, string> = { code: 'a-code' }) {
  const started = await visitor.get('/api/auth/google')
  const state = new URL(started.headers.get('location') ?? '').searchParams.get('state') ?? ''
  const query = new URLSearchParams({ state, ...add })
  const back = await visitor.get(`/api/auth/callback/google?${query}`, { 'sec-fetch-site': 'cross-site' })
  return [back.status, back.headers.get('location')]
}

test('without keys there is no Google sign-in', async () => {
  const { client, deps } = await createTestApp({ seed: false })
  expect((await readAs({ deps }, client, (page) => page.signInOptions())).body).toEqual({ google: false })
  expect((await client.get('/api/auth/google')).status).toBe(404)
})

test('with keys, the sign-in redirects to Google, which returns to this site only', async () => {
  const { client, db, deps } = await createTestApp({ seed: false, env: { google } })
  expect((await readAs({ deps }, client, (page) => page.signInOptions())).body).toEqual({ google: true })
  const started = await client.get('/api/auth/google')
  expect(started.status).toBe(302)
  const url = new URL(started.headers.get('location') ?? '')
  expect(url.origin).toBe('https://accounts.google.com')
  expect(url.searchParams.get('client_id')).toBe('our-client')
  expect(url.searchParams.get('redirect_uri')).toBe('http://127.0.0.1:3000/api/auth/callback/google')
  expect(url.searchParams.get('state')).toBeTruthy()
  expect(url.href).not.toContain('our-secret')
  // Starting writes nothing to the database, so it needs no limit.
  expect(await db.$count(verifications)).toBe(0)
  expect(await db.$count(rateLimits)).toBe(0)
})

test('a new guest from Google gets an account with their names, and a session', async () => {
  const { client, db } = await createTestApp({ seed: false, env: { google } })
  googleKnows(AWA)
  expect(await comeBack(client)).toEqual([302, '/auth-redirect'])
  expect((await client.get('/api/auth/user')).body).toMatchObject({
    email: 'awa@example.com',
    firstName: 'Awa',
    lastName: 'Jallow',
    emailVerified: true,
  })
  const kept = JSON.stringify([await db.select().from(accounts), await db.select().from(users)])
  expect(kept).not.toMatch(/a-token-of-google|signature|awa\.jpg/)
})

test('a guest from Google may book although the network holds too many places', async () => {
  const app = await createTestApp({ env: { google, rateLimits: true } })
  const book = (visitor: Visitor, email: string) => visitor.post('/api/submit-booking', kiterForm({ email }))
  for (let n = 0; n < 6; n++)
    expect((await book(app.newVisitor(), `stranger${n}@example.com`)).status).toBe(201)
  expect((await book(app.newVisitor(), 'awa@example.com')).status).toBe(409)
  googleKnows(AWA)
  const awa = app.newVisitor()
  await comeBack(awa)
  expect((await book(awa, 'awa@example.com')).status).toBe(201)
})

test('a second sign-in with Google opens the same account', async () => {
  const { client, newVisitor, db } = await createTestApp({ seed: false, env: { google } })
  googleKnows(AWA)
  await comeBack(client)
  const later = newVisitor()
  expect(await comeBack(later)).toEqual([302, '/auth-redirect'])
  expect((await later.get<User>('/api/auth/user')).body.email).toBe('awa@example.com')
  expect(await db.$count(users)).toBe(1)
})

test('a guest with only one name can sign in', async () => {
  const { client } = await createTestApp({ seed: false, env: { google } })
  googleKnows({ ...AWA, given_name: undefined, family_name: undefined, name: 'Awa' })
  await comeBack(client)
  expect((await client.get('/api/auth/user')).body).toMatchObject({ firstName: 'Awa', lastName: '' })
})

test('an account made with a password for the same address is not linked to Google', async () => {
  const { client, newVisitor } = await createTestApp({ seed: false, env: { google } })
  const squatter = { firstName: 'A', lastName: 'B', email: 'awa@example.com', password: 'waiting for awa' }
  await newVisitor().post('/api/auth/register', squatter)
  googleKnows(AWA)
  expect(await comeBack(client)).toEqual([302, '/auth-redirect?error=account_not_linked'])
  expect((await client.get('/api/auth/user')).body).toBeNull()
})

test('a guest who cancels at Google comes back signed out', async () => {
  const { client } = await createTestApp({ seed: false, env: { google } })
  googleKnows(AWA)
  expect(await comeBack(client, { error: 'access_denied' })).toEqual([
    302,
    '/auth-redirect?error=access_denied',
  ])
  expect((await client.get('/api/auth/user')).body).toBeNull()
})

test('an answer from Google that this browser did not ask for signs nobody in', async () => {
  const { client, newVisitor } = await createTestApp({ seed: false, env: { google } })
  googleKnows(AWA)
  const started = await newVisitor().get('/api/auth/google')
  const state = new URL(started.headers.get('location') ?? '').searchParams.get('state') ?? ''
  for (const query of [`code=a-code&state=${state}`, 'code=a-code&state=made-up', 'code=a-code', '']) {
    const back = await client.get(`/api/auth/callback/google?${query}`)
    expect(back.status).toBe(302)
    expect(back.headers.get('location')).toMatch(/\/auth-redirect\?error=\w+/)
  }
  expect((await client.get('/api/auth/user')).body).toBeNull()
})
