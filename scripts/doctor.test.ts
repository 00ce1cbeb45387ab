// What the doctor says about the owner's content and settings, and how the script ends.

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newFolder } from '#test/new-folder.ts'
import { examine } from './doctor/examine.ts'

const root = resolve(import.meta.dirname, '..')
const shipped = (name: string) => readFileSync(join(root, 'content', name), 'utf8')

/** The shipped business file with these values, and nothing else that is open. */
function business(values: { mark: string; iban: string; mail: string }): string {
  return shipped('business.yaml')
    .replaceAll('!placeholder ', '')
    .replace(/handle: .*/, "handle: '@yourname'")
    .replace(/iban: .*/, `iban: ${values.mark}${values.iban}`)
    .replace(/(fromAddress|replyTo): .*/g, `$1: ${values.mail}`)
}

function organiser(registeredName: string): string {
  return shipped('package-travel.yaml')
    .replaceAll('!placeholder ', '')
    .replace(/registeredName: .*/, `registeredName: ${registeredName}`)
    .replaceAll(/@[\w.]+\.example\b/g, '@tradewind.test')
}

const READY = { mark: '', iban: 'DE89 3704 0044 0532 0130 00', mail: 'hello@example.org' }

function ownFolder(files: Record<string, string>): string {
  const own = newFolder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(own, name), text)
  return own
}

/** What the doctor says with these files of the owner's and these settings. */
function doctor(files: Record<string, string>, settings: Record<string, string> = {}) {
  const own = ownFolder(files)
  for (const [name, value] of Object.entries({ ...settings, CONTENT_DIR: own, DATA_DIR: own }))
    vi.stubEnv(name, value)
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
  const { text } = await doctor({})
  expect(text).toContain('Content: 37 facts that law and money need')
  expect(text).toMatch(/Left out of the pages until you write it: \d+/)
  expect(text.match(/TO DO  content\//g)).toHaveLength(37)
  expect(text.match(/note   content\/(place|faq)\.yaml|note   content\/guide\//g)).toHaveLength(26)
  expect(text).toMatch(/note   content\/place\.yaml, line \d+: year > wind > knots: the wind at your beach/)
})

test('the example account and address are to do even without their marks', async () => {
  const { text, left } = await doctor({
    'business.yaml': business({ mark: '', iban: 'BE68 5390 0754 7034', mail: 'hello@tradewind.example' }),
  })
  expect(text).toMatch(/business\.yaml, line \d+: bank > iban is a placeholder: /)
  expect(text).toContain('mail > fromAddress is a placeholder')
  expect(left).toBeGreaterThan(0)
})

test('an account whose holder is not the registered name is noted', async () => {
  const files = {
    'business.yaml': business(READY),
    'package-travel.yaml': organiser('Tradewind Retreats BV'),
  }
  expect((await doctor(files)).text).toContain(
    'note   The account holder “Tradewind Retreats” is not your registered name',
  )
})

test('settings that prevent the start are named with their fix', async () => {
  const { text, left } = await doctor({}, { PORT: 'no-number', STRIPE_SECRET_KEY: 'pk_test_1' })
  expect(text).toContain('TO DO  PORT must be a port number')
  expect(text).toContain('TO DO  STRIPE_SECRET_KEY must be a secret key from the Stripe dashboard')
  expect(left).toBeGreaterThan(0)
})

test('the script says that no fact is missing, goes on to the settings of its file, and exits with 1 while something is left', () => {
  const own = ownFolder({
    'business.yaml': business(READY),
    'package-travel.yaml': organiser('Tradewind Retreats'),
  })
  const { status, stdout } = script(
    `CONTENT_DIR=${own}`,
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

test('the script prints a mistake in the content with file and line, and nothing else', () => {
  const own = ownFolder({ 'retreats.yaml': shipped('retreats.yaml').replace('2025-10-31', '2025-02-30') })
  expect(script(`CONTENT_DIR=${own}`)).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `The content cannot be read:\n  ${own}/retreats.yaml, line 4: item 1 > startsOn: Write the day as YYYY-MM-DD, for example 2026-12-04\n`,
  })
})
