// Runs the real script for containers, with a stand-in for Docker. faults/update.test.ts tests it on a machine with real servers.

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'

const HERE = import.meta.dirname
const SCRIPTS = ['update.sh', 'update-containers.sh', 'compose-command.sh']

let folder = ''

beforeEach(() => {
  folder = newFolder()
  mkdirSync(join(folder, 'docker/containers'), { recursive: true })
  writeContainer('tradewind-app-1', 'tradewind:local')
  makeVersion('site', '0.2.0')
  for (const script of SCRIPTS) cpSync(join(HERE, script), join(folder, 'site/deploy', script))
  writeFileSync(join(folder, 'site/deploy/.env'), 'DOMAIN=www.example.org\nDATA_KEY=secret\n', {
    mode: 0o600,
  })
  makeVersion('next', '0.3.0')
})

function makeVersion(name: string, version: string): void {
  mkdirSync(join(folder, name, 'deploy'), { recursive: true })
  writeFileSync(
    join(folder, name, 'package.json'),
    `{\n  "name": "tradewind",\n  "version": "${version}",\n}\n`,
  )
}

function writeContainer(name: string, image: string): void {
  writeFileSync(join(folder, 'docker/containers', name), `${image}\n`)
}

/** The running containers, with their images. */
function containers(): Record<string, string> {
  const names = readdirSync(join(folder, 'docker/containers'))
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(folder, 'docker/containers', name), 'utf8').trim()]),
  )
}

function update({ fails = '', args = ['--from', join(folder, 'next')] } = {}) {
  const { status, stdout, stderr } = spawnSync(
    join(folder, 'site/deploy/update.sh'),
    ['--containers', ...args],
    {
      encoding: 'utf8',
      env: {
        PATH: [join(HERE, 'stand-ins'), process.env.PATH].join(delimiter),
        DOCKER: join(folder, 'docker'),
        FAILS: fails,
      },
    },
  )
  return { status, output: stdout + stderr }
}

const settings = () => readFileSync(join(folder, 'site/deploy/.env'), 'utf8')
const calls = () => readFileSync(join(folder, 'docker/calls'), 'utf8').trim().split('\n')
const place = (part: string) => calls().findIndex((call) => call.includes(part))

test('an update checks the new version, backs up, tries the new version, and only then writes it to the settings', () => {
  const { status, output } = update()
  expect(status, output).toBe(0)
  expect(output).toMatch(/Version 0\.3\.0 is now running\.\n$/)
  expect(containers()).toEqual({ 'tradewind-app-1': 'tradewind:0.3.0' })
  expect(settings()).toBe('DOMAIN=www.example.org\nDATA_KEY=secret\nAPP_IMAGE=tradewind:0.3.0\n')
  const order = [
    'build',
    'update:check 0.2.0',
    'run.sh backup',
    '--name tradewind-next',
    'exec tradewind-next',
    'compose up --detach --no-deps --no-build app caddy',
  ]
  const places = order.map(place)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  // The old image is tagged with its version, and only one older image is kept.
  expect(calls()).toContain('tag tradewind:local tradewind:0.2.0')
  expect(calls().filter((call) => call.startsWith('rmi'))).toEqual(['rmi tradewind:0.1.0'])
  // The project folder is updated.
  expect(readFileSync(join(folder, 'site/package.json'), 'utf8')).toContain('0.3.0')
  const again = update()
  expect([again.status, again.output]).toEqual([0, '\n== Version\nVersion 0.3.0 is already running.\n'])
})

test.each([
  ['build', 'could not be fetched or built'],
  ['check', 'was not started'],
  ['backup', 'because no backup could be made'],
  ['tradewind-next@tradewind:0.3.0', 'does not work here: tradewind-next@tradewind:0.3.0 is broken'],
])('if "%s" fails the old version is not touched', (fails, said) => {
  const before = settings()
  const { status, output } = update({ fails })
  expect(status, output).toBe(1)
  expect(output).toContain(said)
  expect(output).toMatch(/Version 0\.2\.0 is still running\. Nothing was lost\.\n$/)
  expect(containers()).toEqual({ 'tradewind-app-1': 'tradewind:local' })
  expect(settings()).toBe(before)
  expect(place('compose up')).toBe(-1)
})

test('a new version that fails after taking over is replaced by the old one', () => {
  const { status, output } = update({ fails: 'tradewind-app-1@tradewind:0.3.0' })
  expect(status, output).toBe(1)
  expect(output).toMatch(/Version 0\.2\.0 was put back and is running again\. Nothing was lost\.\n$/)
  expect(containers()).toEqual({ 'tradewind-app-1': 'tradewind:0.2.0' })
  expect(settings()).toContain('APP_IMAGE=tradewind:0.2.0\n')
})

test('if neither version serves the script says so, and exits with 3', () => {
  const { status, output } = update({
    fails: 'tradewind-app-1@tradewind:0.3.0 tradewind-app-1@tradewind:0.2.0',
  })
  expect(status, output).toBe(3)
  expect(output).toContain('Version 0.2.0 was put back but does not answer')
})

test('what a killed update left behind is cleared away first', () => {
  writeContainer('tradewind-next', 'tradewind:0.3.0')
  writeContainer('tradewind-app-1', 'tradewind:0.3.0')
  writeFileSync(join(folder, 'site/.update.state'), 'tradewind:0.2.0\n')
  const { status, output } = update()
  expect(status, output).toBe(0)
  expect(output).toMatch(
    /The last update was interrupted[^]*0\.2\.0 is running, and will be replaced by 0\.3\.0/,
  )
  expect(containers()).toEqual({ 'tradewind-app-1': 'tradewind:0.3.0' })
  expect(existsSync(join(folder, 'site/.update.state'))).toBe(false)
})

test('an update to an older version is refused', () => {
  makeVersion('next', '0.1.9')
  const { status, output } = update()
  expect(status).toBe(1)
  expect(output).toContain('0.1.9 is older')
  expect(calls().filter((call) => /build|up/.test(call))).toEqual([])
})

test('wrong arguments print how to call the script', () => {
  const { status, output } = update({ args: ['--now'] })
  expect(status).toBe(2)
  expect(output).toContain('--from <folder>')
})
