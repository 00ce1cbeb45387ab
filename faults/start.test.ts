// What a start with a current build loads. Starting with what is not needed costs memory for as long as the server runs.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { startTestServer } from './site.ts'
import { openStore, STORES, type StoreKind } from './store.ts'

const RECORDER = pathToFileURL(join(import.meta.dirname, 'record-loads.ts')).href

/** The modules that a server of this store has loaded when it is ready, as paths within the project. */
async function loadedAtStart(kind: StoreKind): Promise<string[]> {
  const { dataDir, env } = await openStore(kind)
  const record = join(dataDir, 'loads')
  const settings = { appNow: null, env }
  const server = await startTestServer(dataDir, settings)
  // A first start has more to do than those after it.
  writeFileSync(record, '')
  await server.restart({
    env: { ...env, NODE_OPTIONS: `--import=${RECORDER}`, RECORDED_LOADS: record },
  })
  expect((await fetch(server.url)).status).toBe(200)
  const root = pathToFileURL(join(import.meta.dirname, '../')).href
  return readFileSync(record, 'utf8')
    .split('\n')
    .filter((url) => url.startsWith(root))
    .map((url) => url.slice(root.length))
}

test.each(STORES)('a start on %s loads what was built, and nothing that builds', async (kind) => {
  const loaded = await loadedAtStart(kind)
  expect(loaded).toContain('build/server/main.js')
  expect(loaded).toContain('build/server/index.js')

  const sources = loaded.filter((path) => !/^(build|node_modules)\//.test(path))
  expect(new Set(sources)).toEqual(
    new Set([
      'scripts/require-node-24.js',
      'scripts/compile-cache.js',
      'scripts/start.ts',
      'scripts/build-stamp.ts',
      'scripts/run-to-end.ts',
    ]),
  )

  // So no esbuild, no tsx, no Vite, no Rolldown: what a server needs of libraries is in its bundle.
  const libraries = loaded.filter((path) => path.startsWith('node_modules/'))
  const isEmbedded = (path: string) => path.startsWith('node_modules/@electric-sql/pglite/')
  expect(libraries.filter((path) => !isEmbedded(path))).toEqual([])
  expect(libraries.some(isEmbedded)).toBe(kind === 'PGlite')

  expect(seldomNeeded(loaded)).toEqual([])
  expect(seldomNeeded(globSync('build/server/chunks/*')), 'they are there to be loaded').toEqual([
    'draw-document',
    'nodemailer',
    'read-bank-file',
    'render-mail',
    'stripe.esm',
    'sync-leads',
  ])
})

/** The chunks for what few requests need: PDFs, sending mail, the bank's files, writing mails, cards, the notes tool. */
function seldomNeeded(paths: readonly string[]): string[] {
  const name =
    /^build\/server\/chunks\/(draw-document|nodemailer|read-bank-file|render-mail|stripe\.esm|sync-leads)/
  const found = paths.flatMap((path) => name.exec(path)?.[1] ?? [])
  return [...new Set(found)].toSorted()
}
