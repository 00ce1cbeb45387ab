import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const manifestSchema = z.record(z.string(), z.object({ file: z.string() }))

/**
 * Makes room for a build, but leaves the chunks of the one that is there: a server that still runs on it loads some of them
 * only when it needs them. Those of builds before it go.
 */
export function clearOlderBuilds(folder: string): void {
  const kept = new Set(['chunks', ...filesOfLastBuild(folder)])
  const built = globSync(['*', '.vite', 'chunks/*'], { cwd: join(folder, 'server') })
  for (const name of built) if (!kept.has(name)) remove(join(folder, 'server', name))
  remove(join(folder, 'client'))
  // The folders of compiled code stay, for the process that waits for this build.
  for (const file of globSync(join(folder, 'compile-cache/*/*'))) remove(file)
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true })
}

/** The names of its chunks, in the folder of the server; none where there was no build, or where it was broken off. */
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
