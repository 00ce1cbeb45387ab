// `npm ci --omit=dev` has to run the built server and every command of the operator's, and brings nothing that only builds or
// tests (decision 0044).
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()) })
const manifest = z.parse(manifestSchema, JSON.parse(readFileSync('package.json', 'utf8')))

/** The process and its thread, which are built of these; and the commands, which run from the sources. */
const COMMANDS = ['doctor', 'rotate-key', 'backup', 'backup-key', 'restore', 'activate']
const ENTRIES = ['server/main.ts', 'server/worker.ts', ...COMMANDS.map((name) => `scripts/${name}.ts`)]

/** What no import names, and why it is needed all the same. */
const NOT_IMPORTED = {
  node: 'runs all of it',
  '@expo-google-fonts/bricolage-grotesque': 'read as a file by server/document/fonts.ts',
  '@expo-google-fonts/figtree': 'read as a file by server/document/fonts.ts',
  '@expo-google-fonts/noto-sans': 'read as a file by server/document/fonts.ts',
}

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/g

/** The packages that these files import, and all files that they import in turn. */
function packagesOf(entries: readonly string[]): string[] {
  const packages = new Set<string>()
  const seen = new Set(entries)
  for (const file of seen) {
    // A Set goes on to what is added while it is gone through.
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

test('what the server and the operator’s commands import is what is installed on a server, and nothing else', () => {
  const installed = Object.keys(manifest.dependencies).filter((name) => !(name in NOT_IMPORTED))
  expect(packagesOf(ENTRIES).toSorted()).toEqual(installed.toSorted())
})
