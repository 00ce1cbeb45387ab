// What the doctor says about the owner's content and settings, and how the script ends.

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { loadSite } from '#content/site-content.ts'
import { connectPglite } from '#server/db/connect.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { systemClock } from '#server/process/clock.ts'
import { importSite } from '#server/site/site-files.ts'
import { newFolder } from '#test/new-folder.ts'
import { writeOwnFacts } from '#test/own-facts.ts'
import { checkContent, examine } from './doctor/examine.ts'

const root = resolve(import.meta.dirname, '..')

/** What the doctor says with these settings, and no database yet. */
function doctor(settings: Record<string, string> = {}) {
  for (const [name, value] of Object.entries({ ...settings, DATA_DIR: newFolder() })) vi.stubEnv(name, value)
  return examine()
}

/** Runs the real script with a file of settings. */
function script(...settings: string[]) {
  const file = join(newFolder(), 'settings.env')
  writeFileSync(file, settings.join('\n'))
  return spawnSync(process.execPath, ['scripts/doctor.ts', file], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
  })
}

test('only the 37 facts of law and money are left to do, and the other parts are left out', async () => {
  const { text } = await doctor()
  expect(text).toContain('Content: 37 facts that law and money need')
  expect(text).toMatch(/Left out of the pages until you write it: \d+/)
  expect(text.match(/TO DO  content\//g)).toHaveLength(37)
  expect(text.match(/note   content\/(place|faq)\.yaml|note   content\/guide\//g)).toHaveLength(26)
  expect(text).toMatch(/note   content\/place\.yaml, line \d+: year > wind > knots: the wind at your beach/)
})

test('an account whose holder is not the registered name is noted', () => {
  const document = { en: { 'package-travel.organiser.registeredName': { value: 'Tradewind Retreats BV' } } }
  const [facts] = checkContent(loadSite({ document }))
  expect(facts?.findings.at(-1)).toEqual({
    state: 'note',
    text: expect.stringContaining(
      'The account holder “Tradewind Retreats” is not your registered name',
    ) as unknown,
  })
})

test('settings that prevent the start are named with their fix', async () => {
  const { text, left } = await doctor({ PORT: 'no-number', STRIPE_SECRET_KEY: 'pk_test_1' })
  expect(text).toContain('TO DO  PORT must be a port number')
  expect(text).toContain('TO DO  STRIPE_SECRET_KEY must be a secret key from the Stripe dashboard')
  expect(left).toBeGreaterThan(0)
})

test('the script says that no fact is missing in the published version, goes on to the settings, and exits with 1 while something is left', async () => {
  const [dataDir, own] = [newFolder(), newFolder()]
  writeOwnFacts(own)
  const connection = await connectPglite(dataDir)
  await migrateDatabase(connection)
  await importSite(connection.db, own, systemClock)
  await connection.close()

  const { status, stdout } = script(
    `DATA_DIR=${dataDir}`,
    'ADMIN_PASSWORD="harmattan in january"',
    'SESSION_SECRET=',
  )
  expect(stdout).toContain('ok     Everything that law and money need is filled in')
  expect(stdout).toContain('ok     The account holder is your registered name')
  expect(stdout).toContain('note   content/team.yaml lists no one yet')
  expect(stdout).toContain('ok     ADMIN_PASSWORD is set')
  expect(stdout).toContain('TO DO  SESSION_SECRET is not set')
  expect(stdout).toMatch(/\d+ left to do\./)
  expect(status).toBe(1)
})
