import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedSettings } from './embedded-settings.ts'
import { lockDataDir } from './lock-data-dir.ts'

/** Returns the folder of the embedded database in `dataDir`. */
export function embeddedFolder(dataDir: string): string {
  return join(dataDir, 'pglite')
}

export function isEmbeddedMade(dataDir: string): boolean {
  return existsSync(embeddedFolder(dataDir))
}

/**
 * Creates the embedded database of a `dataDir` that has none.
 *
 * @throws {DataDirInUseError} while another process has the folder open.
 */
export async function makeEmbedded(dataDir: string): Promise<void> {
  if (isEmbeddedMade(dataDir)) return
  await mkdir(dataDir, { recursive: true })
  const unlock = lockDataDir(dataDir)
  try {
    const { PGlite } = await import('@electric-sql/pglite')
    const folder = embeddedFolder(dataDir)
    const unfinished = `${folder}.new`
    await rm(unfinished, { recursive: true, force: true })
    const client = await PGlite.create(unfinished, embeddedSettings(PGlite))
    await client.close()
    await rename(unfinished, folder)
  } finally {
    unlock()
  }
}
