import { expect, onTestFinished, test, vi } from 'vitest'
import type { ConnectionsView } from '#domain/contract/connection-calls.ts'
import { connections, history, mails } from '#server/db/schema.ts'
import { startDelivery } from '#server/mail/deliver-mails.ts'
import { openMailServer } from '#server/mail/mail-server.ts'
import { WEBHOOK_EVENTS } from '#server/payment/stripe/verify-event.ts'
import { dataKeys } from '#server/process/data-keys.ts'
import { verifySealedData, replaceDataKey } from '#server/store/columns/reseal-bookings.ts'
import { ADMIN_PASSWORD, createTestApp, type TestAppOptions } from '#test/create-test-app.ts'
import { TEST_DATA_KEY } from '#test/data-keys.ts'
import { guestWithBooking, startCheckout } from '#test/guests.ts'
import { startMailServer } from '#test/mail-server.ts'
import { deliver } from '#test/provider-events.ts'
import { startStripeServer, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } from '#test/stripe-server.ts'
import { connectionsOf } from './in-force.ts'

const SITE = 'https://retreats.example'
const WEBHOOK = `${SITE}/api/stripe/webhook`
const STRIPE = '/api/admin/connections/stripe'
const MAIL = '/api/admin/connections/mail'

/** An app with a stand-in for Stripe, and the operator who has just confirmed. */
async function opened({ confirmed = true, ...options }: TestAppOptions & { confirmed?: boolean } = {}) {
  const lines: string[] = []
  const now = '2025-09-01T09:00:00Z'
  const stripe = await startStripeServer({ now: () => new Date() })
  const app = await createTestApp({
    ...options,
    now,
    env: { baseUrl: SITE, stripeApiBase: stripe.url, ...options.env },
  })
  app.deps.log = Object.assign(app.deps.log, {
    warn: (...line: unknown[]) => void lines.push(JSON.stringify(line)),
    error: (...line: unknown[]) => void lines.push(JSON.stringify(line)),
  })
  const admin = app.newVisitor()
  await admin.post('/api/admin/login', { password: ADMIN_PASSWORD })
  if (confirmed) await admin.post('/api/admin/confirm', { password: ADMIN_PASSWORD })
  return { app, admin, stripe, lines }
}

test('a pasted key makes the webhook with its events, and cards are paid at Stripe from then on', async () => {
  const { app, admin, stripe } = await opened()
  const before = await admin.get<ConnectionsView>('/api/admin/connections')
  expect(before.body.stripe).toEqual({ source: 'none', mode: null, account: null, methods: null })
  const pasted = await admin.put<ConnectionsView>(STRIPE, { secretKey: ` ${STRIPE_SECRET_KEY}\n` })
  expect(pasted.status).toBe(200)
  expect(pasted.body.stripe).toEqual({
    source: 'desk',
    mode: 'test',
    account: 'Tradewind BV',
    methods: ['card', 'bancontact'],
  })
  expect(stripe.webhooks).toMatchObject([{ url: WEBHOOK, enabled_events: WEBHOOK_EVENTS }])
  const guest = await guestWithBooking(app)
  const { body } = await startCheckout(guest, 'deposit')
  stripe.account.complete(body.id)
  const event = stripe.account.event('checkout.session.completed', stripe.account.session(body.id))
  const sent = stripe.sign({ ...event, id: 'evt_1' })
  expect(await deliver(app, sent.body, { 'stripe-signature': sent.signature })).toBe(200)
  const { body: own } = await guest.visitor.get<{ amountPaid: number }[]>('/api/my-bookings')
  expect(own).toMatchObject([{ amountPaid: 200 }])
  expect(await app.db.select().from(history)).toContainEqual(
    expect.objectContaining({ actor: 'operator', what: 'Card payments: keys changed' }),
  )
})

test('a key pasted again leaves one webhook, and removing it deletes that too', async () => {
  const { app, admin, stripe } = await opened()
  stripe.webhooks.push({
    id: 'we_0',
    url: 'https://other.example/hook',
    enabled_events: [],
    status: 'enabled',
    secret: '',
  })
  await admin.put(STRIPE, { secretKey: STRIPE_SECRET_KEY })
  const [, first] = stripe.webhooks
  await admin.put(STRIPE, { secretKey: STRIPE_SECRET_KEY })
  expect(stripe.webhooks.map(({ url }) => url)).toEqual(['https://other.example/hook', WEBHOOK])
  expect(stripe.webhooks).not.toContainEqual(first)
  expect((await admin.delete(STRIPE)).status).toBe(204)
  expect(stripe.webhooks.map(({ url }) => url)).toEqual(['https://other.example/hook'])
  expect([app.deps.env.stripe, app.deps.gateway.provider]).toEqual([null, 'sandbox'])
  expect((await admin.delete(STRIPE)).status).toBe(404)
})

test.each([
  ['pk_test_1', {}, /publishable key/],
  ['nonsense', {}, /begins with sk_test_/],
  ['sk_test_unknown', {}, /doesn’t accept this key/],
  ['sk_live_1', {}, /still a trial/],
  [STRIPE_SECRET_KEY, { baseUrl: 'http://localhost:3000' }, /public address/],
])('the key %s is refused in words', async (secretKey, env, words) => {
  const { app, admin } = await opened({ env })
  const refused = await admin.put<{ errors: unknown[] }>(STRIPE, { secretKey })
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'secretKey', message: expect.stringMatching(words) as unknown }] },
  })
  expect(await app.db.$count(connections)).toBe(0)
})

test('if Stripe does not answer, nothing changes', async () => {
  const { app, admin, stripe } = await opened()
  stripe.fault = (call) => (call === 'POST /v1/webhook_endpoints' ? 'error' : undefined)
  expect((await admin.put(STRIPE, { secretKey: STRIPE_SECRET_KEY })).status).toBe(503)
  expect([await app.db.$count(connections), app.deps.env.stripe]).toEqual([0, null])
})

test('a setting of the server comes first, and says so', async () => {
  const keys = { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiBase: null }
  const { app, admin, stripe } = await opened({ env: { stripe: keys, smtpUrl: 'smtp://u:p4ss@127.0.0.1:9' } })
  const shown = await admin.get<ConnectionsView>('/api/admin/connections')
  expect(shown.body).toMatchObject({
    stripe: { source: 'environment', mode: 'test' },
    mail: { source: 'environment', server: '127.0.0.1' },
  })
  const refused = {
    status: 409,
    body: { detail: expect.stringContaining('technician has set this') as unknown },
  }
  expect(await admin.put(STRIPE, { secretKey: STRIPE_SECRET_KEY })).toMatchObject(refused)
  expect(await admin.put(MAIL, { from: 'x@y.example', password: 'z' })).toMatchObject(refused)
  expect(await admin.delete(STRIPE)).toMatchObject(refused)
  expect([stripe.webhooks, app.deps.env.stripe]).toEqual([[], keys])
})

test('address and password connect mail, a test email arrives, and the findings are said', async () => {
  const server = await startMailServer({ password: 'right' })
  const { app, admin } = await opened()
  const login = { from: 'hello@tradewind.example', user: 'tradewind', host: '127.0.0.1', port: server.port }
  const wrong = await admin.put<{ errors: unknown[] }>(MAIL, { ...login, password: 'wrong' })
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'password' }] } })
  const pasted = await admin.put<ConnectionsView>(MAIL, { ...login, password: 'right' })
  expect(pasted.body.mail).toEqual({
    source: 'desk',
    address: 'hello@tradewind.example',
    server: '127.0.0.1',
  })
  const delivery = startDelivery(app.deps, openMailServer(app.deps.env), { lookEveryMs: 50 })
  onTestFinished(delivery.stop)
  const tried = await admin.post<{ findings: { text: string }[] }>(`${MAIL}/test`)
  expect(tried.body.findings.map(({ text }) => text).join('\n')).toMatch(
    /answers and accepts the login[^]*test email/,
  )
  await vi.waitFor(() => expect(server.received).toHaveLength(1), 5000)
  expect(server.received[0]?.mail).toMatchObject({
    subject: 'Your website can send emails',
    from: { address: 'hello@tradewind.example' },
  })
  expect((await admin.delete(MAIL)).status).toBe(204)
  expect(app.deps.env.smtpUrl).toBeNull()
})

test.each([
  [{ from: 'x@y.example', password: 'z', host: '127.0.0.1', port: 1 }, 'host'],
  [{ from: 'x', password: 'y' }, 'from'],
  [{ from: 'x@y.example' }, 'password'],
])('mail that cannot work is refused at its field: %j', async (body, field) => {
  const { app, admin } = await opened()
  expect(await admin.put(MAIL, body)).toMatchObject({ status: 422, body: { errors: [{ field }] } })
  expect(await app.db.$count(connections)).toBe(0)
})

test('another server uses what was pasted, and its settings are not changed', async () => {
  const { app, admin } = await opened()
  const other = { ...app.deps.env }
  const { dataKeys: keys, log } = app.deps
  const following = connectionsOf({ db: app.db, dataKeys: keys, env: other, log })
  await admin.put(STRIPE, { secretKey: STRIPE_SECRET_KEY })
  expect(other.stripe).toBeNull()
  await following.refresh()
  expect(other.stripe).toEqual(app.deps.env.stripe)
  const taken = other.stripe
  await following.refresh()
  expect(other.stripe).toBe(taken)
})

test('the keys are encrypted, follow a new data key, and are in no answer, log or mail', async () => {
  const server = await startMailServer({ password: 'quite-a-secret' })
  const { app, admin, stripe, lines } = await opened()
  const login = { from: 'hello@tradewind.example', user: 'tradewind', host: '127.0.0.1', port: server.port }
  const answers = [
    await admin.put(STRIPE, { secretKey: STRIPE_SECRET_KEY }),
    await admin.put(STRIPE, { secretKey: 'sk_test_of_somebody_else' }),
    await admin.put(MAIL, { ...login, password: 'quite-a-secret' }),
    await admin.put(MAIL, { ...login, password: 'quite-a-secreT' }),
    await admin.post(`${STRIPE}/test`),
    await admin.post(`${MAIL}/test`),
    await admin.get('/api/admin/connections'),
    await admin.get('/api/admin/settings'),
    await admin.get('/api/admin/outbox'),
  ]
  const secrets = /sk_test_of|whsec_|quite-a-secre/
  const stored = [
    await app.db.select().from(connections),
    await app.db.select().from(mails),
    await app.db.select().from(history),
  ]
  expect(stripe.webhooks[0]?.secret).toMatch(secrets)
  expect(JSON.stringify([answers.map(({ body }) => body), stored])).not.toMatch(secrets)
  expect(lines.join('\n')).not.toMatch(secrets)
  const [old] = app.deps.dataKeys.ids()
  const keys = dataKeys(() => [Buffer.alloc(32, 9), Buffer.from(TEST_DATA_KEY, 'base64')])
  await replaceDataKey({ db: app.db, dataKeys: keys })
  await verifySealedData(
    app.db,
    dataKeys(() => [Buffer.alloc(32, 9)]),
  )
  expect(JSON.stringify(await app.db.select().from(connections))).not.toContain(old)
})

test('without a fresh confirmation nothing is changed, and strangers see nothing', async () => {
  const { app, admin } = await opened({ confirmed: false })
  const unsure = { status: 403, body: { type: 'urn:problem:confirm-yourself' } }
  expect(await admin.put(STRIPE, { secretKey: STRIPE_SECRET_KEY })).toMatchObject(unsure)
  expect(await admin.put(MAIL, { from: 'x@y.example', password: 'z' })).toMatchObject(unsure)
  expect(await admin.delete(STRIPE)).toMatchObject(unsure)
  const stranger = app.newVisitor()
  expect((await stranger.get('/api/admin/connections')).status).toBe(401)
  expect((await stranger.put(STRIPE, { secretKey: STRIPE_SECRET_KEY })).status).toBe(401)
  expect((await stranger.post(`${STRIPE}/test`)).status).toBe(401)
  expect((await admin.post('/api/admin/connections/notion/test')).status).toBe(404)
})

test('in live mode nobody gets a place for money of the sandbox', async () => {
  const { app } = await opened({ env: { live: true } })
  const guest = await guestWithBooking(app)
  expect((await startCheckout(guest, 'deposit')).status).toBe(502)
})
