import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { NotionSync } from '#domain/contract/settings-calls.ts'
import { leases } from '#server/db/schema.ts'
import { createTestApp, type TestApp } from '#test/create-test-app.ts'
import { operator } from '#test/guests.ts'
import {
  NOTION_DATABASE_ID,
  NOTION_TOKEN,
  startNotionServer,
  type NotionServer,
} from '#test/notion-server.ts'
import type { Visitor } from '#test/visitor.ts'
import { openNotion, type Pace } from './notion.ts'
import { beginProgress, SYNC_LEASE } from './sync-progress.ts'

/** The request does not wait, and the sync runs as fast as it can. */
const IMPATIENT: Pace = {
  gap: 0,
  timeout: 50_000,
  longestRetryAfter: 10,
  patience: 0,
  progress: 0,
}

interface Admin {
  app: TestApp
  notion: NotionServer
  admin: Visitor
}

async function openAdmin(pace: Partial<Pace> = {}, leads = 6): Promise<Admin> {
  const notion = await startNotionServer()
  const settings = { token: NOTION_TOKEN, databaseId: NOTION_DATABASE_ID, baseUrl: notion.url }
  const opened = await openNotion(settings, { ...IMPATIENT, ...pace })
  const app = await createTestApp({ seed: false, notion: opened })
  await app.db.execute(sql`
    insert into bookings (created_at, updated_at, status, first_name, email, reference_suffix)
    select '2025-06-01'::timestamptz + n * interval '1 minute', '2025-09-01', 'in_progress',
      'Guest ' || n, 'guest' || n || '@example.com', 's' || n
    from generate_series(1, ${leads}) as n`)
  return { app, notion, admin: await operator(app) }
}

async function progressOf({ admin }: Admin): Promise<NotionSync['last']> {
  return (await admin.get<NotionSync>('/api/admin/sync')).body.last
}

async function expectEnd(admin: Admin, state: string): Promise<void> {
  await vi.waitFor(async () => expect((await progressOf(admin))?.state).toBe(state), { timeout: 20_000 })
}

test('without keys the sync is not configured', async () => {
  const admin = await operator(await createTestApp())
  expect(await admin.get('/api/admin/sync')).toMatchObject({
    status: 200,
    body: { configured: false, last: null },
  })
})

test('a sync that takes longer than the request continues in the background, with its progress', async () => {
  const admin = await openAdmin()
  admin.notion.fault = () => 'endless'
  expect((await admin.admin.get('/api/admin/sync')).body).toEqual({ configured: true, last: null })
  expect(await admin.admin.post('/api/sync-notion')).toMatchObject({
    status: 200,
    body: { message: 'The sync to Notion goes on in the background' },
  })
  expect(await progressOf(admin)).toMatchObject({ state: 'running', done: 0, total: 6, endedAt: null })
  // Another click starts no second sync.
  expect((await admin.admin.post('/api/sync-notion')).status).toBe(200)
  expect(await admin.app.db.$count(leases)).toBe(1)
  await admin.app.deps.notion?.stop()
})

test('the result of a sync has its counts and times', async () => {
  const admin = await openAdmin()
  expect((await admin.admin.post('/api/sync-notion')).status).toBe(200)
  await expectEnd(admin, 'done')
  expect(await progressOf(admin)).toEqual({
    state: 'done',
    startedAt: '2025-09-01T09:00:00.000Z',
    endedAt: '2025-09-01T09:00:00.000Z',
    done: 6,
    total: 6,
    reason: null,
  })
  expect(admin.notion.pages).toHaveLength(6)
})

test('a running sync counts the leads that are done', async () => {
  const admin = await openAdmin()
  const counted: (number | undefined)[] = []
  admin.notion.fault = (call) => {
    if (call === 'POST /v1/pages') void progressOf(admin).then((last) => counted.push(last?.done))
    return undefined
  }
  await admin.admin.post('/api/sync-notion')
  await expectEnd(admin, 'done')
  await vi.waitFor(() => expect(counted).toHaveLength(6))
  expect(Math.max(...counted.map((done) => done ?? 0))).toBeGreaterThan(0)
})

test('a sync that fails later says why, and the next one completes', async () => {
  const admin = await openAdmin()
  admin.notion.fault = (call) =>
    call === 'POST /v1/pages' ? { status: 403, code: 'restricted_resource' } : undefined
  expect((await admin.admin.post('/api/sync-notion')).status).toBe(200)
  await expectEnd(admin, 'failed')
  expect((await progressOf(admin))?.reason).toMatch(/^Notion answered 403 restricted_resource: /)
  admin.notion.fault = () => undefined
  await admin.admin.post('/api/sync-notion')
  await expectEnd(admin, 'done')
  expect((await progressOf(admin))?.reason).toBeNull()
})

test('a sync whose server died is shown as failed once its lease has ended, and starts again at a press', async () => {
  const admin = await openAdmin()
  const { app } = admin
  await beginProgress(app.deps)
  await app.db.insert(leases).values({
    name: SYNC_LEASE,
    holder: '0198a4f0-0000-7000-8000-000000000000',
    expiresAt: new Date(app.clock.now().getTime() + 60_000),
  })
  expect((await progressOf(admin))?.state).toBe('running')
  app.clock.advance({ minutes: 1, milliseconds: 1 })
  expect(await progressOf(admin)).toMatchObject({ state: 'failed', reason: 'The server stopped' })
  await admin.admin.post('/api/sync-notion')
  await expectEnd(admin, 'done')
  expect(admin.notion.pages).toHaveLength(6)
})

test('a server that stops breaks off its sync, which is shown as failed at once', async () => {
  const admin = await openAdmin()
  const { app, notion } = admin
  notion.fault = () => 'endless'
  await admin.admin.post('/api/sync-notion')
  await app.deps.notion?.stop()
  await vi.waitFor(async () => expect(await app.db.$count(leases)).toBe(0))
  expect(await progressOf(admin)).toMatchObject({ state: 'failed', reason: 'The server stopped' })
})
