// What a server loads on first use works from the build too.

import { globSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { BankPreview } from '#domain/bank-import/bank-import.ts'
import { ADMIN_PASSWORD } from '#e2e/server.ts'
import { NOTION_DATABASE_ID, NOTION_TOKEN, startNotionServer } from '#test/notion-server.ts'
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
