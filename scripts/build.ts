// Builds the pages and the server, compresses the files for browsers, and stamps the build with the hash of its sources. With --if-needed
// it builds only if the sources have changed: npm run build -- --if-needed

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { hashSources, isBuildCurrent, removeStamp, writeStamp } from './build-stamp.ts'
import { clearOlderBuilds } from './clear-older-builds.ts'

const ROOT = join(import.meta.dirname, '..')
const COMPRESSIBLE = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/

const { values } = parseArgs({ options: { 'if-needed': { type: 'boolean' } } })
if (!values['if-needed'] || !isBuildCurrent()) await build()

async function build(): Promise<void> {
  const hash = hashSources()
  removeStamp()
  clearOlderBuilds(join(ROOT, 'build'))
  process.env['NODE_ENV'] = 'production'
  const { createBuilder } = await import('vite')
  console.log('Building the website …')
  const builder = await createBuilder({ root: ROOT, logLevel: 'warn' })
  for (const name of ['client', 'ssr']) {
    const environment = builder.environments[name]
    if (!environment) throw new Error(`Nothing is configured for ${name}`)
    await builder.build(environment)
  }
  await compressFiles(join(ROOT, 'build/client'))
  writeStamp(hash)
}

/** Writes a Brotli and a gzip copy beside each text file, at maximum compression. */
async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name)
      const content = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
