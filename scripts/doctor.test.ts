// Runs the real script on a copy of the project's content, once as it could come from a drawer and once filled in.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
let project = ''

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'doctor-'))
  for (const name of ['package.json', 'content', 'domain', 'scripts']) {
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

function doctor() {
  return spawnSync(process.execPath, ['scripts/doctor.ts'], { cwd: project, encoding: 'utf8' })
}

test('the doctor lists a value that is marked, with its file and line, and exits with 1', () => {
  writeBusiness({ mark: '!placeholder ', iban: 'DE89 3704 0044 0532 0130 00', mail: 'hello@example.org' })
  const { status, stdout } = doctor()
  expect(stdout).toMatch(/content\/business\.yaml, line \d+: bank > iban is a placeholder: /)
  expect(stdout).toContain('1 left.')
  expect(status).toBe(1)
})

test('the doctor still lists the example account and address where only the mark was deleted', () => {
  writeBusiness({ mark: '', iban: 'BE68 5390 0754 7034', mail: 'hello@tradewind.example' })
  const { status, stdout } = doctor()
  expect(stdout).toContain('bank > iban is a placeholder')
  expect(stdout).toContain('mail > fromAddress is a placeholder')
  expect(status).toBe(1)
})

test('the doctor is content when everything is filled in', () => {
  writeBusiness({ mark: '', iban: 'DE89 3704 0044 0532 0130 00', mail: 'hello@example.org' })
  const { status, stdout } = doctor()
  expect(stdout).toContain('no placeholder is left')
  expect(status).toBe(0)
})
