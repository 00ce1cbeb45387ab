// Builds the pages and the server, compresses what browsers get, and stamps the build with what it was made from.
// With --if-needed only where it is of other sources: npm run build -- --if-needed
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ENCODINGS } from '#server/http/compress.ts'
import { hashSources, isBuildCurrent, removeStamp, writeStamp } from './build-stamp.ts'
import { clearOlderBuilds } from './clear-older-builds.ts'
import { runToEnd } from './run-to-end.ts'

const ROOT = join(import.meta.dirname, '..')
const COMPRESSIBLE = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/

/** Collects early: the bundler holds as much beside each object of JavaScript that is left lying about. */
const SMALL_HEAP = ['--max-semi-space-size=2', '--max-old-space-size=320']
// What the bundler has given free goes back at once (decision 0137).
process.env['MIMALLOC_PURGE_DELAY'] ??= '0'

if (process.argv.includes('--if-needed') && isBuildCurrent()) process.exit()

const hash = hashSources()
removeStamp()
clearOlderBuilds(join(ROOT, 'build'))
await runToEnd(...SMALL_HEAP, join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'build', ROOT)
await compressFiles(join(ROOT, 'build/client'))
writeStamp(hash)

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
