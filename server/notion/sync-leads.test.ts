import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BOOKING_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { leases } from '#server/db/schema.ts'
import { describeError } from '#server/process/log.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { guestWithBooking, operator } from '#test/guests.ts'
import {
  NOTION_DATABASE_ID,
  NOTION_TOKEN,
  startNotionServer,
  type NotionServer,
} from '#test/notion-server.ts'
import type { Visitor } from '#test/visitor.ts'
import { openNotion, type Pace } from './notion.ts'
import { syncLeads } from './sync-leads.ts'

const AT_ONCE: Pace = {
  gap: 0,
  timeout: 50_000,
  longestRetryAfter: 10,
  patience: 50_000,
  progress: 0,
}

interface SyncedSite {
  app: TestApp
  notion: NotionServer
  admin: Visitor
}

/** A site with a Notion stand-in whose table is empty. */
async function openSite(options: { pace?: Pace; token?: string } = {}): Promise<SyncedSite> {
  const notion = await startNotionServer()
  const { pace = AT_ONCE, token = NOTION_TOKEN } = options
  const settings = { token, databaseId: NOTION_DATABASE_ID, baseUrl: notion.url }
  const app = await createTestApp({ seed: false, notion: await openNotion(settings, pace) })
  return { app, notion, admin: await operator(app) }
}

function sync({ admin }: SyncedSite) {
  return admin.post<{ message?: string; title?: string }>('/api/sync-notion')
}

/** Inserts leads with SQL. */
async function fill({ app }: SyncedSite, leads: number): Promise<void> {
  await app.db.execute(sql`
    insert into bookings (created_at, updated_at, status, first_name, email, reference_suffix)
    select '2025-06-01'::timestamptz + n * interval '1 minute', '2025-09-01', 'in_progress',
      'Guest ' || n, 'guest' || n || '@example.com', 's' || n
    from generate_series(1, ${leads}) as n`)
}

function leadIds({ pages, read }: NotionServer): unknown[] {
  return pages.map((page) => read(page)['Lead ID'])
}

function writes({ requests }: NotionServer): string[] {
  return requests
    .map(({ call }) => call.replace(/[\da-f-]{36}/, '…'))
    .filter((call) => /pages|PATCH/.test(call))
}

function onlyPage({ pages, read }: NotionServer): Record<string, unknown> {
  const [page, ...others] = pages
  if (!page || others.length > 0) throw new Error(`there are ${pages.length} pages`)
  return read(page)
}

test('only the operator can start a sync', async () => {
  const site = await openSite()
  const guest = await guestWithBooking(await createTestApp())
  expect((await site.app.newVisitor().post('/api/sync-notion')).status).toBe(401)
  expect((await guest.visitor.post('/api/sync-notion')).status).toBe(401)
  expect(site.notion.requests).toEqual([])
})

test('without keys the sync says that Notion is not configured', async () => {
  const admin = await operator(await createTestApp())
  expect(await admin.post('/api/sync-notion')).toMatchObject({
    status: 409,
    body: { type: 'urn:problem:notion-not-configured', title: 'Notion is not configured' },
  })
})

test('the first sync creates the columns and a page per lead', async () => {
  const site = await openSite()
  const seeded = await createTestApp({ notion: site.app.deps.notion })
  const admin = await operator(seeded)
  const { lead } = await guestWithBooking(seeded, { selectedRoom: 'private' })
  const answer = await admin.post('/api/sync-notion')
  expect(answer).toMatchObject({ status: 200, body: { message: 'Synced 3 leads to Notion' } })
  expect(site.notion.pages).toHaveLength(3)
  const pages = site.notion.pages.map((page) => site.notion.read(page))
  expect(pages.find((page) => page['Lead ID'] === lead.id)).toEqual({
    Name: 'Awa Jallow',
    'Lead ID': lead.id,
    Status: 'booking_submitted',
    Payment: 'pending',
    Retreat: 'Oct 31–Nov 7, 2025',
    Package: 'kiter',
    Room: 'private',
    Diet: 'vegan',
    Wetsuit: 'M, female',
    Arrives: null,
    Leaves: null,
    Email: 'awa@example.com',
    Phone: '+32 470 00 00 00',
    Total: 1130,
    Paid: 0,
    Reported: 0,
    'Balance due': 1130,
    'Balance due on': lead.quote?.balanceDueOn,
    Created: '2025-09-01',
  })
})

test('row 30: markup in every field is plain text in Notion, and makes no link or picture', async () => {
  const markup = '"><img src=x onerror=alert(1)>'
  const site = await openSite()
  const seeded = await createTestApp({ notion: site.app.deps.notion })
  const admin = await operator(seeded)
  const fields = Object.fromEntries(BOOKING_FIELDS.map((name) => [name, markup]))
  const draft = await seeded.newVisitor().post('/api/leads', fields)
  expect(draft.status).toBe(200)
  expect((await admin.post('/api/sync-notion')).status).toBe(200)
  const page = site.notion.pages.find(({ properties }) => JSON.stringify(properties).includes('onerror'))
  expect(page && site.notion.read(page)).toMatchObject({
    Name: `${markup} ${markup}`,
    Phone: markup,
    // An incomplete address is left out.
    Email: null,
  })
  const written = site.notion.requests.map(({ body }) => body).join('\n')
  // Only plain text was sent, so Notion makes no picture, link or equation of it.
  expect(written).not.toMatch(/"(link|url|equation|mention|external|image|embed)":\s*[{"]/)
})

test('row 31: a text that begins like a formula arrives in Notion unchanged', async () => {
  const site = await openSite()
  const seeded = await createTestApp({ notion: site.app.deps.notion })
  const admin = await operator(seeded)
  for (const firstName of ['=cmd|calc', '+1+1', '-2+3', '@SUM(A1)']) {
    expect((await seeded.newVisitor().post('/api/leads', { firstName })).status).toBe(200)
  }
  expect((await admin.post('/api/sync-notion')).status).toBe(200)
  const types = site.notion.pages.map(({ properties }) => properties.Name?.type)
  expect(new Set(types)).toEqual(new Set(['title']))
  const names = site.notion.pages.map((page) => site.notion.read(page).Name)
  expect(names).toEqual(expect.arrayContaining(['=cmd|calc', '+1+1', '-2+3', '@SUM(A1)']))
})

test('health notes, the emergency contact, body measures and free texts are never sent', async () => {
  const site = await openSite()
  const seeded = await createTestApp({ seed: true, notion: site.app.deps.notion })
  const admin = await operator(seeded)
  const secret = {
    healthConditions: 'SECRET-asthma',
    healthConsent: true,
    emergencyContact: 'SECRET-contact',
    emergencyPhone: '+220 5550199',
    kitingExperience: 'SECRET-experience',
    age: '37',
    weight: '83.25',
    height: '193.5',
  }
  await guestWithBooking(seeded, secret)
  expect((await admin.post('/api/sync-notion')).status).toBe(200)
  const sent = site.notion.requests.map(({ body }) => body).join('\n')
  expect(sent).toContain('Awa Jallow')
  for (const value of ['SECRET', '5550199', '83.25', '193.5', '"37"', ':37'])
    expect(sent).not.toContain(value)
  expect(Object.keys(site.notion.columns).join(' ')).not.toMatch(
    /health|emergency|\bage\b|weight|height|experience/i,
  )
})

test('a second sync writes only what has changed', async () => {
  const site = await openSite()
  const visitor = site.app.newVisitor()
  await visitor.post('/api/leads', { firstName: 'Awa', email: 'awa@example.com' })
  expect((await sync(site)).body.message).toBe('Synced 1 lead to Notion')
  site.notion.requests.length = 0
  expect((await sync(site)).body.message).toBe('Synced 1 lead to Notion')
  expect(writes(site.notion)).toEqual([])

  await visitor.post('/api/leads', { firstName: 'Awa', lastName: 'Jallow', email: 'awa@example.com' })
  expect((await sync(site)).status).toBe(200)
  expect(writes(site.notion)).toEqual(['PATCH /v1/pages/…'])
  expect(site.notion.requests.at(-1)?.body).not.toContain('awa@example.com')
  expect(onlyPage(site.notion)).toMatchObject({ Name: 'Awa Jallow', Email: 'awa@example.com' })
})

test('pages changed or deleted in Notion are restored', async () => {
  const site = await openSite()
  await fill(site, 2)
  await sync(site)
  const [first] = site.notion.pages
  if (first) first.properties.Status = { type: 'select', select: { name: 'scribbled' } }
  site.notion.pages.length = 1
  expect((await sync(site)).status).toBe(200)
  expect(site.notion.pages.map((page) => site.notion.read(page).Status)).toEqual([
    'in_progress',
    'in_progress',
  ])
})

test('the title column keeps the name that the operator gave it', async () => {
  const site = await openSite()
  site.notion.columns = { Gast: 'title', Notes: 'rich_text' }
  await fill(site, 1)
  expect((await sync(site)).status).toBe(200)
  expect(site.notion.columns).toMatchObject({ Gast: 'title', Notes: 'rich_text', 'Lead ID': 'rich_text' })
  expect(onlyPage(site.notion)).toMatchObject({ Gast: 'Guest 1' })
})

test('many leads are read in pages on both sides', async () => {
  const site = await openSite()
  site.notion.largestPage = 20
  await fill(site, 450)
  expect((await sync(site)).body.message).toBe('Synced 450 leads to Notion')
  expect(new Set(leadIds(site.notion)).size).toBe(450)
  site.notion.requests.length = 0
  expect((await sync(site)).body.message).toBe('Synced 450 leads to Notion')
  expect(writes(site.notion)).toEqual([])
  expect(site.notion.requests.filter(({ call }) => call.endsWith('/query'))).toHaveLength(23)
})

test('a table larger than one query lists gets no duplicates', async () => {
  const site = await openSite()
  await fill(site, 60)
  await sync(site)
  site.notion.queryLimit = 25
  site.notion.largestPage = 10
  expect((await sync(site)).status).toBe(200)
  expect(site.notion.pages).toHaveLength(60)
})

test('a sync that fails half way reports a failure, and the next sync makes no duplicates', async () => {
  const site = await openSite()
  await fill(site, 12)
  let created = 0
  site.notion.fault = (call) => {
    if (call !== 'POST /v1/pages') return undefined
    created++
    return created > 5 ? { status: 500, code: 'internal_server_error' } : undefined
  }
  const failed = await sync(site)
  expect(failed).toMatchObject({
    status: 502,
    body: { type: 'urn:problem:notion-failed', title: 'Failed to sync leads to Notion' },
  })
  expect(site.notion.pages).toHaveLength(5)
  site.notion.fault = () => undefined
  expect((await sync(site)).body.message).toBe('Synced 12 leads to Notion')
  expect(site.notion.pages).toHaveLength(12)
  expect(new Set(leadIds(site.notion)).size).toBe(12)
})

test('a page created while its answer was lost is found by the next sync', async () => {
  const site = await openSite()
  await fill(site, 3)
  site.notion.fault = (call) => (call === 'POST /v1/pages' ? 'lost' : undefined)
  expect((await sync(site)).status).toBe(502)
  expect(site.notion.pages).toHaveLength(1)
  site.notion.fault = () => undefined
  expect((await sync(site)).status).toBe(200)
  expect(site.notion.pages).toHaveLength(3)
})

test('a "too many requests" answer is waited out, and the request repeated', async () => {
  const site = await openSite()
  await fill(site, 4)
  site.notion.fault = (_call, count) =>
    count % 2 === 1 ? { status: 429, code: 'rate_limited', retryAfter: 1 } : undefined
  expect((await sync(site)).body.message).toBe('Synced 4 leads to Notion')
  expect(site.notion.pages).toHaveLength(4)
})

test('requests and retries keep their minimum distance', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], fakeNodeBuiltins: true })
  const starts: number[] = []
  vi.stubGlobal('fetch', async () => {
    starts.push(performance.now())
    return starts.length === 3
      ? Response.json({ code: 'rate_limited', message: 'Slow down' }, { status: 429 })
      : Response.json({ object: 'database' })
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const notion = await openNotion(
    { token: NOTION_TOKEN, databaseId: NOTION_DATABASE_ID, baseUrl: null },
    { ...AT_ONCE, gap: 60 },
  )
  const ask = async () => notion?.client.databases.retrieve({ database_id: NOTION_DATABASE_ID })
  const asked = Promise.all([ask(), ask(), ask(), ask()])
  await vi.advanceTimersByTimeAsync(1_000)
  await asked
  expect(starts).toHaveLength(5)
  for (const [index, start] of starts.entries())
    expect(start - (starts[index - 1] ?? -60)).toBeGreaterThanOrEqual(60)
})

test('a request without an answer fails after the timeout', async () => {
  const site = await openSite({ pace: { ...AT_ONCE, timeout: 150 } })
  await fill(site, 1)
  site.notion.fault = () => 'endless'
  expect((await sync(site)).status).toBe(502)
})

test('one of simultaneous syncs runs, and there are no duplicates', async () => {
  const site = await openSite()
  await fill(site, 15)
  const answers = await Promise.all([sync(site), sync(site), sync(site)])
  const messages = answers.map(({ body }) => body.message)
  expect(messages).toContain('Synced 15 leads to Notion')
  expect(
    messages.filter((message) => message === 'The sync to Notion goes on in the background'),
  ).toHaveLength(2)
  expect(site.notion.pages).toHaveLength(15)
  expect(await site.app.db.select().from(leases)).toEqual([])
})

test('the lease of a dead server keeps a sync back for at most a minute', async () => {
  const site = await openSite()
  await fill(site, 1)
  const now = site.app.clock.now().getTime()
  await site.app.db.insert(leases).values({
    name: 'notion-sync',
    holder: '0198a4f0-0000-7000-8000-000000000000',
    expiresAt: new Date(now + 60_000),
  })
  expect((await sync(site)).status).toBe(200)
  expect(site.notion.requests).toEqual([])
  site.app.clock.advance({ minutes: 1, milliseconds: 1 })
  expect((await sync(site)).body.message).toBe('Synced 1 lead to Notion')
})

test('a draft with an incomplete or overlong email is synced without it', async () => {
  const site = await openSite()
  await site.app.newVisitor().post('/api/leads', { firstName: 'Awa', email: 'awa@' })
  await site.app
    .newVisitor()
    .post('/api/leads', { firstName: 'Lamin', email: `${'l'.repeat(200)}@example.com` })
  await site.app.newVisitor().post('/api/leads', { email: 'nameless@example.com' })
  expect((await sync(site)).status).toBe(200)
  const pages = site.notion.pages.map((page) => site.notion.read(page))
  expect(new Set(pages.map(({ Name, Email }) => `${String(Name)}: ${String(Email)}`))).toEqual(
    new Set(['Awa: null', 'Lamin: null', 'No name yet: nameless@example.com']),
  )
})

test('a lead that Notion refuses does not stop the others, and no guest’s data is logged', async () => {
  const site = await openSite()
  await fill(site, 6)
  site.notion.fault = (call, _count, body) =>
    call === 'POST /v1/pages' && body.includes('guest4@')
      ? { status: 400, code: 'validation_error' }
      : undefined
  const lines: string[] = []
  const log = pino(
    { serializers: { err: describeError } },
    { write: (line: string) => void lines.push(line) },
  )
  const failure: unknown = await syncLeads({ ...site.app.deps, log }).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'notion-failed' })
  expect(site.notion.pages).toHaveLength(5)
  const told = lines.join('') + JSON.stringify(describeError(failure))
  expect(told).toContain('Notion refused 1 of 6 leads')
  expect(told).toContain('Notion answered 400 validation_error')
  expect(told).not.toMatch(/guest\d|Guest \d/)
})

test('a wrong key fails, and the error says so', async () => {
  const site = await openSite({ token: 'ntn_wrong' })
  await fill(site, 1)
  expect((await sync(site)).status).toBe(502)
  const failure: unknown = await syncLeads(site.app.deps).catch((error: unknown) => error)
  expect(JSON.stringify(describeError(failure))).toContain('API token is invalid')
  expect(await site.app.db.select().from(leases)).toEqual([])
})

test('the page of a deleted lead is moved to the trash, and no other', async () => {
  const site = await openSite()
  await fill(site, 3)
  expect((await sync(site)).status).toBe(200)
  const [gone] = leadIds(site.notion)
  await site.app.db.execute(sql`delete from bookings where id = ${gone}`)
  expect((await sync(site)).status).toBe(200)
  expect(leadIds(site.notion)).toHaveLength(2)
  expect(leadIds(site.notion)).not.toContain(gone)
  expect(writes(site.notion).slice(-1)).toEqual(['PATCH /v1/pages/…'])
})

test('all pages of a deleted lead are moved to the trash, also a copy that the operator made in Notion', async () => {
  const site = await openSite()
  await fill(site, 2)
  expect((await sync(site)).status).toBe(200)
  const [page] = site.notion.pages
  if (!page) throw new Error('there is no page')
  const [gone, kept] = leadIds(site.notion)
  site.notion.pages.push({ ...page, id: randomUUID() })
  await site.app.db.execute(sql`delete from bookings where id = ${gone}`)
  expect((await sync(site)).status).toBe(200)
  expect(leadIds(site.notion)).toEqual([kept])
})
