// Builds the pages and the server, compresses what browsers get, and stamps the build with what it was made from.
// With --if-needed only where it is of other sources: npm run build -- --if-needed
// What follows --then it becomes in the end, as arguments of Node's.
// One process that becomes its next step, so that no memory of one is left in the next (decision 0152).
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ENCODINGS } from '#server/http/compress.ts'
import { become } from '#server/process/become.ts'
import { hashSources, isBuildCurrent, removeStamp, writeStamp } from './build-stamp.ts'
import { clearOlderBuilds } from './clear-older-builds.ts'

const ROOT = join(import.meta.dirname, '..')
const COMPRESSIBLE = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/

const SMALL_HEAP = ['--max-semi-space-size=2', '--max-old-space-size=320', '--expose-gc']
/** The bundler holds memory of its own beside each object of JavaScript that is left lying about, of which JavaScript knows nothing. */
const COLLECT_EVERY_MS = 90
/** For the bundler, which reads them as it is loaded: what it has given free goes back at once, and what it holds is not rounded up. */
const FRUGAL = {
  MIMALLOC_PURGE_DELAY: '0',
  // No pages of 2 MB, most of which would never be filled: they were a third of all that it took.
  MIMALLOC_ALLOW_THP: '0',
  // Each thread has memory of its own.
  RAYON_NUM_THREADS: '1',
  ROLLDOWN_WORKER_THREADS: '1',
  ROLLDOWN_MAX_BLOCKING_THREADS: '1',
}

const thenAt = process.argv.indexOf('--then')
const [own, afterwards] =
  thenAt === -1 ? [process.argv, []] : [process.argv.slice(0, thenAt), process.argv.slice(thenAt + 1)]
const { values } = parseArgs({
  args: own.slice(2),
  options: {
    'if-needed': { type: 'boolean' },
    step: { type: 'string', default: 'begin' },
    /** What the sources were when the build began. */
    hash: { type: 'string', default: '' },
  },
})

const steps: Record<string, () => Promise<never>> = {
  async begin() {
    if (values['if-needed'] && isBuildCurrent()) return end()
    const hash = hashSources()
    removeStamp()
    clearOlderBuilds(join(ROOT, 'build'))
    return goOn('client', hash)
  },
  async client() {
    await build('client')
    return goOn('ssr', values.hash)
  },
  async ssr() {
    await build('ssr')
    return goOn('finish', values.hash)
  },
  async finish() {
    await compressFiles(join(ROOT, 'build/client'))
    writeStamp(values.hash)
    return end()
  },
}

const step = steps[values.step]
if (!step) throw new Error(`There is no step ${values.step}`)
await step()

function goOn(name: string, hash: string): never {
  const then = thenAt === -1 ? [] : ['--then', ...afterwards]
  const command = [...SMALL_HEAP, import.meta.filename, '--step', name, '--hash', hash, ...then]
  return become(command, { ...process.env, ...FRUGAL })
}

function end(): never {
  if (afterwards.length === 0) process.exit()
  const names = Object.keys(FRUGAL)
  return become(
    afterwards,
    Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.includes(name))),
  )
}

/** As `react-router build` would, but only for browsers or only for the server: what is made for one is left in memory for the other. */
async function build(environment: 'client' | 'ssr'): Promise<void> {
  const nodeEnv = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ root: ROOT })
  const part = builder.environments[environment]
  if (!part) throw new Error(`Nothing is configured for ${environment}`)
  const collecting = setInterval(() => globalThis.gc?.(), COLLECT_EVERY_MS)
  await builder.build(part)
  clearInterval(collecting)
  // As it was given, for what this process becomes.
  if (nodeEnv === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = nodeEnv
}

async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name)
      const content = await readFile(file)
      for (const { extension, compress } of Object.values(ENCODINGS)) {
        await writeFile(file + extension, await compress(content, true))
      }
    }),
  )
}
