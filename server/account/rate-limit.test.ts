import type { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mails } from '#server/db/schema.ts'
import { rateLimits } from '#server/db/tables/account-tables.ts'
import { AWA } from '#test/awa.ts'
import { ADMIN_PASSWORD, createTestApp } from '#test/create-test-app.ts'
import { removeExpired } from './admin-sessions.ts'

const HOME = '192.0.2.7'
const AWAY = '198.51.100.4'
const ON = { seed: false, env: { rateLimits: true } }

/** Calls over a connection from `address`, as Node's adapter passes it. */
async function post(
  app: Hono,
  address: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) {
  const init = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
  return app.request(path, init, { incoming: { socket: { remoteAddress: address } } })
}

const signIn = (app: Hono, address: string, password: string, email = AWA.email) =>
  post(app, address, '/api/auth/login', { email, password })

const statusesOf = (answers: Response[]) => Object.groupBy(answers, (answer) => String(answer.status))

// The limits use real time, so it is stopped: on a busy machine the attempts may take more than a minute.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Expires all counters. */
async function letPass(testApp: Awaited<ReturnType<typeof createTestApp>>): Promise<void> {
  await testApp.db.update(rateLimits).set({ expire: new Date('2025-01-01') })
}

test('repeated wrong passwords are refused, and the owner can sign in from another address', async () => {
  const testApp = await createTestApp(ON)
  const { app, db } = testApp
  await post(app, HOME, '/api/auth/register', AWA)
  const answers = await Promise.all(
    Array.from({ length: 36 }, (_, attempt) => signIn(app, AWAY, `guess number ${attempt}`)),
  )
  const { 401: wrong, 429: refused } = statusesOf(answers)
  expect(wrong).toHaveLength(30)
  expect(refused).toHaveLength(6)
  for (const answer of refused ?? []) {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  }

  const counted = await db.select().from(rateLimits)
  const points = Object.fromEntries(counted.map((row) => [row.key, row.points]))
  // Attempts refused by the account's limit per minute count neither for the address nor for the day.
  expect(points).toMatchObject({
    [`password-account-day:${AWA.email} ${AWAY}`]: 30,
    [`password-address-minute:${AWAY}`]: 30,
    [`password-address-day:${AWAY}`]: 30,
  })

  // Even the right password is refused there for now; from home it is accepted.
  expect((await signIn(app, AWAY, AWA.password)).status).toBe(429)
  expect((await signIn(app, HOME, AWA.password)).status).toBe(200)
  await letPass(testApp)
  expect((await signIn(app, AWAY, AWA.password)).status).toBe(200)
})

test('an unknown address reaches the same limit as a known one', async () => {
  const { app } = await createTestApp(ON)
  const answers = await Promise.all(
    Array.from({ length: 32 }, () => signIn(app, AWAY, 'not this one', 'nobody@example.com')),
  )
  expect(statusesOf(answers)[429]).toHaveLength(2)
})

test('right passwords are not counted, and reset the account’s count of wrong ones', async () => {
  const testApp = await createTestApp(ON)
  const { app, db } = testApp
  await post(app, HOME, '/api/auth/register', AWA)
  await Promise.all(Array.from({ length: 5 }, () => signIn(app, HOME, 'not this one')))
  for (let time = 0; time < 3; time++) expect((await signIn(app, HOME, AWA.password)).status).toBe(200)
  const counted = await db.select().from(rateLimits)
  const points = Object.fromEntries(counted.map((row) => [row.key, row.points]))
  expect(points).toMatchObject({ 'password-address-minute:192.0.2.7': 5, 'register:192.0.2.7': 1 })
  expect(Object.keys(points).filter((key) => key.includes(AWA.email))).toEqual([])
})

test('guessing at many accounts from one address is refused', async () => {
  const testApp = await createTestApp(ON)
  await testApp.db
    .insert(rateLimits)
    .values({ key: `password-address-minute:${HOME}`, points: 300, expire: new Date('2100-01-01') })
  expect((await signIn(testApp.app, HOME, 'not this one', 'somebody@example.com')).status).toBe(429)
  expect((await signIn(testApp.app, AWAY, 'not this one', 'somebody@example.com')).status).toBe(401)
})

test('after the day’s limit the owner can still reset the password by email and sign in', async () => {
  const testApp = await createTestApp(ON)
  const { app, db } = testApp
  await post(app, HOME, '/api/auth/register', AWA)
  await db
    .insert(rateLimits)
    .values({ key: `password-account-day:${AWA.email} ${HOME}`, points: 300, expire: new Date('2100-01-01') })
  const refused = await signIn(app, HOME, AWA.password)
  expect(refused.status).toBe(429)

  await post(app, HOME, '/api/auth/forgot-password', { email: AWA.email })
  const [sent] = await db.select().from(mails)
  const token = /token=([\w-]+)/.exec(sent?.text ?? '')?.[1]
  const password = 'a northerly in march'
  expect((await post(app, HOME, '/api/auth/reset-password', { token, password })).status).toBe(204)
  expect((await signIn(app, HOME, password)).status).toBe(200)
})

test('guessing at the admin sign-in is refused, and the operator can sign in from another address', async () => {
  const testApp = await createTestApp(ON)
  const { app } = testApp
  const enter = (address: string, password: string) => post(app, address, '/api/admin/login', { password })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, attempt) => enter(AWAY, `guess ${attempt}`)),
  )
  const { 401: wrong, 429: refused } = statusesOf(answers)
  expect([wrong?.length, refused?.length]).toEqual([30, 20])
  expect(refused?.[0]?.headers.get('retry-after')).toMatch(/^[1-9]\d?$/)
  expect((await enter(AWAY, ADMIN_PASSWORD)).status).toBe(429)
  expect((await enter(HOME, ADMIN_PASSWORD)).status).toBe(204)
  await letPass(testApp)
  expect((await enter(AWAY, ADMIN_PASSWORD)).status).toBe(204)
})

const enterAdmin = (app: Hono, address: string, password: string, device?: string) =>
  post(app, address, '/api/admin/login', { password }, device ? { cookie: device } : {})

const deviceOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith('admin-device='))
    ?.split(';')[0]

test('guesses from the operator’s own address do not block a known device', async () => {
  const testApp = await createTestApp(ON)
  const { app } = testApp
  const device = deviceOf(await enterAdmin(app, HOME, ADMIN_PASSWORD))
  await letPass(testApp)
  const guesses = await Promise.all(Array.from({ length: 40 }, () => enterAdmin(app, HOME, 'guess')))
  expect(statusesOf(guesses)[429]).toHaveLength(10)
  expect((await enterAdmin(app, HOME, ADMIN_PASSWORD)).status).toBe(429)
  const entered = await enterAdmin(app, HOME, ADMIN_PASSWORD, device)
  expect(entered.status).toBe(204)
  expect(deviceOf(entered)).toBe(device)
})

test('a known device’s cookie has its own limit of guesses', async () => {
  const testApp = await createTestApp(ON)
  const { app, db } = testApp
  const device = deviceOf(await enterAdmin(app, HOME, ADMIN_PASSWORD))
  const guesses = await Promise.all(Array.from({ length: 40 }, () => enterAdmin(app, AWAY, 'guess', device)))
  const { 401: wrong, 429: refused } = statusesOf(guesses)
  expect([wrong?.length, refused?.length]).toEqual([30, 10])
  expect(Number(refused?.[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  // It does not count for others at the address, and the operator can sign in without it.
  const counted = await db.select().from(rateLimits)
  expect(counted.filter(({ key }) => key.startsWith('password-address') && key.includes(AWAY))).toEqual([])
  expect((await enterAdmin(app, HOME, ADMIN_PASSWORD, device)).status).toBe(429)
  expect((await enterAdmin(app, HOME, ADMIN_PASSWORD)).status).toBe(204)
  await letPass(testApp)
  expect((await enterAdmin(app, AWAY, ADMIN_PASSWORD, device)).status).toBe(204)
})

test.each([
  ['made up', () => 'admin-device=made-up', ADMIN_PASSWORD],
  ['tampered with', (device: string) => device.replace('=', '=x'), ADMIN_PASSWORD],
  ['of the time before another password was set', (device: string) => device, 'a northerly in march'],
])('a device cookie that is %s makes no device known', async (_, made, adminPassword) => {
  const before = await createTestApp(ON)
  const device = made(deviceOf(await enterAdmin(before.app, HOME, ADMIN_PASSWORD)) ?? '')
  const { app } = await createTestApp({ seed: false, env: { rateLimits: true, adminPassword } })
  await Promise.all(Array.from({ length: 31 }, () => enterAdmin(app, HOME, 'guess')))
  expect((await enterAdmin(app, HOME, adminPassword, device)).status).toBe(429)
})

test('a forged forwarding header does not change the caller’s address', async () => {
  const { app } = await createTestApp(ON)
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, attempt) =>
      post(
        app,
        AWAY,
        '/api/admin/login',
        { password: 'guess' },
        { 'x-forwarded-for': `203.0.113.${attempt}` },
      ),
    ),
  )
  expect(statusesOf(answers)[429]).toHaveLength(2)
})

test('behind a trusted proxy each client is counted separately', async () => {
  const { app } = await createTestApp({
    seed: false,
    env: { rateLimits: true, trustedProxies: ['10.0.0.0/8'] },
  })
  const through = (guest: string) =>
    post(
      app,
      '10.0.0.1',
      '/api/admin/login',
      { password: 'guess' },
      { 'x-forwarded-for': `203.0.113.9, ${guest}` },
    )
  const answers = await Promise.all(Array.from({ length: 31 }, () => through(AWAY)))
  expect(statusesOf(answers)[429]).toHaveLength(1)
  expect((await through(HOME)).status).toBe(401)
})

test('a hundred quick calls from one address are not limited', async () => {
  const { app } = await createTestApp(ON)
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      post(app, HOME, '/api/auth/reset-password', { token: 'made-up', password: 'long enough' }),
    ),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([400]))
})

test('calls beyond 120 are refused', async () => {
  const { app } = await createTestApp(ON)
  const answers = await Promise.all(
    Array.from({ length: 125 }, () =>
      post(app, HOME, '/api/auth/reset-password', { token: 'made-up', password: 'long enough' }),
    ),
  )
  const { 429: refused } = statusesOf(answers)
  expect(refused).toHaveLength(5)
  expect(Number(refused?.[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('without limits nothing is counted', async () => {
  const { app, db } = await createTestApp({ seed: false })
  const answers = await Promise.all(
    Array.from({ length: 125 }, () => post(app, HOME, '/api/admin/login', { password: 'guess' })),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([401]))
  expect(await db.$count(rateLimits)).toBe(0)
})

test('expired counters are removed, and the others stay', async () => {
  const testApp = await createTestApp(ON)
  await testApp.db.insert(rateLimits).values([
    { key: 'register:over', points: 3, expire: new Date('2025-01-01') },
    { key: 'register:running', points: 3, expire: new Date('2100-01-01') },
  ])
  await removeExpired(testApp.deps)
  expect((await testApp.db.select().from(rateLimits)).map((row) => row.key)).toEqual(['register:running'])
})
