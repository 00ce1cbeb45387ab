// What a start with a current build loads. Starting with what is not needed costs memory for as long as the server runs.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import type { BankPreview } from '#domain/bank-import.ts'
import { ADMIN_PASSWORD } from '#e2e/server.ts'
import { NOTION_DATABASE_ID, NOTION_TOKEN, startNotionServer } from '#test/notion-server.ts'
import { newGuest } from './guest.ts'
import { openSite, PATIENCE_MS, signUp, startTestServer } from './site.ts'
import { openStore, STORES, type StoreKind } from './store.ts'

const RECORDER = pathToFileURL(join(import.meta.dirname, 'record-loads.ts')).href

/** The modules that a server of this store has loaded when it is ready, as paths within the project. */
async function loadedAtStart(kind: StoreKind): Promise<string[]> {
  const { dataDir, env } = await openStore(kind, { isNew: true })
  const record = join(dataDir, 'loads')
  const settings = { appNow: null, env }
  const server = await startTestServer(dataDir, settings)
  // A first start has more to do than those after it.
  writeFileSync(record, '')
  await server.restart({
    env: { ...env, NODE_OPTIONS: `--import=${RECORDER}`, RECORDED_LOADS: record },
  })
  expect((await fetch(server.url)).status).toBe(200)
  const root = pathToFileURL(join(import.meta.dirname, '../')).href
  return readFileSync(record, 'utf8')
    .split('\n')
    .filter((url) => url.startsWith(root))
    .map((url) => url.slice(root.length))
}

test.each(STORES)('a start on %s loads what was built, and nothing that builds', async (kind) => {
  const loaded = await loadedAtStart(kind)
  expect(loaded).toContain('build/server/main.js')
  expect(loaded).toContain('build/server/index.js')

  const sources = loaded.filter((path) => !/^(build|node_modules)\//.test(path))
  expect(new Set(sources)).toEqual(
    new Set([
      'scripts/require-node-24.js',
      'scripts/compile-cache.js',
      'scripts/start.ts',
      'server/process/become.ts',
      'scripts/build-if-needed.ts',
      'scripts/build-stamp.ts',
      'scripts/run-to-end.ts',
    ]),
  )

  // So no esbuild, no tsx, no Vite, no Rolldown: what a server needs of libraries is in its bundle, but for the embedded
  // database, and what begins a thread.
  const libraries = new Set(
    loaded.flatMap((path) => /^node_modules\/((@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []),
  )
  expect(libraries).toEqual(new Set(kind === 'PGlite' ? ['@electric-sql/pglite', 'tinypool'] : ['tinypool']))

  expect(loaded).not.toContain('build/server/worker.js')
  expect(seldomNeeded(loaded)).toEqual([])
  expect(seldomNeeded(globSync('build/server/chunks/*')), 'they are there to be loaded').toEqual([
    'nodemailer',
    'render-mail',
    'stripe.esm',
    'sync-leads',
  ])
})

/** The chunks for what few requests need: sending mails, writing them, cards, the notes tool. */
function seldomNeeded(paths: readonly string[]): string[] {
  const name = /^build\/server\/chunks\/(nodemailer|render-mail|stripe\.esm|sync-leads)/
  const found = paths.flatMap((path) => name.exec(path)?.[1] ?? [])
  return [...new Set(found)].toSorted()
}

test('what is not loaded at the start works when it is needed: cards, mails, PDFs, bank files, the notes tool', async () => {
  const site = await openSite(await openStore('PostgreSQL'))
  const notion = await startNotionServer()
  const tokens = { NOTION_TOKEN, NOTION_DATABASE_ID, NOTION_BASE_URL: notion.url }
  await site.server.restart({ env: { ...site.settings.env, ...tokens } })

  const visitor = await signUp(site.newVisitor())
  const guest = newGuest(site, visitor, {
    email: 'awa@example.com',
    retreat: site.retreats[0],
    cancels: false,
  })
  await guest.continueAfterSignIn()
  const files = () => site.mail.received.flatMap(({ mail }) => mail.attachments)
  await vi.waitUntil(() => files().some(({ mimeType }) => mimeType === 'application/pdf'), {
    timeout: PATIENCE_MS,
    interval: 100,
  })

  const admin = site.newVisitor()
  await admin.post('/api/admin/login', { password: ADMIN_PASSWORD })
  const statement = await admin.post<BankPreview>('/api/admin/bank-import/preview', {
    content: 'Date;Amount;Text\n2025-09-03;200,00;A transfer from somebody',
  })
  expect(statement.body.credits).toBe(1)
  expect((await admin.post('/api/sync-notion')).status).toBe(200)
  expect(notion.pages.map((page) => notion.read(page))).toContainEqual(
    expect.objectContaining({ Email: 'awa@example.com' }),
  )
  expect(site.faults).toEqual([])
})
