// `npm ci --omit=dev` must install what the built server and the operator's commands need, and nothing that only builds or
// tests (decision 0044).

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()) })
const manifest = z.parse(manifestSchema, JSON.parse(readFileSync('package.json', 'utf8')))

/** Commands that run from the sources. The server and its thread are built from the two other entries. */
const COMMANDS = ['doctor', 'rotate-key', 'backup', 'backup-key', 'restore', 'activate']
const ENTRIES = ['server/main.ts', 'server/worker.ts', ...COMMANDS.map((name) => `scripts/${name}.ts`)]

/** Packages that no import names, and why they are needed. */
const NOT_IMPORTED = {
  node: 'runs all of it',
  '@expo-google-fonts/bricolage-grotesque': 'read as a file by server/document/fonts.ts',
  '@expo-google-fonts/figtree': 'read as a file by server/document/fonts.ts',
  '@expo-google-fonts/noto-sans': 'read as a file by server/document/fonts.ts',
}

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/g

/** Returns the packages that these files import, directly or through other files. */
function packagesOf(entries: readonly string[]): string[] {
  const packages = new Set<string>()
  const seen = new Set(entries)
  for (const file of seen) {
    // The loop also visits items that are added to the Set during it.
    for (const name of importsOf(file)) {
      const ours = name.startsWith('#') ? name.slice(1) : name.startsWith('.') && join(dirname(file), name)
      if (!ours) packages.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
      else if (existsSync(ours)) seen.add(ours)
    }
  }
  expect(seen.size, 'files that are looked at').toBeGreaterThan(200)
  return [...packages].filter((name) => !/^(node|virtual):/.test(name))
}

function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const program = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return [...program.matchAll(IMPORT)].map(([, plain, dynamic]) => plain ?? dynamic ?? '')
}

test('a server installs exactly the packages that the server and the operator’s commands import', () => {
  const installed = Object.keys(manifest.dependencies).filter((name) => !(name in NOT_IMPORTED))
  expect(packagesOf(ENTRIES).toSorted()).toEqual(installed.toSorted())
})
