import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { COMMON_PASSWORD } from '#domain/account/common-passwords.ts'
import type { User } from '#domain/contract/api-contract.ts'
import type { ProblemBody } from '#domain/contract/problem.ts'
import { mails } from '#server/db/schema.ts'
import { verifications } from '#server/db/tables/account-tables.ts'
import { AWA, CREDENTIALS } from '#test/awa.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'

const ascending = (a: number, b: number) => a - b

async function resetTokens({ db }: TestApp): Promise<string[]> {
  const sent = await db.select().from(mails).where(eq(mails.template, 'password-reset'))
  return sent.map((mail) => /http:\/\/127\.0\.0\.1:3000\/auth\?token=([\w-]+)/.exec(mail.text)?.[1] ?? '')
}

test('a forgotten password is reset by email once, and every session ends', async () => {
  const testApp = await createTestApp({ seed: false })
  const { client, newVisitor } = testApp
  await client.post('/api/auth/register', AWA)
  const visitor = newVisitor()
  expect((await visitor.post('/api/auth/forgot-password', { email: 'AWA@example.com' })).status).toBe(202)
  const [token] = await resetTokens(testApp)
  expect(token).toMatch(/^\w{20,}$/)

  const password = 'a northerly in march'
  expect((await visitor.post('/api/auth/reset-password', { token, password })).status).toBe(204)
  expect((await client.get('/api/auth/user')).body).toBeNull()
  expect((await visitor.post('/api/auth/login', CREDENTIALS)).status).toBe(401)
  const signedIn = await visitor.post<User>('/api/auth/login', { email: AWA.email, password })
  expect(signedIn).toMatchObject({ status: 200, body: { emailVerified: true } })

  const again = await visitor.post<ProblemBody>('/api/auth/reset-password', {
    token,
    password: 'for the second time',
  })
  expect(again).toMatchObject({ status: 400, body: { title: 'This link has expired or been used' } })
  expect((await visitor.post('/api/auth/login', { email: AWA.email, password })).status).toBe(200)
})

test('a link used twice at once sets one password', { tags: 'postgres' }, async () => {
  const testApp = await createTestApp({ seed: false })
  const { client, newVisitor } = testApp
  await client.post('/api/auth/register', AWA)
  await client.post('/api/auth/forgot-password', { email: AWA.email })
  const [token] = await resetTokens(testApp)
  const answers = await Promise.all(
    ['first of the two', 'second of the two'].map((password) =>
      newVisitor().post('/api/auth/reset-password', { token, password }),
    ),
  )
  expect(answers.map((answer) => answer.status).toSorted(ascending)).toEqual([204, 400])
})

test('using one link invalidates the guest’s other links, and no other guest’s', async () => {
  const testApp = await createTestApp({ seed: false })
  const { client, newVisitor } = testApp
  const lamin = { ...AWA, email: 'lamin@example.com' }
  await client.post('/api/auth/register', AWA)
  await newVisitor().post('/api/auth/register', lamin)
  await client.post('/api/auth/forgot-password', { email: AWA.email })
  await client.post('/api/auth/forgot-password', { email: AWA.email })
  await client.post('/api/auth/forgot-password', { email: lamin.email })
  const [first, second, his] = await resetTokens(testApp)
  const reset = (token?: string) =>
    client.post('/api/auth/reset-password', { token, password: 'a northerly in march' })
  expect((await reset(second)).status).toBe(204)
  expect((await reset(first)).status).toBe(400)
  expect((await reset(his)).status).toBe(204)
})

test('a link expires after an hour', async () => {
  const testApp = await createTestApp({ seed: false })
  const { client, db } = testApp
  await client.post('/api/auth/register', AWA)
  await client.post('/api/auth/forgot-password', { email: AWA.email })
  const [sent] = await db.select().from(verifications)
  const lifetime = Number(sent?.expiresAt) - Number(sent?.createdAt)
  expect(Math.round(lifetime / 60_000)).toBe(60)

  await db.update(verifications).set({ expiresAt: new Date(Number(sent?.createdAt) - 1) })
  const [token] = await resetTokens(testApp)
  const late = await client.post('/api/auth/reset-password', { token, password: 'a northerly in march' })
  expect(late.status).toBe(400)
  expect((await client.post('/api/auth/login', CREDENTIALS)).status).toBe(200)
})

test('the database stores no working link', async () => {
  const testApp = await createTestApp({ seed: false })
  await testApp.client.post('/api/auth/register', AWA)
  await testApp.client.post('/api/auth/forgot-password', { email: AWA.email })
  const [token = ''] = await resetTokens(testApp)
  const stored = JSON.stringify(await testApp.db.select().from(verifications))
  expect(token).not.toBe('')
  expect(stored).not.toContain(token)
})

test('a made-up link, one with a line break and no link change no password', async () => {
  const { client } = await createTestApp({ seed: false })
  const password = 'a northerly in march'
  for (const [body, status] of [
    [{ token: 'made-up' }, 400],
    [{ token: 'made\nup' }, 422],
    [{}, 422],
  ] as const) {
    const refused = await client.post('/api/auth/reset-password', { ...body, password })
    expect({ body, status: refused.status }).toEqual({ body, status })
  }
})

test('a refused new password does not use up the link', async () => {
  const testApp = await createTestApp({ seed: false })
  const { client } = testApp
  await client.post('/api/auth/register', AWA)
  await client.post('/api/auth/forgot-password', { email: AWA.email })
  const [token] = await resetTokens(testApp)
  const common = await client.post<ProblemBody>('/api/auth/reset-password', { token, password: 'qwerty123' })
  expect(common).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'password', message: COMMON_PASSWORD }] },
  })
  expect((await client.post('/api/auth/reset-password', { token, password: 'short' })).status).toBe(422)
  expect((await client.post('/api/auth/reset-password', { token, password: 'long enough' })).status).toBe(204)
})

test('row 26: asking for a link does not show whether the address has an account, and takes the same time', async () => {
  const { client, newVisitor, db, deps } = await createTestApp({ seed: false })
  await client.post('/api/auth/register', AWA)
  const mailing = vi.spyOn(deps.accounts, 'requestPasswordReset')
  // Timers are stopped while the email is written, so the answer's own delay can be measured.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], fakeNodeBuiltins: true })
  onTestFinished(() => void vi.useRealTimers())
  const ask = async (email: string) => {
    mailing.mockClear()
    const asked = newVisitor().post('/api/auth/forgot-password', { email })
    const answered = vi.fn<() => void>()
    void asked.then(answered)
    while (mailing.mock.results.length === 0) await nextTurn()
    await mailing.mock.results[0]?.value
    let waited = 0
    for (; answered.mock.calls.length === 0; waited += 50) {
      await vi.advanceTimersByTimeAsync(50)
      for (let turn = 0; turn < 20; turn++) await nextTurn()
    }
    const { status, body, headers } = await asked
    return { status, body, names: [...headers.keys()], waited }
  }
  const known = await ask(AWA.email)
  expect(known).toMatchObject({ status: 202, waited: 400 })
  expect(await ask('nobody@example.com')).toEqual(known)
  expect((await db.select().from(mails)).map((mail) => mail.recipient)).toEqual([AWA.email])
})

test('an address gets at most three links an hour, and the answer stays the same', async () => {
  const testApp = await createTestApp({ seed: false, env: { rateLimits: true } })
  const { client, db } = testApp
  await client.post('/api/auth/register', AWA)
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => client.post('/api/auth/forgot-password', { email: AWA.email })),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([202]))
  expect(await db.$count(mails)).toBe(3)
})
