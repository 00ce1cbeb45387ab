import { expect, test } from 'vitest'
import { mails } from '#server/db/schema.ts'
import { RefundRefused } from '#server/gateway.ts'
import { registerMetrics } from '#server/monitoring/register-metrics.ts'
import { openMetrics } from '#server/process/metrics.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, payByCard } from '#test/guests.ts'

const TOKEN = 'a token of the tests, and long enough'

async function watchedApp(): Promise<TestApp> {
  const env = { metricsToken: TOKEN }
  const app = await createTestApp({ seed: true, metrics: await openMetrics(), env })
  registerMetrics(app.deps, app.connection, () => new Date('2025-09-01T08:59:55Z'))
  return app
}

/** Reads /metrics: values by name with labels. */
async function read({ app }: TestApp): Promise<Map<string, number>> {
  const answer = await app.request('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  )
}

test.each([
  ['no token', {}],
  ['another one', { authorization: 'Bearer something else' }],
  ['the right one, not as a bearer', { authorization: TOKEN }],
  ['nothing behind the word', { authorization: 'Bearer ' }],
])('the metrics answer 404 with %s', async (_, headers: Record<string, string>) => {
  const { app } = await watchedApp()
  const refused = await app.request('/metrics', { headers })
  const nowhere = await app.request('/nothing-is-here', { headers })
  expect(refused.status).toBe(404)
  expect(await refused.text()).not.toContain('tradewind_')
  expect(refused.headers.get('content-type')).toBe(nowhere.headers.get('content-type'))
})

test('the metrics answer 404 without a token in the settings', async () => {
  const { app } = await createTestApp({ seed: false })
  expect((await app.request('/metrics', { headers: { authorization: 'Bearer ' } })).status).toBe(404)
})

test('the metrics have bookings, money, emails, due jobs and the process, and no names', async () => {
  const app = await watchedApp()
  const guest = await guestWithBooking(app)
  await payByCard(guest, 'deposit')
  const answer = await app.app.request('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(await answer.text()).not.toMatch(/@|Awa|Jallow/)
  const figures = await read(app)
  expect(figures.get('tradewind_bookings{status="payment_confirmed"}')).toBeGreaterThanOrEqual(1)
  const received = '{kind="deposit",method="card",state="received"}'
  expect(figures.get(`tradewind_payments${received}`)).toBe(1)
  expect(figures.get('tradewind_refunds_waiting')).toBe(0)
  expect(figures.get('tradewind_mails{state="kept"}')).toBeGreaterThanOrEqual(1)
  // None is queued: without a mail server emails are kept.
  expect(figures.get('tradewind_mail_queue_age_seconds')).toBe(0)
  expect(figures.get('tradewind_sweep_last_end_timestamp_seconds')).toBe(
    Date.parse('2025-09-01T08:59:55Z') / 1000,
  )
  expect(figures.get('tradewind_unread')).toBe(0)
  expect(figures.get('process_resident_memory_bytes')).toBeGreaterThan(0)
  expect(figures.has('nodejs_eventloop_lag_seconds')).toBe(true)
})

test('a refund that the card provider has refused waits in the metrics as on the list of refunds', async () => {
  const app = await watchedApp()
  const guest = await guestWithBooking(app)
  await payByCard(guest, 'full')
  app.deps.gateway = { ...app.deps.gateway, refund: () => Promise.reject(new RefundRefused('no')) }
  await guest.visitor.delete(`/api/cancel-booking/${guest.lead.id}`)
  const figures = await read(app)
  expect(figures.get('tradewind_refunds_waiting')).toBe(1)
})

test('the queue’s age counts from an email’s creation, and leaves out emails that are still open', async () => {
  const app = await watchedApp()
  const now = app.clock.now()
  const before = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)
  const mail = { template: 'x', recipient: 'awa@example.com', subject: 'x', text: 'x', html: 'x' }
  const open = { openUntil: before(-1), createdAt: before(3) }
  // Its next attempt is later, as after each failure.
  const tried = { createdAt: before(2), attempts: 9, dueAt: new Date(Date.now() + 600_000) }
  await app.db.insert(mails).values([
    { ...mail, state: 'queued', createdAt: before(1) },
    { ...mail, state: 'queued', ...tried },
    { ...mail, state: 'queued', ...open },
    { ...mail, state: 'failed', createdAt: before(4) },
  ])
  const age = async () => (await read(app)).get('tradewind_mail_queue_age_seconds')
  expect(await age()).toBe(2 * 60 * 60)
  app.clock.advance({ hours: 2 })
  expect(await age()).toBe(5 * 60 * 60)
})

test('requests are counted by route pattern', async () => {
  const app = await watchedApp()
  await app.client.get('/api/pricing-tiers')
  await app.client.get('/api/calendar/0198a4f0-0000-7000-8000-000000000000')
  const counted = [...(await read(app)).keys()].filter((name) => name.includes('duration_seconds_count'))
  expect(counted.join('\n')).not.toContain('0198a4f0')
  const name = 'tradewind_request_duration_seconds_count'
  expect(counted).toContain(`${name}{method="GET",route="/api/pricing-tiers",status="200"}`)
  expect(counted).toContain(`${name}{method="GET",route="/api/calendar/:bookingId",status="401"}`)
})

test('while the database is away the process metrics are still served', async () => {
  const app = await watchedApp()
  app.deps.metrics?.watch(() => Promise.reject(new Error('the database is away')))
  const figures = await read(app)
  expect(figures.get('tradewind_unread')).toBe(1)
  expect(figures.has('process_resident_memory_bytes')).toBe(true)
})
