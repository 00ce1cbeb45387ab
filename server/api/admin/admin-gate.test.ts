import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { adminSessions } from '#server/db/tables/account-tables.ts'
import { AWA, CREDENTIALS } from '#test/awa.ts'
import { kiterForm } from '#test/booking-forms.ts'
import { ADMIN_PASSWORD, createTestApp } from '#test/create-test-app.ts'
import { isAtAdmin } from '#test/read-as.ts'
import { visitorFrom } from '#test/visitor.ts'

test('the right password signs the operator in', async () => {
  const { client, deps } = await createTestApp({ seed: false })
  expect(await isAtAdmin({ deps }, client)).toBe(false)
  const entered = await client.post('/api/admin/login', { password: ADMIN_PASSWORD })
  expect([entered.status, entered.body]).toEqual([204, ''])
  expect(await isAtAdmin({ deps }, client)).toBe(true)
})

test('the cookie is httpOnly, stays on this site and lasts 12 hours', async () => {
  const { client } = await createTestApp({ seed: false, env: { baseUrl: 'https://retreats.example' } })
  const [cookie] = (
    await client.post('/api/admin/login', { password: ADMIN_PASSWORD })
  ).headers.getSetCookie()
  expect(cookie).toMatch(/^admin=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
})

test('in live mode every cookie is bound to this host', async () => {
  const { client } = await createTestApp({ env: { live: true, baseUrl: 'https://retreats.example' } })
  const answers = [
    await client.post('/api/admin/login', { password: ADMIN_PASSWORD }),
    await client.post('/api/admin/login/passkey/options'),
    await client.post('/api/auth/register', AWA),
    await client.post('/api/submit-booking', kiterForm()),
    await client.post('/api/auth/login', CREDENTIALS),
  ]
  const lines = answers.flatMap(({ headers }) => headers.getSetCookie())
  expect(new Set(lines.map((line) => line.split('=', 1)[0]))).toEqual(
    new Set([
      '__Host-admin',
      '__Host-admin-device',
      '__Host-admin-passkey',
      '__Host-tradewind.session_token',
      '__Host-signed-in-before',
      '__Host-lead',
      '__Host-browser',
    ]),
  )
  for (const line of lines) expect(line).toMatch(/; Path=\/;.*Secure/)
  expect((await client.get('/api/admin/counts')).status).toBe(200)
  expect((await client.get('/api/auth/user')).body).toMatchObject({ email: AWA.email })
  const left = await client.post('/api/auth/logout')
  expect(left.headers.getSetCookie().join('\n')).toMatch(/__Host-tradewind\.session_token=;[^\n]*Secure/)
  expect((await client.get('/api/auth/user')).body).toBeNull()
})

test('the browser is known after the first sign-in, by a cookie that signs nobody in', async () => {
  const { client, deps, newVisitor } = await createTestApp({
    seed: false,
    env: { baseUrl: 'https://retreats.example' },
  })
  const entered = await client.post('/api/admin/login', { password: ADMIN_PASSWORD })
  const cookie = entered.headers.getSetCookie().find((line) => line.startsWith('admin-device='))
  expect(cookie).toMatch(
    /^admin-device=[^;]{60,}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  const other = newVisitor()
  other.cookies.set('admin-device', client.cookies.get('admin-device') ?? '')
  expect(await isAtAdmin({ deps }, other)).toBe(false)
  expect((await other.post('/api/admin/login', { password: 'guess' })).status).toBe(401)
})

test.each(['', 'harmattan', `${ADMIN_PASSWORD} `, ADMIN_PASSWORD.toUpperCase()])(
  'a wrong password ("%s") signs nobody in',
  async (password) => {
    const { client, db } = await createTestApp({ seed: false })
    const refused = await client.post('/api/admin/login', { password })
    expect(refused).toMatchObject({ status: 401, body: { title: 'Incorrect password' } })
    // "Unauthorized" would trigger the browser's forced sign-out (specification, section 8).
    expect(JSON.stringify(refused.body)).not.toContain('Unauthorized')
    expect(refused.headers.getSetCookie()).toEqual([])
    expect(await db.$count(adminSessions)).toBe(0)
  },
)

test.each([{}, { password: null }, { password: ['a'] }, { password: 'x'.repeat(201) }])(
  'a malformed password is refused: %j',
  async (body) => {
    const { client } = await createTestApp({ seed: false })
    expect((await client.post('/api/admin/login', body)).status).toBe(422)
  },
)

test('the session ends after 12 hours of the product’s clock', async () => {
  const { client, deps, clock } = await createTestApp({ seed: false })
  await client.post('/api/admin/login', { password: ADMIN_PASSWORD })
  clock.advance({ hours: 12, milliseconds: -1 })
  expect(await isAtAdmin({ deps }, client)).toBe(true)
  clock.advance({ milliseconds: 1 })
  expect(await isAtAdmin({ deps }, client)).toBe(false)
})

test('row 28: signing out ends the session, and the old cookie is refused', async () => {
  const { client, deps, newVisitor } = await createTestApp({ seed: false })
  await client.post('/api/admin/login', { password: ADMIN_PASSWORD })
  const old = client.cookies.get('admin') ?? ''
  expect((await client.post('/api/admin/logout')).status).toBe(204)
  expect(client.cookies.has('admin')).toBe(false)
  const thief = newVisitor()
  thief.cookies.set('admin', old)
  expect(await isAtAdmin({ deps }, thief)).toBe(false)
})

test('row 28: a cookie set beforehand does not become the session', async () => {
  const { client, deps, newVisitor } = await createTestApp({ seed: false })
  client.cookies.set('admin', 'fixed-by-somebody')
  await client.post('/api/admin/login', { password: ADMIN_PASSWORD })
  const intruder = newVisitor()
  intruder.cookies.set('admin', 'fixed-by-somebody')
  expect(await isAtAdmin({ deps }, intruder)).toBe(false)
})

test('the database stores no session token', async () => {
  const { client, db } = await createTestApp({ seed: false })
  await client.post('/api/admin/login', { password: ADMIN_PASSWORD })
  const stored = await db.select().from(adminSessions)
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain(client.cookies.get('admin'))
})

test('a new sign-in ends this browser’s earlier session, and deletes expired ones', async () => {
  const { client, deps, newVisitor, db, clock } = await createTestApp({ seed: false })
  await newVisitor().post('/api/admin/login', { password: ADMIN_PASSWORD })
  clock.advance({ hours: 13 })
  await client.post('/api/admin/login', { password: ADMIN_PASSWORD })
  await client.post('/api/admin/login', { password: ADMIN_PASSWORD })
  expect(await db.$count(adminSessions)).toBe(1)
  expect(await isAtAdmin({ deps }, client)).toBe(true)
})

test('another ADMIN_PASSWORD ends every session', async () => {
  const { client, deps } = await createTestApp({ seed: false })
  await client.post('/api/admin/login', { password: ADMIN_PASSWORD })
  const cookie = `admin=${client.cookies.get('admin')}`
  const restarted = createApp({ ...deps, env: { ...deps.env, adminPassword: 'another one altogether' } })
  expect((await restarted.request('/api/admin/counts', { headers: { cookie } })).status).toBe(401)
  expect(await isAtAdmin({ deps }, client)).toBe(true)
})

test('a guest’s account does not open the admin', async () => {
  const { client, deps } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA)
  expect(await isAtAdmin({ deps }, client)).toBe(false)
})

test('a hundred wrong passwords in an hour block sign-in for unknown devices only', async () => {
  const app = await createTestApp({ seed: false, env: { rateLimits: true, trustedProxies: ['127.0.0.1'] } })
  const known = visitorFrom(app, '192.0.2.1')
  const enter = (visitor: typeof known, password = ADMIN_PASSWORD) =>
    visitor.post('/api/admin/login', { password })
  expect((await enter(known)).status).toBe(204)
  for (let n = 0; n < 100; n++)
    expect((await enter(visitorFrom(app, `198.51.${n}.7`), 'guess')).status).toBe(401)
  const refused = await enter(visitorFrom(app, '203.0.113.9'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect((await enter(known)).status).toBe(204)
})
