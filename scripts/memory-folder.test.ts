import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'
import { openMemoryFolder } from './memory-folder.ts'

const GB = 2 ** 30
const roomy = { roomIn: () => 8 * GB }

test('a folder that other accounts can enter is created if there is enough memory', () => {
  const place = newFolder()
  const folder = openMemoryFolder(place, roomy)
  expect(readdirSync(place).map((name) => join(place, name))).toEqual([folder])
  expect(statSync(folder ?? '').mode & 0o777).toBe(0o755)
})

test.each([
  ['too little room', () => 4 * GB - 1],
  ['nothing that is in memory', () => 0],
])('no folder is created if there is %s', (_, room) => {
  const place = newFolder()
  expect(openMemoryFolder(place, { roomIn: room })).toBeNull()
  expect(readdirSync(place)).toEqual([])
})

test('no folder is left if programs may not run from it', () => {
  const place = newFolder()
  const tried: string[] = []
  const runsFrom = (folder: string) => {
    tried.push(folder)
    return false
  }
  expect(openMemoryFolder(place, { ...roomy, runsFrom })).toBeNull()
  expect(tried).toHaveLength(1)
  expect(readdirSync(place)).toEqual([])
})

test('a missing parent folder is no error', () => {
  expect(openMemoryFolder(join(newFolder(), 'shm'))).toBeNull()
})

test('the folder of a killed run is removed after a day, and no other folder is', () => {
  const place = newFolder()
  const hoursAgo = (hours: number) => Date.now() / 1000 - hours * 60 * 60
  for (const [name, hours] of [
    ['tradewind-tests-killed', 25],
    ['tradewind-tests-running', 23],
    ['of-others', 25],
  ] as const) {
    mkdirSync(join(place, name))
    utimesSync(join(place, name), hoursAgo(hours), hoursAgo(hours))
  }
  openMemoryFolder(place, roomy)
  expect(existsSync(join(place, 'tradewind-tests-killed'))).toBe(false)
  expect(readdirSync(place)).toEqual(expect.arrayContaining(['tradewind-tests-running', 'of-others']))
})

test('the folder is removed when its process ends', () => {
  const place = newFolder()
  const module = pathToFileURL(join(import.meta.dirname, 'memory-folder.ts')).href
  const script = `const { openMemoryFolder } = await import(${JSON.stringify(module)})
    console.log(openMemoryFolder(${JSON.stringify(place)}, { roomIn: () => ${8 * GB} }))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(stdout.trim()).toContain(join(place, 'tradewind-tests-'))
  expect(readdirSync(place)).toEqual([])
})
