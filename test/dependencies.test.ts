// A server installs few packages, each with a reason and a licence that a business can use.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

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
        dependencies: z.optional(z.record(z.string(), z.string())),
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

/** Returns the packages in the table of a chapter of docs/dependencies.md. */
function explainedIn(chapter: string): string[] {
  const page = readFileSync('docs/dependencies.md', 'utf8').split('\n## ')
  const rows = page.find((part) => part.startsWith(chapter))?.split('\n') ?? []
  return rows
    .filter((line) => line.startsWith('| `'))
    .flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

const BUILT_IN = explainedIn('What is built into the pages')

test('there are at most sixty direct dependencies, and each has a reason', () => {
  const names = Object.keys(manifest.dependencies)
  expect(names.length).toBeLessThanOrEqual(60)
  expect(explainedIn('# What is installed').toSorted()).toEqual(names.toSorted())
})

test('packages built into the pages are listed, and are development dependencies', () => {
  expect(BUILT_IN).toContain('react-router')
  expect(BUILT_IN.filter((name) => !(name in manifest.devDependencies))).toEqual([])
})

test('every version is pinned, and every package has its checksum', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  const unproven = packages.filter(
    ({ integrity, resolved }) =>
      !integrity || (resolved && !resolved.startsWith('https://registry.npmjs.org/')),
  )
  expect(unproven.map(({ name }) => name)).toEqual([])
})

test('every package that runs has a licence that a business can use', () => {
  const builtIn = new Set(BUILT_IN)
  // The loop also visits items that are added to the Set during it.
  for (const name of builtIn)
    for (const needed of Object.keys(installed[`node_modules/${name}`]?.dependencies ?? {}))
      builtIn.add(needed)
  expect(builtIn.size).toBeGreaterThan(BUILT_IN.length)
  const running = packages.filter(({ name, dev, devOptional }) => builtIn.has(name) || (!dev && !devOptional))
  expect(running.length).toBeGreaterThan(100)
  expect(forbiddenLicences(running)).toEqual([])
})

test.each([
  ['MIT', []],
  ['MIT AND OFL-1.1', []],
  ['(GPL-3.0-only OR MIT)', []],
  ['MIT or MPL-2.0', []],
  ['GPL-3.0-only', ['some-package: GPL-3.0-only']],
  ['MIT AND GPL-3.0-only', ['some-package: MIT AND GPL-3.0-only']],
  [undefined, ['some-package: none']],
])('the licence “%s” is allowed or forbidden', (license, forbidden) => {
  expect(forbiddenLicences([{ name: 'some-package', ...(license !== undefined && { license }) }])).toEqual(
    forbidden,
  )
})

/** Licences that allow a business to run a package on its server and send it to browsers, as SPDX identifiers. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  // For fonts and a table of browsers: they require attribution, which the files contain.
  'OFL-1.1',
  'CC-BY-4.0',
  // They require publishing changes, and we use these packages unchanged.
  'MPL-2.0',
  'LGPL-3.0-or-later',
])

/** Packages whose manifest names no licence, with the licence in their LICENSE file. */
const BY_THEIR_FILE: Record<string, string> = { 'png-js': 'MIT' }

/** Returns the packages whose licence is not allowed, as "name: licence". `license` is an SPDX expression. */
function forbiddenLicences(used: readonly { name: string; license?: string | undefined }[]): string[] {
  return used
    .map(({ name, license = BY_THEIR_FILE[name] ?? 'none' }) => ({ name, license }))
    .filter(({ license }) => !isAllowed(license))
    .map(({ name, license }) => `${name}: ${license}`)
}

/** Returns true for "A AND (B OR C)" if A and one of B and C are allowed. A person must check deeper expressions. */
function isAllowed(expression: string): boolean {
  return expression.split(' AND ').every((part) =>
    part
      .replace(/^\(|\)$/g, '')
      .split(/ OR /i)
      .some((licence) => ALLOWED.has(licence)),
  )
}
