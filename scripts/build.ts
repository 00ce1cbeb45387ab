// Builds the web, compresses its files, and stamps the build with a hash of everything that it was made from.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ENCODINGS } from '#server/http/compress.ts'

const ROOT = join(import.meta.dirname, '..')
const STAMP = join(ROOT, 'build/stamp')
const SOURCES = [
  'web',
  'domain',
  'content',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
]
const COMPRESSIBLE = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/

/** Whether the build was made from the sources as they are now. */
export async function isBuildCurrent(): Promise<boolean> {
  try {
    return (await readFile(STAMP, 'utf8')) === (await hashSources())
  } catch {
    return false
  }
}

export async function buildWeb(): Promise<void> {
  const stamp = await hashSources()
  await runReactRouter()
  await compressFiles(join(ROOT, 'build/client'))
  await writeFile(STAMP, stamp)
}

/** In a process of its own, so that the bundler's memory goes with it. */
async function runReactRouter(): Promise<void> {
  const command = join(ROOT, 'node_modules/@react-router/dev/bin.cjs')
  const child = spawn(process.execPath, [command, 'build'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const stop = (signal: NodeJS.Signals) => child.kill(signal)
  process.once('SIGTERM', stop).once('SIGINT', stop)
  await once(child, 'exit')
  process.off('SIGTERM', stop).off('SIGINT', stop)
  if (child.exitCode !== 0) process.exit(child.exitCode ?? 1)
}

async function compressFiles(folder: string): Promise<void> {
  const files = (await listFiles(folder)).filter((file) => COMPRESSIBLE.test(file))
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      for (const { extension, compress } of Object.values(ENCODINGS)) {
        await writeFile(file + extension, await compress(content, true))
      }
    }),
  )
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of await listFiles(join(ROOT, source))) {
      hash
        .update(file.slice(ROOT.length))
        .update('\0')
        .update(await readFile(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

/** The file itself, or every file below the folder, always in the same order. */
async function listFiles(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).toSorted()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path]
    throw error
  }
}

if (import.meta.main) await buildWeb()
