import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const manifestSchema = z.record(z.string(), z.object({ file: z.string() }))

/**
 * Clears the build folder, except for the chunks of the last build: a running server still loads some of them on demand. Chunks of earlier
 * builds are removed.
 */
export function clearOlderBuilds(folder: string): void {
  const kept = new Set(['chunks', ...filesOfLastBuild(folder)])
  const built = globSync(['*', '.vite', 'chunks/*'], { cwd: join(folder, 'server') })
  for (const name of built) if (!kept.has(name)) remove(join(folder, 'server', name))
  remove(join(folder, 'client'))
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true })
}

/** Returns the names of the last build's chunks in the server's folder; empty if there was no complete build. */
function filesOfLastBuild(folder: string): string[] {
  const manifest = readJson(join(folder, 'server/.vite/manifest.json'))
  if (manifest === null) return []
  const files = Object.values(z.parse(manifestSchema, manifest)).map(({ file }) => file)
  return files.filter((file) => file.startsWith('chunks/'))
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
