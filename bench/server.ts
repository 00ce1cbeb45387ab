// What the built server takes and gives: npm run bench:server [-- part …]
// Each part stands on a fresh PostgreSQL of its own, and puts its table into docs/performance.md: start, memory, kept-page,
// submit, submit-in-memory, mixed-load. Ratios and processor time count: whatever else the machine does falls on both sides of a ratio.
// Linux only. Fails where a limit is broken.

import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from '#scripts/build-if-needed.ts'
import { startPostgres } from '#scripts/start-postgres.ts'
import { figureTable, type Figure } from './limited-figures.ts'
import { measureKeptPage } from './measure-kept-page.ts'
import { measureMemory } from './measure-memory.ts'
import { measureMixedLoad } from './measure-mixed-load.ts'
import { measureStart } from './measure-start.ts'
import { measureSubmit, measureSubmitInMemory } from './measure-submit.ts'
import { writeMarked } from './write-marked.ts'

const DOCUMENT = 'docs/performance.md'

const PARTS: Record<string, (databaseUrl: string, dataDir: string) => Promise<Figure[]>> = {
  start: measureStart,
  memory: measureMemory,
  'kept-page': measureKeptPage,
  submit: measureSubmit,
  'submit-in-memory': measureSubmitInMemory,
  'mixed-load': measureMixedLoad,
}

/** Where commits wait for the disk, as they do where somebody installs PostgreSQL. */
const DURABLE = new Set(['submit'])

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !Object.hasOwn(PARTS, name))
if (unknown !== undefined)
  throw new Error(`There is no part ${unknown}, only ${Object.keys(PARTS).join(', ')}`)

await buildIfNeeded()
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.error(`${name} …`)
  const postgres = await startPostgres({ isDurable: DURABLE.has(name) })
  const dataDir = mkdtempSync(join(tmpdir(), 'tradewind-bench-'))
  try {
    await report(name, await measure(postgres.url, dataDir))
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function report(name: string, figures: readonly Figure[]): Promise<void> {
  const table = `${cpus().length} processors.\n\n${figureTable(figures)}`
  console.log(`${name}\n\n${table}\n`)
  if (!figures.every(({ isKept }) => isKept)) process.exitCode = 1
  writeMarked(DOCUMENT, `bench:server ${name}`, table)
}
