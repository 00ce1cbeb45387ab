import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { history, mails, passkeys } from '#server/db/schema.ts'
import { ADMIN_PASSWORD, createTestApp, type TestApp } from '#test/create-test-app.ts'
import { operator } from '#test/guests.ts'
import { isAtAdmin } from '#test/read-as.ts'
import { keepPasskey } from '#test/sample-rows.ts'
import { newVisitor } from '#test/visitor.ts'
import { makeAdminPassword, passwordMark } from './admin-password.ts'
import { removeOfOtherPasswords } from './passkeys.ts'

const NEW = 'a northerly in march'

const ascending = (a: number, b: number) => a - b

async function tokens({ db }: TestApp): Promise<string[]> {
  const sent = await db.select().from(mails).where(eq(mails.template, 'admin-reset')).orderBy(mails.createdAt)
  return sent.map(({ text }) => /http:\/\/127\.0\.0\.1:3000\/admin\/reset\?token=(\S+)/.exec(text)?.[1] ?? '')
}

async function askForLink(app: TestApp, body?: object): Promise<string> {
  expect((await app.newVisitor().post('/api/admin/reset-link', body)).status).toBe(202)
  return (await tokens(app)).at(-1) ?? ''
}

const enter = async (app: TestApp, password: string) =>
  (await app.newVisitor().post('/api/admin/login', { password })).status

const reset = (app: TestApp, token: string, password = NEW) =>
  app.newVisitor().post('/api/admin/reset', { token, password })

/** The app as after a restart with another ADMIN_PASSWORD. */
function restartedWith(app: TestApp, adminPassword: string | null): TestApp {
  const deps = { ...app.deps, env: { ...app.deps.env, adminPassword } }
  const restarted = createApp(deps)
  return { ...app, deps, app: restarted, newVisitor: () => newVisitor(restarted, deps.env.baseUrl) }
}

test('a password is made once, shown, and opens the admin from then on', async () => {
  const app = await createTestApp({ seed: false, env: { adminPassword: null } })
  const shown: string[] = []
  for (let start = 0; start < 2; start++) {
    await makeAdminPassword(app.deps, (password) => void shown.push(password))
  }
  expect(shown).toEqual([expect.stringMatching(/^[\w-]{16}$/)])
  expect(await enter(app, shown[0] ?? '')).toBe(204)
  expect(await enter(app, `${shown[0]}x`)).toBe(401)
  expect(await enter(app, '')).toBe(401)
})

test('a password that could not be shown is made anew', async () => {
  const app = await createTestApp({ seed: false, env: { adminPassword: null } })
  const fails = makeAdminPassword(app.deps, () => {
    throw new Error('the output is closed')
  })
  await expect(fails).rejects.toThrow('the output is closed')
  const shown: string[] = []
  await makeAdminPassword(app.deps, (password) => void shown.push(password))
  expect(await enter(app, shown[0] ?? '')).toBe(204)
})

test('of servers that start at once, one shows a password', { tags: 'postgres' }, async () => {
  const app = await createTestApp({ seed: false, env: { adminPassword: null } })
  const shown: string[] = []
  await Promise.all(
    Array.from({ length: 4 }, () => makeAdminPassword(app.deps, (password) => void shown.push(password))),
  )
  expect(shown).toHaveLength(1)
  expect(await enter(app, shown[0] ?? '')).toBe(204)
})

test('with ADMIN_PASSWORD none is made, and without any password nobody gets in', async () => {
  const app = await createTestApp({ seed: false })
  await makeAdminPassword(app.deps, () => expect.unreachable())
  expect(await enter(app, ADMIN_PASSWORD)).toBe(204)
  expect(await enter(restartedWith(app, null), ADMIN_PASSWORD)).toBe(401)
  expect(await enter(restartedWith(app, null), '')).toBe(401)
})

test('“Forgotten?” sends one email to the owner’s address, whatever is asked for', async () => {
  const app = await createTestApp({ seed: false })
  await askForLink(app, { email: 'intruder@example.com' })
  const sent = await app.db.select().from(mails)
  expect(sent.map(({ recipient, template }) => [template, recipient])).toEqual([
    ['admin-reset', 'hello@tradewind.example'],
  ])
})

test('past three an hour the answer is the same, and nothing is sent', async () => {
  const app = await createTestApp({ seed: false, env: { rateLimits: true } })
  for (let times = 0; times < 6; times++) await askForLink(app)
  expect(await tokens(app)).toHaveLength(3)
})

test('a link sets a new password once: sessions end, passkeys stay, other links end', async () => {
  const app = await createTestApp({ seed: false })
  const signedIn = await operator(app)
  await keepPasskey(app)
  const first = await askForLink(app)
  app.clock.advance({ minutes: 1 })
  const second = await askForLink(app)
  expect((await reset(app, second)).status).toBe(204)
  expect(await isAtAdmin(app, signedIn)).toBe(false)
  expect(await enter(app, ADMIN_PASSWORD)).toBe(401)
  expect(await enter(app, NEW)).toBe(204)
  for (const used of [first, second]) {
    expect(await reset(app, used, 'for the second time')).toMatchObject({
      status: 400,
      body: { type: 'urn:problem:invalid-token' },
    })
  }
  await removeOfOtherPasswords(app.deps)
  expect(await app.db.select({ mark: passkeys.passwordMark }).from(passkeys)).toEqual([
    { mark: passwordMark(app.deps) },
  ])
  const [line] = await app.db
    .select()
    .from(history)
    .where(eq(history.what, 'Admin password changed by an emailed link'))
  expect(line?.actor).toBe('site')
  // A later link replaces the password that was set by a link.
  expect((await reset(app, await askForLink(app), 'a second new password')).status).toBe(204)
  expect(await enter(app, 'a second new password')).toBe(204)
})

test('a link used twice at once sets one password', { tags: 'postgres' }, async () => {
  const app = await createTestApp({ seed: false })
  for (const round of ['first', 'later']) {
    const token = await askForLink(app)
    const answers = await Promise.all(
      ['one', 'other'].map((which) => reset(app, token, `${round} password, ${which}`)),
    )
    expect(answers.map(({ status }) => status).toSorted(ascending)).toEqual([204, 400])
    app.clock.advance({ minutes: 1 })
  }
})

test('a link works for an hour, and not when it was changed', async () => {
  const app = await createTestApp({ seed: false })
  const token = await askForLink(app)
  const [until = '', signature = ''] = token.split('.')
  for (const wrong of [
    '',
    'x',
    `${Number(until) + 1}.${signature}`,
    `${until}.${signature.slice(1)}`,
    `${token}x`,
  ]) {
    expect((await reset(app, wrong)).status, wrong).toBe(wrong === '' ? 422 : 400)
  }
  app.clock.advance({ hours: 1 })
  expect((await reset(app, token)).status).toBe(400)
  expect(await enter(app, ADMIN_PASSWORD)).toBe(204)
})

test('another ADMIN_PASSWORD counts again, and an earlier password does not come back', async () => {
  const app = await createTestApp({ seed: false })
  expect((await reset(app, await askForLink(app))).status).toBe(204)
  const replaced = restartedWith(app, 'set by the technician')
  expect(await enter(replaced, NEW)).toBe(401)
  expect(await enter(replaced, 'set by the technician')).toBe(204)
  await removeOfOtherPasswords(replaced.deps)
  expect(await enter(app, NEW)).toBe(401)
})

test('in live mode a weak password is refused, and the link stays', async () => {
  const app = await createTestApp({ seed: false, env: { live: true, baseUrl: 'http://127.0.0.1:3000' } })
  const token = await askForLink(app)
  for (const weak of ['thirteen char', 'passwordpassword', 'aaaaaaaaaaaaaaaa']) {
    expect(await reset(app, token, weak)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'password' }] },
    })
  }
  expect((await reset(app, token)).status).toBe(204)
})

test('a new password lets the operator in after too many wrong ones', async () => {
  const app = await createTestApp({ seed: false, env: { rateLimits: true } })
  for (let times = 0; times < 31; times++) await enter(app, 'guess')
  expect(await enter(app, ADMIN_PASSWORD)).toBe(429)
  expect((await reset(app, await askForLink(app))).status).toBe(204)
  expect(await enter(app, NEW)).toBe(204)
})

test('a session of the admin cannot read the link in the outbox before it is sent', async () => {
  const app = await createTestApp({ seed: false, env: { smtpUrl: 'smtp://127.0.0.1:1' } })
  await askForLink(app)
  const visitor = await operator(app)
  const outbox = await visitor.get<{ messages: { text: string; html: string }[] }>('/api/admin/outbox')
  expect(outbox.body.messages).toHaveLength(1)
  expect(JSON.stringify(outbox.body)).not.toMatch(/token=\d/)
})
