// "Tell me when the next season opens": one address, confirmed, one email, then deleted.

import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails, retreats, seasonAlerts } from '#server/db/schema.ts'
import { runDueJobs } from '#server/jobs/run-due-jobs.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'

const EMAIL = 'omar@example.com'

async function ask({ client, db }: TestApp, email = EMAIL): Promise<string> {
  expect((await client.post('/api/season-alerts', { email })).status).toBe(202)
  const sent = await db
    .select()
    .from(mails)
    .where(and(eq(mails.template, 'season-alert-asked'), eq(mails.recipient, email)))
  return /\/season\/([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? ''
}

function told({ db }: TestApp) {
  return db.select().from(mails).where(eq(mails.template, 'season-opened'))
}

/** The operator puts another date on sale. */
async function open({ db }: TestApp, startsOn: string, endsOn: string) {
  await db.insert(retreats).values({ startsOn, endsOn, placesKiter: 8, placesNonKiter: 8, status: 'on_sale' })
}

async function pass(app: TestApp, minutes: number) {
  app.clock.advance({ minutes })
  await runDueJobs(app.deps)
}

test('a confirmed address gets one email an hour after the next season opens, and is deleted', async () => {
  const app = await createTestApp()
  const token = await ask(app)
  expect((await app.client.post(`/api/season-alerts/confirm/${token}`)).status).toBe(204)
  await pass(app, 60)
  expect(await told(app)).toEqual([])
  await open(app, '2028-11-03', '2028-11-10')
  await pass(app, 1)
  await open(app, '2029-03-16', '2029-03-23')
  await pass(app, 59)
  expect(await told(app)).toEqual([])
  await pass(app, 1)
  await pass(app, 60)
  const [mail, ...others] = await told(app)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: EMAIL, subject: 'Our next season is open' })
  expect(mail?.text).toContain('our retreats from Nov 2028 to Mar 2029')
  expect(await app.db.$count(seasonAlerts)).toBe(0)
})

test('a date within the season that is already on sale is no news', async () => {
  const app = await createTestApp()
  await app.client.post(`/api/season-alerts/confirm/${await ask(app)}`)
  await open(app, '2025-11-21', '2025-11-28')
  await pass(app, 120)
  await pass(app, 120)
  expect(await told(app)).toEqual([])
})

test('without the link nothing is sent, and the address is deleted after 7 days', async () => {
  const app = await createTestApp()
  await ask(app)
  await open(app, '2028-11-03', '2028-11-10')
  await pass(app, 120)
  await pass(app, 120)
  expect(await told(app)).toEqual([])
  app.clock.advance({ days: 7 })
  await runDueJobs(app.deps)
  expect(await app.db.$count(seasonAlerts)).toBe(0)
})

test('one tap leaves, also before confirming, and the link then opens nothing', async () => {
  const app = await createTestApp()
  const token = await ask(app)
  expect((await app.client.delete(`/api/season-alerts/${token}`)).status).toBe(204)
  expect(await app.db.$count(seasonAlerts)).toBe(0)
  expect((await app.client.post(`/api/season-alerts/confirm/${token}`)).status).toBe(404)
  expect((await app.client.delete('/api/season-alerts/made-up')).status).toBe(404)
})

test('asking again with an address we know answers the same, and the link is the same', async () => {
  const app = await createTestApp()
  const first = await ask(app)
  await app.client.post(`/api/season-alerts/confirm/${first}`)
  expect(await ask(app)).toBe(first)
  expect(await app.db.$count(seasonAlerts)).toBe(1)
})

test('past the limit of emails to a typed address it says that none is sent', async () => {
  const { client } = await createTestApp({ env: { rateLimits: true } })
  const asked = async () =>
    (await client.post<{ mailed: boolean }>('/api/season-alerts', { email: EMAIL })).body.mailed
  expect([await asked(), await asked(), await asked(), await asked()]).toEqual([true, true, true, false])
})

test('a wrong address is refused in words', async () => {
  const { client } = await createTestApp()
  expect(await client.post('/api/season-alerts', { email: 'omar@' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'email' }] },
  })
})
