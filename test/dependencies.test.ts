// What is installed where the product runs: few packages, each with its reason, under licences that a business can use.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { forbiddenLicences } from '#scripts/licences.ts'

const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const installed = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        dev: z.optional(z.boolean()),
        devOptional: z.optional(z.boolean()),
        license: z.optional(z.string()),
        resolved: z.optional(z.string()),
        integrity: z.optional(z.string()),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages

const packages = Object.entries(installed)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ ...entry, name: path.slice(path.lastIndexOf('node_modules/') + 13) }))

test('there are at most sixty direct dependencies, and a reason for each', () => {
  const names = Object.keys(manifest.dependencies)
  expect(names.length).toBeLessThanOrEqual(60)
  const table = readFileSync('docs/dependencies.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const explained = table.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  expect(new Set(explained)).toEqual(new Set(names))
  expect(explained).toHaveLength(names.length)
})

test('every version is pinned, and every file is the one that was tried', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  const unproven = packages.filter(
    ({ integrity, resolved }) =>
      !integrity || (resolved && !resolved.startsWith('https://registry.npmjs.org/')),
  )
  expect(unproven.map(({ name }) => name)).toEqual([])
})

test('whatever runs has a licence that lets a business run it', () => {
  const running = packages.filter(({ dev, devOptional }) => !dev && !devOptional)
  expect(running.length).toBeGreaterThan(100)
  expect(forbiddenLicences(running)).toEqual([])
})

test.each([
  ['MIT', []],
  ['MIT AND OFL-1.1', []],
  ['(GPL-3.0-only OR MIT)', []],
  ['GPL-3.0-only', ['some-package: GPL-3.0-only']],
  ['MIT AND GPL-3.0-only', ['some-package: MIT AND GPL-3.0-only']],
  [undefined, ['some-package: none']],
])('a licence “%s”', (license, forbidden) => {
  expect(forbiddenLicences([{ name: 'some-package', ...(license !== undefined && { license }) }])).toEqual(
    forbidden,
  )
})
