// Reads the build's manifest: no browser, no server.

import { readFileSync, statSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import * as z from 'zod/mini'

const CLIENT = 'build/client'
const ENTRY = 'web/islands/entry.ts'
const HYDRATED_ENTRY = 'web/entry.client.tsx'
/** The limits of `npm run bench:page`, in compressed kB. */
const MAX_ENTRY_KILOBYTES = 10
const MAX_ISLAND_KILOBYTES = 170
const MAX_ISLAND_FILES = 13

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    imports: z._default(z.array(z.string()), []),
    dynamicImports: z._default(z.array(z.string()), []),
  }),
)
type Manifest = z.infer<typeof manifestSchema>

function readManifest(): Manifest {
  return z.parse(manifestSchema, JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8')))
}

/** Returns the given files and everything they import. */
function filesFor(manifest: Manifest, starts: readonly string[]): Set<string> {
  const found = new Set(starts)
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported)
  return found
}

function names(manifest: Manifest, keys: Iterable<string>): (string | undefined)[] {
  return [...keys].map((key) => manifest[key]?.name)
}

function kilobytesSent(manifest: Manifest, keys: Iterable<string>): number {
  const bytes = [...keys].map((key) => statSync(`${CLIENT}/${manifest[key]?.file}.br`).size)
  return bytes.reduce((sum, each) => sum + each, 0) / 1000
}

test('no page that is sent without hydration loads the router, whatever its islands are', () => {
  const manifest = readManifest()
  expect(names(manifest, filesFor(manifest, [HYDRATED_ENTRY])), 'the router has a name').toContain('router')
  const entry = manifest[ENTRY]
  expect(entry?.dynamicImports.length, 'islands').toBeGreaterThan(1)
  for (const island of [ENTRY, ...(entry?.dynamicImports ?? [])]) {
    const files = filesFor(manifest, [island])
    expect(names(manifest, files), `${manifest[island]?.file} needs the router`).not.toContain('router')
  }
})

test('the files of a page without hydration stay within their size limit', () => {
  const manifest = readManifest()
  const entry = filesFor(manifest, [ENTRY])
  expect(kilobytesSent(manifest, entry), 'before an island is hydrated').toBeLessThan(MAX_ENTRY_KILOBYTES)
  const islands = manifest[ENTRY]?.dynamicImports ?? []
  const hydrate = islands.filter((key) => key.endsWith('/hydrate-island.tsx'))
  expect(hydrate, 'what hydrates them').toHaveLength(1)
  for (const island of islands) {
    const files = filesFor(manifest, [ENTRY, ...hydrate, island])
    expect(kilobytesSent(manifest, files), manifest[island]?.file).toBeLessThan(MAX_ISLAND_KILOBYTES)
    expect(files.size, manifest[island]?.file).toBeLessThanOrEqual(MAX_ISLAND_FILES)
  }
})

// Importing a constant from a schema's module would load the form libraries: a tenth of what the page fetches.
test('the admin front page loads few files and no form libraries, and no guest page loads admin files', () => {
  const manifest = readManifest()
  const pageOf = (route: string) => {
    const key = `web/${route}.tsx?__react-router-build-client-route`
    expect(manifest[key], key).toBeDefined()
    return key
  }
  const today = filesFor(manifest, [
    HYDRATED_ENTRY,
    pageOf('routes/admin/frame'),
    pageOf('features/admin/today/today-screen'),
  ])
  expect(names(manifest, today)).not.toContain('forms')
  expect(today.size).toBeLessThan(20)
  for (const route of ['dashboard', 'payment', 'booking']) {
    const files = filesFor(manifest, [pageOf(`routes/${route}`)])
    expect(
      names(manifest, files).filter((name) => name?.startsWith('admin')),
      route,
    ).toEqual([])
  }
})

// If two files import each other, one runs before the other's classes exist, and the page hangs.
test('no browser file imports itself through others', () => {
  const manifest = readManifest()
  for (const [key, { file, imports }] of Object.entries(manifest)) {
    const needed = filesFor(manifest, imports)
    expect(needed.has(key), `${file} needs itself`).toBe(false)
  }
})
