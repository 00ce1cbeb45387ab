import { expect, test } from 'vitest'
import type { PasskeyList } from '#domain/contract/passkey-calls.ts'
import { createApp } from '#server/app.ts'
import { adminSessions, history, passkeyChallenges, passkeys } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { ADMIN_PASSWORD, createTestApp, type TestApp, type TestAppOptions } from '#test/create-test-app.ts'
import { isAtAdmin, readAs } from '#test/read-as.ts'
import { softwareAuthenticator, type SoftwareAuthenticator } from '#test/software-authenticator.ts'
import { newVisitor, type Visitor } from '#test/visitor.ts'

const SITE = 'https://retreats.example'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

interface Options {
  challenge: string
  rpId: string
  rp: { id: string }
  excludeCredentials: { id: string }[]
}

const openApp = (options: TestAppOptions = {}) =>
  createTestApp({ seed: false, ...options, env: { baseUrl: SITE, ...options.env } })

/** Signs the operator in on a phone, with the password. */
async function enter(app: Pick<TestApp, 'newVisitor'>, password = ADMIN_PASSWORD): Promise<Visitor> {
  const visitor = app.newVisitor()
  const entered = await visitor.post('/api/admin/login', { password }, { 'user-agent': IPHONE })
  expect(entered.status).toBe(204)
  return visitor
}

async function addPasskey(admin: Visitor, device: SoftwareAuthenticator, name = 'My phone') {
  await confirm(admin)
  const { body: options } = await admin.post<Options>('/api/admin/passkeys/options')
  return admin.post<{ id: string }>('/api/admin/passkeys', { name, passkey: device.make(options) })
}

const confirm = (admin: Visitor) => admin.post('/api/admin/confirm', { password: ADMIN_PASSWORD })

/** Answers a challenge with a device's passkey, altered as given, and signs in with it. */
async function enterBy(
  visitor: Visitor,
  device: SoftwareAuthenticator,
  ceremony: Parameters<SoftwareAuthenticator['use']>[1] = {},
  remember?: boolean,
) {
  const { body: options } = await visitor.post<Options>('/api/admin/login/passkey/options')
  const passkey = device.use(options, ceremony)
  const body = { passkey, ...(remember !== undefined && { remember }) }
  return visitor.post<{ type: string }>('/api/admin/login/passkey', body, { 'user-agent': IPHONE })
}

const refusal = ({ status, body }: { status: number; body: { type: string } }) => [status, body.type]
const WRONG = [401, 'urn:problem:wrong-passkey']
const UNKNOWN = [401, 'urn:problem:unknown-passkey']
const TOO_LATE = [409, 'urn:problem:passkey-too-late']

/** Whether the sign-in offers a passkey beside the password. */
async function isOffered(app: Pick<TestApp, 'deps'>): Promise<boolean> {
  return (await readAs(app, { cookies: new Map() }, ({ admin }) => admin.passkey())).body
}

/** An app where one device has a passkey. */
async function withPasskey(options: TestAppOptions = {}) {
  const app = await openApp(options)
  const admin = await enter(app)
  const device = softwareAuthenticator(SITE)
  const { status, body } = await addPasskey(admin, device)
  expect(status).toBe(201)
  return { app, admin, device, id: body.id }
}

test('a passkey is added with a name and opens the admin, and its use and the history show it', async () => {
  const { app, admin, device, id } = await withPasskey()
  app.clock.advance({ hours: 2 })
  const visitor = app.newVisitor()
  expect(await isOffered(app)).toBe(true)
  expect((await enterBy(visitor, device)).status).toBe(204)
  expect(await isAtAdmin(app, visitor)).toBe(true)
  expect((await admin.get<PasskeyList>('/api/admin/passkeys')).body).toEqual({
    possible: true,
    passkeys: [
      {
        id,
        name: 'My phone',
        addedAt: '2025-09-01T09:00:00.000Z',
        lastUsedAt: '2025-09-01T11:00:00.000Z',
        here: true,
      },
    ],
  })
  expect(await app.db.select().from(history)).toMatchObject([
    { actor: 'operator', device: 'iPhone', what: 'Passkey added', before: null, after: 'My phone' },
  ])
})

test('a passkey opens the same session as the password, for 12 hours or 30 days on a remembered device', async () => {
  const { app, device } = await withPasskey()
  const [phone, laptop] = [app.newVisitor(), app.newVisitor()]
  const entered = await enterBy(phone, device, {}, true)
  expect(entered.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^admin-passkey=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    expect.stringMatching(/^admin=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    expect.stringMatching(/^admin-device=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
  ])
  expect((await enterBy(laptop, device)).status).toBe(204)
  app.clock.advance({ hours: 12 })
  expect([await isAtAdmin(app, phone), await isAtAdmin(app, laptop)]).toEqual([true, false])
  const [session] = (
    await phone.get<{ sessions: { device: string; current: boolean }[] }>('/api/admin/sessions')
  ).body.sessions
  expect(session).toMatchObject({ device: 'iPhone', current: true })
})

test('signing in with a passkey ends the session that the browser had', async () => {
  const { app, admin, device } = await withPasskey()
  expect((await enterBy(admin, device)).status).toBe(204)
  expect(await app.db.$count(adminSessions)).toBe(1)
})

test('a challenge is stored on the server for this browser, in an HttpOnly cookie', async () => {
  const { app, device } = await withPasskey()
  const [visitor, thief] = [app.newVisitor(), app.newVisitor()]
  const given = await visitor.post<Options>('/api/admin/login/passkey/options')
  const [cookie = ''] = given.headers.getSetCookie()
  expect(cookie).toMatch(/^admin-passkey=[\w-]{22}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  expect(cookie).not.toContain(given.body.challenge)
  const passkey = device.use(given.body)
  expect(refusal(await thief.post('/api/admin/login/passkey', { passkey }))).toEqual(TOO_LATE)
  expect((await visitor.post('/api/admin/login/passkey', { passkey })).status).toBe(204)
})

test('the sign-in names no passkey to a stranger', async () => {
  const { app, device } = await withPasskey()
  const given = await app.newVisitor().post<Options>('/api/admin/login/passkey/options')
  expect(given.body).toEqual({
    challenge: given.body.challenge,
    rpId: 'retreats.example',
    timeout: 300_000,
    userVerification: 'required',
  })
  expect(given.body.challenge).toMatch(/^[\w-]{43}$/)
  const { id } = device.use(given.body)
  expect(JSON.stringify(given.body)).not.toContain(id)
})

test('an answer to a challenge counts once, and is refused when sent again', async () => {
  const { app, device } = await withPasskey()
  const visitor = app.newVisitor()
  const given = await visitor.post<Options>('/api/admin/login/passkey/options')
  const cookie = `admin-passkey=${visitor.cookies.get('admin-passkey')}`
  const passkey = device.use(given.body)
  expect((await visitor.post('/api/admin/login/passkey', { passkey })).status).toBe(204)
  const again = app.newVisitor()
  expect(refusal(await again.post('/api/admin/login/passkey', { passkey }, { cookie }))).toEqual(TOO_LATE)
  expect(await isAtAdmin(app, again)).toBe(false)
})

test('an answer to an earlier challenge is refused', async () => {
  const { app, device } = await withPasskey()
  const visitor = app.newVisitor()
  const { body: before } = await visitor.post<Options>('/api/admin/login/passkey/options')
  expect(refusal(await enterBy(visitor, device, { challenge: before.challenge }))).toEqual(WRONG)
})

test('an answer is accepted for five minutes', async () => {
  const { app, device } = await withPasskey()
  const visitor = app.newVisitor()
  const slow = async (milliseconds: number) => {
    const { body: options } = await visitor.post<Options>('/api/admin/login/passkey/options')
    app.clock.advance({ milliseconds })
    return visitor.post<{ type: string }>('/api/admin/login/passkey', { passkey: device.use(options) })
  }
  expect(refusal(await slow(300_000))).toEqual(TOO_LATE)
  expect((await slow(299_999)).status).toBe(204)
})

test.each([
  ['another origin', { origin: 'https://retreats.example.evil.example' }],
  ['the same site without HTTPS', { origin: 'http://retreats.example' }],
  ['another domain', { rpId: 'evil.example' }],
  ['a device whose lock was not opened', { userVerified: false }],
])('an answer signed for %s is refused and opens nothing', async (_, ceremony) => {
  const { app, device } = await withPasskey()
  const before = await app.db.select().from(passkeys)
  const visitor = app.newVisitor()
  expect(refusal(await enterBy(visitor, device, ceremony))).toEqual(WRONG)
  expect(await isAtAdmin(app, visitor)).toBe(false)
  expect(await app.db.select().from(passkeys)).toEqual(before)
})

test('a copied passkey is refused because its counter does not increase', async () => {
  const { app, device } = await withPasskey()
  expect((await enterBy(app.newVisitor(), device, { count: 7 })).status).toBe(204)
  expect(refusal(await enterBy(app.newVisitor(), device, { count: 6 }))).toEqual(WRONG)
  expect(refusal(await enterBy(app.newVisitor(), device, { count: 7 }))).toEqual(WRONG)
  expect(refusal(await enterBy(app.newVisitor(), device, { count: 0 }))).toEqual(WRONG)
  expect((await enterBy(app.newVisitor(), device, { count: 8 })).status).toBe(204)
})

test('a passkey without a counter, as phones synchronise them, signs in each time', async () => {
  const app = await openApp()
  const admin = await enter(app)
  const device = softwareAuthenticator(SITE)
  await confirm(admin)
  const { body: options } = await admin.post<Options>('/api/admin/passkeys/options')
  const made = device.make(options, { count: 0 })
  expect((await admin.post('/api/admin/passkeys', { name: 'Phone', passkey: made })).status).toBe(201)
  for (const visitor of [app.newVisitor(), app.newVisitor()])
    expect((await enterBy(visitor, device, { count: 0 })).status).toBe(204)
})

test('of two simultaneous answers with the same count one is accepted', { tags: 'postgres' }, async () => {
  const { app, device } = await withPasskey()
  const answers = await Promise.all(
    [app.newVisitor(), app.newVisitor()].map((visitor) => enterBy(visitor, device, { count: 9 })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401])
})

test('a signature by another key is refused', async () => {
  const { app, device } = await withPasskey()
  const visitor = app.newVisitor()
  const { body: options } = await visitor.post<Options>('/api/admin/login/passkey/options')
  const { id, rawId } = device.use(options)
  const passkey = { ...softwareAuthenticator(SITE).use(options, { count: 99 }), id, rawId }
  expect(refusal(await visitor.post('/api/admin/login/passkey', { passkey }))).toEqual(WRONG)
})

test('an unknown or removed passkey is refused as unknown', async () => {
  const { app, admin, device, id } = await withPasskey()
  expect(refusal(await enterBy(app.newVisitor(), softwareAuthenticator(SITE)))).toEqual(UNKNOWN)
  expect((await admin.delete(`/api/admin/passkeys/${id}`)).status).toBe(204)
  expect(refusal(await enterBy(app.newVisitor(), device))).toEqual(UNKNOWN)
  expect(await isOffered(app)).toBe(false)
  expect(await isAtAdmin(app, admin)).toBe(true)
  expect(await app.db.select().from(history)).toMatchObject([
    { what: 'Passkey added' },
    { actor: 'operator', device: 'iPhone', what: 'Passkey removed', before: 'My phone', after: null },
  ])
  expect((await admin.delete(`/api/admin/passkeys/${id}`)).status).toBe(404)
  expect((await admin.delete('/api/admin/passkeys/my-phone')).status).toBe(404)
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another domain', { rpId: 'evil.example' }],
  ['another question', { challenge: 'bm90IHdoYXQgd2FzIGFza2Vk' }],
  ['a device whose lock was not opened', { userVerified: false }],
])('a passkey made for %s is not added', async (_, ceremony) => {
  const app = await openApp()
  const admin = await enter(app)
  await confirm(admin)
  const { body: options } = await admin.post<Options>('/api/admin/passkeys/options')
  const passkey = softwareAuthenticator(SITE).make(options, ceremony)
  const refused = await admin.post<{ type: string }>('/api/admin/passkeys', { name: 'Phone', passkey })
  expect(refusal(refused)).toEqual([400, 'urn:problem:passkey-refused'])
  expect([await app.db.$count(passkeys), await app.db.$count(history)]).toEqual([0, 0])
})

test('a new passkey’s answer counts once, and only for the session that asked', async () => {
  const app = await openApp()
  const [admin, other] = [await enter(app), await enter(app)]
  await confirm(admin)
  const { body: options } = await admin.post<Options>('/api/admin/passkeys/options')
  const body = { name: 'Phone', passkey: softwareAuthenticator(SITE).make(options) }
  expect(refusal(await other.post('/api/admin/passkeys', body))).toEqual(TOO_LATE)
  expect((await admin.post('/api/admin/passkeys', body)).status).toBe(201)
  expect(refusal(await admin.post('/api/admin/passkeys', body))).toEqual(TOO_LATE)
  expect(await app.db.$count(passkeys)).toBe(1)
})

test('existing passkeys are excluded from the options, and one cannot be added twice', async () => {
  const { admin, device } = await withPasskey()
  const { body: options } = await admin.post<Options>('/api/admin/passkeys/options')
  const passkey = device.make(options)
  expect(options.excludeCredentials).toEqual([{ type: 'public-key', id: passkey.id }])
  const again = await admin.post<{ type: string }>('/api/admin/passkeys', { name: 'Again', passkey })
  expect(refusal(again)).toEqual([400, 'urn:problem:passkey-refused'])
})

test.each([
  { name: '' },
  { name: 'two\nlines' },
  { name: 'x'.repeat(61) },
  { passkey: null },
  { passkey: { id: '../..' } },
])('a malformed passkey or name is refused: %j', async (wrong) => {
  const app = await openApp()
  const admin = await enter(app)
  await confirm(admin)
  const { body: options } = await admin.post<Options>('/api/admin/passkeys/options')
  const body = { name: 'Phone', passkey: softwareAuthenticator(SITE).make(options), ...wrong }
  expect((await admin.post('/api/admin/passkeys', body)).status).toBe(422)
})

test.each(['oA', 'w'.repeat(60_000), 'gYGBgYGBgYGB', 'v2NmbXQ'])(
  'broken bytes (%.12s) are refused with 400',
  async (attestationObject) => {
    const app = await openApp()
    const admin = await enter(app)
    await confirm(admin)
    const { body: options } = await admin.post<Options>('/api/admin/passkeys/options')
    const made = softwareAuthenticator(SITE).make(options)
    const passkey = { ...made, response: { ...made.response, attestationObject } }
    expect((await admin.post('/api/admin/passkeys', { name: 'Phone', passkey })).status).toBe(400)
  },
)

test('row 27: passkey attempts count together with passwords, and a known browser is exempt', async () => {
  const { app, admin, device } = await withPasskey({ env: { rateLimits: true } })
  const stranger = softwareAuthenticator(SITE)
  const guesses = await Promise.all([
    ...Array.from({ length: 10 }, () => app.newVisitor().post('/api/admin/login', { password: 'guess' })),
    ...Array.from({ length: 30 }, () => enterBy(app.newVisitor(), stranger)),
  ])
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(30)
  const shut = await enterBy(app.newVisitor(), device)
  expect(shut.status).toBe(429)
  expect(Number(shut.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await app.newVisitor().post('/api/admin/login', { password: ADMIN_PASSWORD })).status).toBe(429)
  expect((await enterBy(admin, device)).status).toBe(204)
})

test('row 27: a right passkey resets the count of wrong attempts', async () => {
  const { app, device } = await withPasskey({ env: { rateLimits: true } })
  const guess = () => app.newVisitor().post('/api/admin/login', { password: 'guess' })
  await Promise.all(Array.from({ length: 29 }, guess))
  expect((await enterBy(app.newVisitor(), device)).status).toBe(204)
  const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await guess()).status))
  expect(new Set(statuses)).toEqual(new Set([401]))
})

test('row 27: requests for challenges are limited', async () => {
  const app = await openApp({ env: { rateLimits: true } })
  const statuses = await Promise.all(
    Array.from({ length: 61 }, async () => {
      return (await app.newVisitor().post('/api/admin/login/passkey/options')).status
    }),
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('replacing the password removes every passkey for good', async () => {
  const { app, device } = await withPasskey()
  const adminPassword = 'another one altogether'
  const deps = {
    ...app.deps,
    env: { ...app.deps.env, adminPassword },
    adminPassword: {
      fresh: null,
      mark: adminPassword,
      matches: async (candidate: string) => candidate === adminPassword,
    },
  }
  const restarted = createApp(deps)
  const visitor = newVisitor(restarted, SITE)
  expect(await isOffered({ deps })).toBe(false)
  expect(refusal(await enterBy(visitor, device))).toEqual(UNKNOWN)
  const admin = await enter({ newVisitor: () => newVisitor(restarted, SITE) }, adminPassword)
  expect((await admin.get<PasskeyList>('/api/admin/passkeys')).body.passkeys).toEqual([])
  await runDueJobs(deps)
  // They stay removed if the old password is set again.
  expect(await isOffered(app)).toBe(false)
  expect(await app.db.select().from(history)).toMatchObject([
    { what: 'Passkey added' },
    { actor: 'site', what: 'Passkey ended with the password', before: 'My phone' },
  ])
})

test('locally, passkeys work for the name in the address, and not for a numeric address', async () => {
  const app = await createTestApp({ seed: false })
  const own = 'http://localhost:3000'
  const typed = () => newVisitor(app.app, own)
  const admin = await enter({ newVisitor: typed })
  const device = softwareAuthenticator(own)
  expect((await addPasskey(admin, device)).status).toBe(201)
  expect((await enterBy(typed(), device)).status).toBe(204)
  // With the numeric address that the server prints.
  const byNumbers = await enter(app)
  expect((await byNumbers.get<PasskeyList>('/api/admin/passkeys')).body).toMatchObject({
    possible: false,
    passkeys: [{ here: false }],
  })
  expect(await isOffered(app)).toBe(false)
  const impossible = await byNumbers.post<{ type: string }>('/api/admin/passkeys/options')
  expect(refusal(impossible)).toEqual([409, 'urn:problem:passkeys-impossible'])
})

test('unanswered challenges are deleted by the due jobs', async () => {
  const { app } = await withPasskey()
  await app.newVisitor().post('/api/admin/login/passkey/options')
  await runDueJobs(app.deps)
  expect(await app.db.$count(passkeyChallenges)).toBe(1)
  app.clock.advance({ minutes: 5, milliseconds: 1 })
  await runDueJobs(app.deps)
  expect(await app.db.$count(passkeyChallenges)).toBe(0)
})
