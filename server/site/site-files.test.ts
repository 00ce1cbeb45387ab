// The operator's texts as files, for git or another server.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/create-test-app.ts'
import { operator } from '#test/guests.ts'
import { newFolder } from '#test/new-folder.ts'
import { writeOwnFacts } from '#test/own-facts.ts'
import { exportSite, importSite } from './site-files.ts'

const CLOCK = { now: () => new Date('2025-09-01T10:00:00Z') }

test('what was exported is published by an import, and a value that cannot be used stops all of it', async () => {
  const app = await createTestApp()
  const admin = await operator(app)
  await admin.put('/api/admin/site/draft', { path: 'prices.superEarlyBird.price', value: 980 })
  await admin.put('/api/admin/site/draft', { path: 'landing.hero.facts', value: '{days} days\nGood food' })
  await admin.post('/api/admin/site/publish', {})
  const folder = newFolder()
  expect(await exportSite(app.db, folder)).toContain('Version 1')
  const file = join(folder, 'website.yaml')
  expect(readFileSync(file, 'utf8')).toContain('prices.superEarlyBird.price: 980')
  const published = app.deps.contents.document()

  await admin.post('/api/admin/site/versions/0/draft')
  await admin.post('/api/admin/site/publish', {})
  expect(app.deps.contents.document()).toEqual({ en: {} })
  expect(await importSite(app.db, folder, CLOCK)).toContain('Version 3 is published: 2 texts')
  await app.deps.contents.refresh()
  expect(app.deps.contents.document()).toEqual(published)

  writeFileSync(file, 'en:\n  prices.superEarlyBird.price: 1.350\n  landing.nowhere: x\n')
  await expect(importSite(app.db, folder, CLOCK)).rejects.toThrow(
    /superEarlyBird\.price: .*\n.*landing\.nowhere: The website has no such text/,
  )
  await expect(importSite(app.db, newFolder(), CLOCK)).rejects.toThrow(/website\.yaml cannot be read/)
  expect(app.deps.contents.n()).toBe(3)
})

test('the facts of law and money can be imported too', async () => {
  const app = await createTestApp()
  const folder = newFolder()
  writeOwnFacts(folder)
  await importSite(app.db, folder, CLOCK)
  await app.deps.contents.refresh()
  const { site, examples } = app.deps.contents.loaded()
  expect(examples).toEqual([])
  expect(site.business.bank.iban).toBe('BE71 0961 2345 6769')
})
