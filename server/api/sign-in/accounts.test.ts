import { hashPassword as hashAsBefore } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { User } from '#domain/contract/api-contract.ts'
import { PROBLEMS } from '#domain/contract/problem.ts'
import type { ProblemBody } from '#domain/contract/problem.ts'
import { createAccounts } from '#server/account/accounts.ts'
import { createApp } from '#server/app.ts'
import { connectPostgres } from '#server/db/connect.ts'
import { accounts, sessions, users } from '#server/db/tables/account-tables.ts'
import { AWA, CREDENTIALS, SESSION } from '#test/awa.ts'
import { createTestApp } from '#test/create-test-app.ts'
import { queriesOf } from '#test/database-work.ts'
import { hashesFor } from '#test/quick-hashing.ts'
import { newVisitor as visitorOf } from '#test/visitor.ts'

const ascending = (a: number, b: number) => a - b

test('registering returns the user only, and signs in', async () => {
  const { client, db } = await createTestApp({ seed: false })
  const registered = await client.post<User>('/api/auth/register', AWA)
  expect(registered.status).toBe(201)
  expect(registered.body).toEqual({
    id: registered.body.id,
    email: 'awa@example.com',
    firstName: 'Awa',
    lastName: 'Jallow',
    emailVerified: false,
  })
  expect(registered.body.id).toMatch(/^\w{20,}$/)
  const me = await client.get('/api/auth/user')
  expect(me).toMatchObject({ status: 200, body: registered.body })
  const [stored] = await db.select().from(accounts)
  expect(stored?.password).not.toContain(AWA.password)
})

test('a visitor who is not signed in gets null, without an error', async () => {
  const { client } = await createTestApp({ seed: false })
  expect(await client.get('/api/auth/user')).toMatchObject({ status: 200, body: null })
})

test('the session cookie is httpOnly and SameSite=Lax, and secure on https', async () => {
  const { client } = await createTestApp({ seed: false })
  const [cookie] = (await client.post('/api/auth/register', AWA)).headers.getSetCookie()
  expect(cookie).toMatch(/^tradewind\.session_token=/)
  expect(cookie).toMatch(/; HttpOnly/)
  expect(cookie).toMatch(/; SameSite=Lax/)
  expect(cookie).not.toMatch(/; Secure/)

  const secure = await createTestApp({ seed: false, env: { baseUrl: 'https://retreats.example' } })
  const [secureCookie] = (await secure.client.post('/api/auth/register', AWA)).headers.getSetCookie()
  expect(secureCookie).toMatch(/^__Secure-tradewind\.session_token=.*; Secure/)
})

test('an address has one account, in whatever case it is written', async () => {
  const { client, newVisitor, db } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA)
  const again = await newVisitor().post<ProblemBody>('/api/auth/register', {
    ...AWA,
    email: ' AWA@Example.com ',
  })
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({
    title: 'There is already an account with this email',
    errors: [{ field: 'email' }],
  })
  expect(again.headers.getSetCookie()).toEqual([])
  expect(await db.$count(users)).toBe(1)
})

test('simultaneous registrations of one address make one account', { tags: 'postgres' }, async () => {
  const { newVisitor, db } = await createTestApp({ seed: false })
  const answers = await Promise.all([1, 2, 3].map(() => newVisitor().post('/api/auth/register', AWA)))
  expect(answers.map((answer) => answer.status).toSorted(ascending)).toEqual([201, 409, 409])
  expect(await db.$count(users)).toBe(1)
  expect(await db.$count(accounts)).toBe(1)
  expect(await db.$count(sessions)).toBe(1)
})

test.each([
  ['a common password', { password: 'Passw0rd' }, 'password'],
  ['a line break in the name', { firstName: 'Awa\nBcc: all@example.com' }, 'firstName'],
  ['two addresses', { email: 'awa@example.com,all@example.com' }, 'email'],
])('registering refuses %s', async (_, change, field) => {
  const { client, db } = await createTestApp({ seed: false })
  const refused = await client.post<ProblemBody>('/api/auth/register', { ...AWA, ...change })
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field }] } })
  expect(await db.$count(users)).toBe(0)
})

test('a password of 128 characters signs in', async () => {
  const { client, newVisitor } = await createTestApp({ seed: false })
  const password = 'kø'.repeat(64)
  expect((await client.post('/api/auth/register', { ...AWA, password })).status).toBe(201)
  expect((await newVisitor().post('/api/auth/login', { email: AWA.email, password })).status).toBe(200)
})

test('extra fields in the form do not reach the account', async () => {
  const { client, db } = await createTestApp({ seed: false })
  const slipped = {
    id: 'admin',
    emailVerified: true,
    role: 'admin',
    image: 'https://evil.example',
    callbackURL: 'https://evil.example',
  }
  const registered = await client.post<User>('/api/auth/register', { ...AWA, ...slipped })
  expect(registered.status).toBe(201)
  expect(registered.headers.get('location')).toBeNull()
  const [stored] = await db.select().from(users)
  expect(stored).toMatchObject({ emailVerified: false, image: null })
  expect(stored?.id).not.toBe('admin')
})

test('signing in returns the user', async () => {
  const { client, newVisitor } = await createTestApp({ seed: false })
  const { body: user } = await client.post<User>('/api/auth/register', AWA)
  const guest = newVisitor()
  const signedIn = await guest.post('/api/auth/login', { ...CREDENTIALS, email: 'AWA@example.com' })
  expect(signedIn).toMatchObject({ status: 200, body: user })
  expect((await guest.get('/api/auth/user')).body).toEqual(user)
})

test('row 26: a wrong password and an unknown address get the same answer', async () => {
  const { client, newVisitor } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA)
  const attempts = [
    { email: AWA.email, password: 'not this one' },
    { email: 'nobody@example.com', password: 'not this one' },
  ]
  const answers = []
  for (const attempt of attempts) {
    const { status, body, headers } = await newVisitor().post<ProblemBody>('/api/auth/login', attempt)
    answers.push({ status, body: { ...body, requestId: '' }, cookies: headers.getSetCookie() })
  }
  expect(answers[0]).toMatchObject({
    status: 401,
    body: { title: PROBLEMS['wrong-credentials'].title },
    cookies: [],
  })
  // "Unauthorized" would trigger the browser's forced sign-out (specification, section 8).
  expect(JSON.stringify(answers[0])).not.toContain('Unauthorized')
  expect(answers[1]).toEqual(answers[0])
})

test('row 26: a refusal takes the same hashes, and at most one more query if the address has an account', async () => {
  const { client, newVisitor, connection, db } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA)
  // An account without a password, as one made with Google is.
  await client.post('/api/auth/register', { ...AWA, email: 'lamin@example.com' })
  const [lamin] = await db.select().from(users).where(eq(users.email, 'lamin@example.com'))
  await db.delete(accounts).where(eq(accounts.userId, lamin?.id ?? ''))
  const workFor = async (email: string) => {
    let questions = 0
    const hashes = await hashesFor(async () => {
      const asked = await queriesOf(connection, async () => {
        const refused = await newVisitor().post('/api/auth/login', { email, password: 'not this one' })
        expect(refused.status).toBe(401)
      })
      questions = asked.length
    })
    return { hashes, questions }
  }
  const unknown = await workFor('nobody@example.com')
  // Without the library's dummy hash the unknown address would answer in a tenth of the time (npm run bench:api).
  expect(unknown.hashes).toEqual([{ memory: 19_456, passes: 2, parallelism: 1 }])
  for (const known of [AWA.email, 'lamin@example.com']) {
    const { hashes, questions } = await workFor(known)
    expect(hashes).toEqual(unknown.hashes)
    // The query for the account's password takes a millisecond, the hash about sixty.
    expect(questions - unknown.questions).toBeLessThanOrEqual(1)
  }
})

test('row 26: with limits on, an unknown address is refused after as many wrong passwords as a known one', async () => {
  const { client, newVisitor } = await createTestApp({ seed: false, env: { rateLimits: true } })
  await client.post('/api/auth/register', AWA)
  const refusals = async (email: string) => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 32; attempt++) {
      statuses.push((await newVisitor().post('/api/auth/login', { email, password: 'not this one' })).status)
    }
    return statuses
  }
  const known = await refusals(AWA.email)
  expect(known).toContain(429)
  expect(await refusals('nobody@example.com')).toEqual(known)
})

test('row 28: signing in opens a new session and ends the browser’s earlier one', async () => {
  const { client, newVisitor, db } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA)
  const brought = client.cookies.get(SESSION) ?? ''
  await client.post('/api/auth/login', CREDENTIALS)
  expect(client.cookies.get(SESSION)).not.toBe(brought)
  const intruder = newVisitor()
  intruder.cookies.set(SESSION, brought)
  expect((await intruder.get('/api/auth/user')).body).toBeNull()
  expect(await db.$count(sessions)).toBe(1)
})

test('row 28: a forged session cookie is worth nothing, before and after a sign-in with it', async () => {
  const { client, newVisitor } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA)
  const victim = newVisitor()
  victim.cookies.set(SESSION, 'fixed-by-somebody.c2lnbmF0dXJl')
  await victim.post('/api/auth/login', CREDENTIALS)
  const intruder = newVisitor()
  intruder.cookies.set(SESSION, 'fixed-by-somebody.c2lnbmF0dXJl')
  expect((await intruder.get('/api/auth/user')).body).toBeNull()
  expect(victim.cookies.get(SESSION)).not.toBe('fixed-by-somebody.c2lnbmF0dXJl')
})

test('another site cannot sign a visitor in', async () => {
  const { client, newVisitor } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA)
  const visitor = newVisitor()
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await visitor.post('/api/auth/login', CREDENTIALS, headers)).status).toBe(403)
  const asText = {
    method: 'POST',
    body: JSON.stringify(CREDENTIALS),
    headers: { 'content-type': 'text/plain' },
  }
  expect((await visitor.request('/api/auth/login', asText)).status).toBe(415)
  expect(visitor.cookies.size).toBe(0)
})

test('an expired session is no session', async () => {
  const { client, db } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA)
  await db.update(sessions).set({ expiresAt: new Date('2025-01-01') })
  expect((await client.get('/api/auth/user')).body).toBeNull()
})

test('nothing about the guest’s device is stored', async () => {
  const { client, db } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA, {
    'user-agent': 'Telling/1.0',
    'x-forwarded-for': '192.0.2.7',
  })
  const stored = JSON.stringify(await db.select().from(sessions))
  expect(stored).not.toMatch(/Telling|192\.0\.2\.7/)
})

test('the library’s routes beyond the contract answer 404', async () => {
  const { client } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA)
  for (const path of ['sign-in/email', 'sign-up/email', 'update-user', 'delete-user', 'change-email']) {
    expect((await client.post(`/api/auth/${path}`, AWA)).status).toBe(404)
  }
  for (const path of [
    'get-session',
    'list-sessions',
    'error',
    'ok',
    'callback/google',
    'reset-password/abc',
  ]) {
    expect((await client.get(`/api/auth/${path}`)).status).toBe(404)
  }
})

test('a password hashed as before signs in, and is hashed as now from then on', async () => {
  const { client, newVisitor, db } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA)
  const outdated = await hashAsBefore(AWA.password)
  await db.update(accounts).set({ password: outdated })
  const keptHash = async () => (await db.select({ hash: accounts.password }).from(accounts))[0]?.hash
  const wrong = await newVisitor().post('/api/auth/login', { ...CREDENTIALS, password: 'not this one' })
  expect([wrong.status, await keptHash()]).toEqual([401, outdated])
  expect((await newVisitor().post('/api/auth/login', CREDENTIALS)).status).toBe(200)
  const renewed = await keptHash()
  expect(renewed).toMatch(/^\$argon2id\$/)
  expect((await newVisitor().post('/api/auth/login', CREDENTIALS)).status).toBe(200)
  expect(await keptHash()).toBe(renewed)
})

test('an unreachable database is answered with 503 and a time to retry', async () => {
  const { client, deps } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA)
  const gone = connectPostgres('postgres://nobody@127.0.0.1:1/nothing', () => {})
  const unreachable = { ...deps, db: gone.db }
  const app = createApp({ ...unreachable, accounts: createAccounts(unreachable) })
  const stranger = visitorOf(app, deps.env.baseUrl)
  const guest = visitorOf(app, deps.env.baseUrl)
  guest.cookies.set(SESSION, client.cookies.get(SESSION) ?? '')

  const answers = [
    await stranger.post('/api/auth/login', CREDENTIALS),
    await stranger.post('/api/auth/register', AWA),
    await stranger.post('/api/auth/forgot-password', { email: AWA.email }),
    await guest.get('/api/auth/user'),
    await guest.post('/api/auth/logout'),
  ]
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  }
  expect(await stranger.get('/api/auth/user')).toMatchObject({ status: 200, body: null })
  await gone.close()
})
