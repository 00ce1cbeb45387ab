import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { mails } from '#server/db/schema.ts'
import { AWA, CREDENTIALS } from '#test/awa.ts'
import { createTestApp } from '#test/create-test-app.ts'

/** The app, and what it has logged as events. */
async function watched() {
  const lines: Record<string, unknown>[] = []
  const output = new Writable({
    write(chunk: Buffer, _, done) {
      for (const line of chunk.toString().split('\n').filter(Boolean)) {
        const logged: unknown = JSON.parse(line)
        if (typeof logged === 'object' && logged !== null && 'event' in logged) lines.push({ ...logged })
      }
      done()
    },
  })
  const app = await createTestApp({ seed: false, log: pino({ base: null }, output) })
  return {
    app,
    events: () => lines.map(({ event, problem, secret }) => ({ event, of: problem ?? secret })),
    lines,
  }
}

test('wrong passwords and refused rights are events, without anybody’s data', async () => {
  const { app, events, lines } = await watched()
  const { client } = app
  await client.post('/api/auth/register', AWA)
  await app.newVisitor().post('/api/auth/login', { ...CREDENTIALS, password: 'not this one' })
  await app.newVisitor().post('/api/admin/login', { password: 'guess' })
  await app.newVisitor().get('/api/admin/today')
  await client.delete('/api/account', { password: 'not this one' })
  expect(events()).toEqual([
    { event: 'wrong-password', of: 'wrong-credentials' },
    { event: 'wrong-password', of: 'wrong-admin-password' },
    { event: 'refused', of: 'unauthorized' },
    { event: 'wrong-password', of: 'wrong-password' },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/awa@example|not this one|guess/)
})

test('a changed password is an event', async () => {
  const { app, events } = await watched()
  const { client, db } = app
  await client.post('/api/auth/register', AWA)
  await client.post('/api/auth/forgot-password', { email: AWA.email })
  await client.post('/api/admin/reset-link')
  const texts = (await db.select({ text: mails.text }).from(mails).orderBy(mails.createdAt)).map(
    ({ text }) => text,
  )
  const tokenIn = (path: string) => texts.join('\n').match(new RegExp(`${path}\\?token=(\\S+)`))?.[1]
  const password = 'a northerly in march'
  await client.post('/api/auth/reset-password', { token: tokenIn('/auth'), password })
  await client.post('/api/admin/reset', { token: tokenIn('/admin/reset'), password })
  expect(events()).toEqual([
    { event: 'secret-changed', of: 'password' },
    { event: 'secret-changed', of: 'admin-password' },
  ])
})
