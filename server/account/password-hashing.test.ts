import { expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import { mails } from '#server/db/schema.ts'
import { accounts, users, verifications } from '#server/db/tables/account-tables.ts'
import { createHashingQueue, MAX_CONCURRENT_HASHES, MAX_QUEUE_LENGTH } from '#server/process/password-hash.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { newVisitor, type Visitor } from '#test/visitor.ts'
import { createAccounts } from './accounts.ts'
import { createPasswordHashing } from './auth.ts'

/** More than the connections of the pool on PostgreSQL, and of the embedded database, which has one. */
const MANY = 30
/** Far longer than needed on a busy machine. */
const PATIENCE = { timeout: 30_000 }
const TOO_BUSY = { status: 503, body: { type: 'urn:problem:too-busy' } }

/** Hashes that finish when the test says so, with a count of those running at once. */
function heldScheme() {
  const held = Promise.withResolvers<void>()
  const counted = { running: 0, most: 0, begun: 0 }
  async function work<T>(result: T): Promise<T> {
    counted.begun++
    counted.running++
    counted.most = Math.max(counted.most, counted.running)
    await held.promise
    counted.running--
    return result
  }
  const scheme = {
    hash: (password: string) => work(`hash of ${password}`),
    verify: ({ password, hash }: { password: string; hash: string }) => work(hash === `hash of ${password}`),
  }
  return { counted, letThrough: held.resolve, scheme }
}

/** The app with such hashes. */
function withHeldHashes({ deps }: TestApp) {
  const { scheme, ...held } = heldScheme()
  const queue = createHashingQueue()
  const passwords = createPasswordHashing(scheme, queue)
  const app = createApp({ ...deps, accounts: createAccounts(deps, passwords) })
  return { ...held, queue, guest: () => newVisitor(app, deps.env.baseUrl) }
}

const register = (visitor: Visitor, number: number | string = 1) =>
  visitor.post('/api/auth/register', {
    firstName: 'Awa',
    lastName: 'Jallow',
    email: `guest${number}@example.com`,
    password: 'harmattan wind',
  })

test('two passwords are hashed at once, and the database serves others while many wait', async () => {
  const testApp = await createTestApp()
  const { counted, letThrough, guest } = withHeldHashes(testApp)
  const answers = Array.from({ length: MANY }, (_, number) => register(guest(), number))
  await vi.waitUntil(() => counted.begun === MAX_CONCURRENT_HASHES, PATIENCE)
  // Each of these needs a connection to the database; the embedded one has only one.
  expect((await guest().get('/api/pricing-tiers')).status).toBe(200)
  expect((await guest().get('/readyz')).status).toBe(200)
  expect(await testApp.db.$count(users)).toBe(0)
  letThrough()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(counted).toMatchObject({ begun: MANY, most: MAX_CONCURRENT_HASHES, running: 0 })
  const stored = await testApp.db.select().from(accounts)
  expect(new Set(stored.map(({ password }) => password))).toEqual(new Set(['hash of harmattan wind']))
})

test('a full queue answers with a time to retry, and changes nothing', async () => {
  const testApp = await createTestApp({ seed: false })
  const { client, db } = testApp
  await register(client)
  await client.post('/api/auth/forgot-password', { email: 'guest1@example.com' })
  const [mail] = await db.select().from(mails)
  const link = { token: /token=([\w-]+)/.exec(mail?.text ?? '')?.[1], password: 'a northerly in march' }

  const { letThrough, queue, guest } = withHeldHashes(testApp)
  const free = Promise.withResolvers<void>()
  const waiting = Array.from({ length: MAX_CONCURRENT_HASHES + MAX_QUEUE_LENGTH }, () =>
    queue(() => free.promise),
  )
  const login = { email: 'guest1@example.com', password: 'harmattan wind' }
  const refused = [
    await register(guest(), 'new'),
    await guest().post('/api/auth/login', login),
    await guest().post('/api/auth/login', { ...login, email: 'nobody@example.com' }),
    await guest().post('/api/auth/reset-password', link),
  ]
  for (const answer of refused) {
    expect(answer).toMatchObject(TOO_BUSY)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(await db.$count(users)).toBe(1)
  expect(await db.$count(verifications)).toBe(1)

  free.resolve()
  letThrough()
  await Promise.all(waiting)
  expect((await register(guest(), 'new')).status).toBe(201)
  expect((await guest().post('/api/auth/reset-password', link)).status).toBe(204)
})

test('a taken address and an unknown reset link cost no hash', async () => {
  const testApp = await createTestApp({ seed: false })
  await register(testApp.client)
  const { counted, guest } = withHeldHashes(testApp)
  expect((await register(guest())).status).toBe(409)
  const madeUp = { token: 'made-up', password: 'a northerly in march' }
  expect((await guest().post('/api/auth/reset-password', madeUp)).status).toBe(400)
  expect(counted.begun).toBe(0)
})

test('a prepared hash is used only for its own password', async () => {
  const { scheme, letThrough } = heldScheme()
  letThrough()
  const passwords = createPasswordHashing(scheme, createHashingQueue())
  const inside = await passwords.hashFirst('one', () =>
    Promise.all([passwords.hash('one'), passwords.hash('other')]),
  )
  expect(inside).toEqual(['hash of one', 'hash of other'])
  expect(await passwords.hash('one')).toBe('hash of one')
})

test('a failed hash frees its place for the next', async () => {
  const queue = createHashingQueue()
  const failures = Array.from({ length: 10 }, () => queue(() => Promise.reject(new Error('no memory'))))
  expect((await Promise.allSettled(failures)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(await queue(() => Promise.resolve('made'))).toBe('made')
})
