// Row 51 of docs/acceptance.md: the operator publishes while other servers render, and while her server is killed.

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { SiteState } from '#domain/contract/site-calls.ts'
import { ADMIN_PASSWORD, type Server } from '#e2e/server.ts'
import type { Visitor } from '#test/visitor.ts'
import { openSite, startTestServer, type TestSite } from './site.ts'
import { openStore } from './store.ts'

/** Far longer than the two seconds after which a server asks what is in force, so that a busy machine fails nothing. */
const PATIENCE = { timeout: 60_000, interval: 50 }

const PRICE = 'prices.superEarlyBird.price'
const EYEBROW = 'landing.hero.eyebrow'

/** What stands on the landing page: a price and a sentence that are published together. */
const LOOKS = {
  shipped: { price: '950', mark: false },
  hers: { price: '980', mark: true },
} as const
const WORDS = 'Eight days of wind in Sanyang'

async function operatorOf(site: TestSite, at?: Server): Promise<Visitor> {
  const admin = site.newVisitor(at)
  expect((await admin.post('/api/admin/login', { password: ADMIN_PASSWORD })).status).toBe(204)
  return admin
}

async function writeDraft(admin: Visitor): Promise<void> {
  for (const [path, value] of [
    [PRICE, '980'],
    [EYEBROW, WORDS],
  ])
    expect((await admin.put('/api/admin/site/draft', { path, value })).body).toEqual({ problem: null })
}

/** Which version a server shows. Fails on a page that is half of one and half of another. */
async function shownAt(visitor: Visitor): Promise<keyof typeof LOOKS> {
  const { body: page } = await visitor.get<string>('/')
  const seen = { price: /€(950|980)/.exec(page)?.[1], mark: page.includes(WORDS) }
  const version = seen.mark ? 'hers' : 'shipped'
  expect(seen).toEqual(LOOKS[version])
  return version
}

test('row 51: what one server publishes is soon on the other, undone too, and no page shows half of it', async () => {
  const site = await openSite(await openStore('PostgreSQL'))
  const other = await startTestServer(site.store.dataDir, site.settings)
  const admin = await operatorOf(site)
  await writeDraft(admin)
  const readers = [site.newVisitor(), site.newVisitor(other)]
  expect(await Promise.all(readers.map(shownAt))).toEqual(['shipped', 'shipped'])

  const reading = { goesOn: true, pages: 0 }
  const read = readers.map(async (reader) => {
    for (; reading.goesOn; reading.pages++) await shownAt(reader)
  })
  expect((await admin.post('/api/admin/site/publish')).status).toBe(200)
  await vi.waitUntil(
    async () => (await Promise.all(readers.map(shownAt))).every((version) => version === 'hers'),
    PATIENCE,
  )
  reading.goesOn = false
  await Promise.all(read)
  expect(reading.pages).toBeGreaterThan(0)

  // Undone on the other server, which has to know of it too.
  const second = await operatorOf(site, other)
  expect((await second.post('/api/admin/site/versions/1/undo')).status).toBe(204)
  await vi.waitUntil(
    async () => (await Promise.all(readers.map(shownAt))).every((version) => version === 'shipped'),
    PATIENCE,
  )
  const { body } = await admin.get<SiteState>('/api/admin/site')
  expect(body.draft.changes.map(({ path }) => path)).toEqual([PRICE, EYEBROW])
})

test('row 51: two presses at once on two servers publish one version', async () => {
  const site = await openSite(await openStore('PostgreSQL'))
  const other = await startTestServer(site.store.dataDir, site.settings)
  const [first, second] = [await operatorOf(site), await operatorOf(site, other)]
  await writeDraft(first)
  const answers = await Promise.all([first, second].map((admin) => admin.post('/api/admin/site/publish')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const { body } = await first.get<SiteState>('/api/admin/site')
  expect([body.version, body.draft.changes]).toEqual([1, []])
})

/** More messages to the database than a publish sends; each kill is at a later one. */
const MESSAGES = 24

test('row 51: a server killed at any message of a publish has published all of it or nothing', async () => {
  const site = await openSite(await openStore('PostgreSQL'))
  const { proxy } = site.store
  if (!proxy) throw new Error('row 51 needs the proxy of PostgreSQL')
  const ends = new Set<string>()
  for (let message = 1; message <= MESSAGES; message += 2) {
    const admin = await operatorOf(site)
    const before = (await admin.get<SiteState>('/api/admin/site')).body
    if (before.version > 0 && before.draft.changes.length === 0) break
    if (before.draft.changes.length === 0) await writeDraft(admin)
    const frozen = Promise.withResolvers<void>()
    proxy.freezeAfter(message, { lastArrives: message % 4 === 1, tell: frozen.resolve })
    const pressed = admin.post('/api/admin/site/publish').then(
      ({ status }) => status === 200,
      () => false,
    )
    await Promise.race([frozen.promise, pressed])
    await sleep(100)
    await site.server.kill()
    proxy.thaw()
    await site.server.restart()
    const after = (await (await operatorOf(site)).get<SiteState>('/api/admin/site')).body
    const version = await shownAt(site.newVisitor())
    const isPublished = after.version > before.version
    expect([version, after.draft.changes.length]).toEqual(isPublished ? ['hers', 0] : ['shipped', 2])
    expect(isPublished || !(await pressed), 'what was acknowledged').toBe(true)
    ends.add(version)
  }
  expect([...ends].toSorted()).toEqual(['hers', 'shipped'])
})
