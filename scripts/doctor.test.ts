// Runs the real script on a copy of the project's content, with placeholders and filled in.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
let project = ''

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'doctor-'))
  for (const name of ['package.json', 'content', 'domain', 'emails', 'scripts', 'server']) {
    cpSync(join(root, name), join(project, name), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
})
afterAll(() => {
  rmSync(project, { recursive: true })
})

function writeBusiness(values: { mark: string; iban: string; mail: string }): void {
  const file = join(project, 'content/business.yaml')
  const text = readFileSync(file, 'utf8')
    .replaceAll('!placeholder ', '')
    .replace(/handle: .*/, "handle: '@yourname'")
    .replace(/iban: .*/, `iban: ${values.mark}${values.iban}`)
    .replace(/(fromAddress|replyTo): .*/g, `$1: ${values.mail}`)
  writeFileSync(file, text)
}

/** Replaces the placeholders about the organiser. */
function writeOrganiser(registeredName: string): void {
  const file = join(project, 'content/package-travel.yaml')
  const text = readFileSync(file, 'utf8')
    .replaceAll('!placeholder ', '')
    .replace(/registeredName: .*/, `registeredName: ${registeredName}`)
    .replaceAll(/@[\w.]+\.example\b/g, '@tradewind.test')
  writeFileSync(file, text)
}

function doctor(...settings: string[]) {
  const file = join(project, 'settings.env')
  writeFileSync(file, settings.join('\n'))
  return spawnSync(process.execPath, ['scripts/doctor.ts', file], {
    cwd: project,
    encoding: 'utf8',
    // The same modules are compiled once for all tests.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(project, 'compiled') },
  })
}

test('only the 37 facts of law and money are left to do, and the other parts are left out', () => {
  const { stdout } = doctor()
  expect(stdout).toContain('Content: 37 facts that law and money need')
  expect(stdout).toMatch(/Left out of the pages until you write it: \d+/)
  expect(stdout.match(/TO DO  content\//g)).toHaveLength(37)
  expect(stdout.match(/note   content\/(place|faq)\.yaml|note   content\/guide\//g)).toHaveLength(26)
})

test('the doctor lists a marked value with its file and line, and exits with 1', () => {
  writeBusiness({ mark: '!placeholder ', iban: 'DE89 3704 0044 0532 0130 00', mail: 'hello@example.org' })
  const { status, stdout } = doctor()
  expect(stdout).toMatch(/content\/business\.yaml, line \d+: bank > iban is a placeholder: /)
  expect(stdout).toMatch(/note   content\/place\.yaml, line \d+: year > wind > knots: the wind at your beach/)
  expect(status).toBe(1)
})

test('the doctor lists the example account and address even without their marks', () => {
  writeBusiness({ mark: '', iban: 'BE68 5390 0754 7034', mail: 'hello@tradewind.example' })
  const { status, stdout } = doctor()
  expect(stdout).toContain('bank > iban is a placeholder')
  expect(stdout).toContain('mail > fromAddress is a placeholder')
  expect(status).toBe(1)
})

test('the doctor reports that no fact is missing, and goes on to the settings', () => {
  writeBusiness({ mark: '', iban: 'DE89 3704 0044 0532 0130 00', mail: 'hello@example.org' })
  writeOrganiser('Tradewind Retreats BV')
  rmSync(join(project, 'content/guide/arrival.md'))
  const first = doctor().stdout
  expect(first).toContain('note   content/guide/arrival.md is missing')
  expect(first).toContain('note   The account holder “Tradewind Retreats” is not your registered name')
  writeFileSync(join(project, 'content/guide/arrival.md'), '# Arrival\n\nWe stand at the door.')
  writeOrganiser('Tradewind Retreats')
  const { status, stdout } = doctor('ADMIN_PASSWORD="harmattan in january"', 'SESSION_SECRET=')
  expect(stdout).toContain('ok     Everything that law and money need is filled in')
  expect(stdout).toContain('ok     The account holder is your registered name')
  expect(stdout).toContain('note   content/team.yaml lists no one yet')
  expect(stdout).toContain('ok     ADMIN_PASSWORD is set')
  expect(stdout).toContain('TO DO  SESSION_SECRET is not set')
  expect(stdout).toMatch(/\d+ left to do\./)
  expect(status).toBe(1)
})

test('the doctor names settings that prevent the start, with their fix', () => {
  const { status, stdout } = doctor('PORT=no-number', 'STRIPE_SECRET_KEY=pk_test_1')
  expect(stdout).toContain('TO DO  PORT must be a port number')
  expect(stdout).toContain('TO DO  STRIPE_SECRET_KEY must be a secret key from the Stripe dashboard')
  expect(status).toBe(1)
})

test('the doctor reports a mistake in the content with file and line, and nothing else', () => {
  const file = join(project, 'content/retreats.yaml')
  const good = readFileSync(file, 'utf8')
  writeFileSync(file, good.replace('2025-10-31', '2025-02-30'))
  const { status, stdout, stderr } = doctor()
  writeFileSync(file, good)
  expect(stderr).toBe(
    'The content cannot be read:\n  content/retreats.yaml, line 4: item 1 > startsOn: Write the day as YYYY-MM-DD, for example 2026-12-04\n',
  )
  expect(stdout).toBe('')
  expect(status).toBe(1)
})

test('the doctor reads the folder of CONTENT_DIR, and notes outdated keys and files there', () => {
  const own = join(project, 'own')
  mkdirSync(own)
  writeFileSync(join(own, 'mail.yaml'), 'signature: [Warm winds]\nsupport: Write to us\nbanner: gone\n')
  writeFileSync(join(own, 'faqs.yaml'), 'title: Questions\n')
  const { stdout } = doctor(`CONTENT_DIR=${own}`)
  expect(stdout).toContain(`note   ${own}/mail.yaml, line 3: banner is no longer used`)
  expect(stdout).toContain(`note   ${own}/mail.yaml, line 1: footer is missing, so the shipped text is used`)
  expect(stdout).toContain(`note   ${own}/faqs.yaml is not a file that the website reads: check its name`)
})
