import { appendFileSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { newFolder } from '#test/new-folder.ts'
import { hashSources, isBuildCurrent, removeStamp, writeStamp } from './build-stamp.ts'

const BUILT = [
  'content/site-content.ts',
  'domain/price/pricing.ts',
  'emails/layout.tsx',
  'server/main.ts',
  'web/root.tsx',
  'web/public/favicon.svg',
  'scripts/build.ts',
  'scripts/bundles.ts',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]
const NOT_BUILT = [
  'content/landing.yaml',
  'domain/price/pricing.test.ts',
  'server/db/migrations/0000_start.sql',
  'server/db/migrations/meta/_journal.json',
]

/** A project with a few files that was just built. */
let project = ''

beforeEach(() => {
  project = newFolder()
  for (const file of ['build/client/index.html', ...BUILT, ...NOT_BUILT]) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), 'as it was')
  }
  writeStamp(hashSources(project), project)
})

const change = (file: string) => appendFileSync(join(project, file), '\n')

test.each(BUILT)('the build is current until %s changes', (file) => {
  expect(isBuildCurrent(project)).toBe(true)
  change(file)
  expect(isBuildCurrent(project)).toBe(false)
})

test('an added or a removed file makes the build outdated', () => {
  writeFileSync(join(project, 'server/more.ts'), '')
  expect(isBuildCurrent(project)).toBe(false)
  rmSync(join(project, 'server/more.ts'))
  expect(isBuildCurrent(project)).toBe(true)
  rmSync(join(project, 'web/public/favicon.svg'))
  expect(isBuildCurrent(project)).toBe(false)
})

test.each(NOT_BUILT)('a change in %s needs no new build', (file) => {
  change(file)
  expect(isBuildCurrent(project)).toBe(true)
})

test('file times do not matter, so a clone keeps the build current', () => {
  for (const file of BUILT) utimesSync(join(project, file), 1, 1)
  expect(isBuildCurrent(project)).toBe(true)
})

test('a build that was never finished is not current', () => {
  removeStamp(project)
  expect(isBuildCurrent(project)).toBe(false)
})
