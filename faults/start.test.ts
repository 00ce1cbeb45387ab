// What a server loads on first use works from the build too, and a start that fails leaves nothing behind.

import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { BankPreview } from '#domain/contract/bank-shapes.ts'
import { ADMIN_PASSWORD } from '#e2e/server.ts'
import { newFolder } from '#test/new-folder.ts'
import { NOTION_DATABASE_ID, NOTION_TOKEN, startNotionServer } from '#test/notion-server.ts'
import { freePort, serve } from '#test/serve.ts'
import { startArguments, startUntilReady } from '#test/start-command.ts'
import { newGuest } from './guest.ts'
import { openSite, PATIENCE_MS, signUp } from './site.ts'
import { openStore } from './store.ts'

test('cards, mails, PDFs, bank files and Notion, which are loaded on first use, work from the build', async () => {
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
})

test('passwords are hashed by Node’s own code, which leaves the event loop free', () => {
  const bundled = globSync('build/server/**/*.js').map((file) => readFileSync(file, 'utf8'))
  expect(bundled.join('\n')).toContain('@better-auth/utils/dist/password.node.mjs')
})

test('a first start on a taken port makes nothing, and the next one on a free port prints the password', async () => {
  const taken = await serve(() => {})
  onTestFinished(taken.close)
  const dataDir = join(newFolder(), 'data')
  let said = ''
  const start = (port: string | number) => {
    said = ''
    const env = { DATA_DIR: dataDir, PORT: `${port}` }
    return startUntilReady(startArguments(), { env, hear: (text) => (said += text) })
  }
  const { port } = new URL(taken.url)
  await expect(start(port)).rejects.toThrow('did not start')
  expect(said.trim()).toBe(
    `Port ${port} is already in use. Stop the other program, or choose another port with PORT.`,
  )
  expect(existsSync(dataDir)).toBe(false)

  const server = await start(await freePort())
  onTestFinished(() => void server.kill('SIGKILL'))
  expect(said).toMatch(/admin password, shown only this once: \S+\nready on http/)
  server.kill('SIGTERM')
  await once(server, 'exit')
})
