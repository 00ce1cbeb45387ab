import { execFile } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import type { PGlite } from '@electric-sql/pglite'

/** Thrown if another process has the folder open: two embedded databases on one folder would lose each other's writes. */
export class DataDirInUseError extends Error {
  constructor(dataDir: string, cause: unknown) {
    super(
      `Another server is already using the folder ${dataDir}. ` +
        'Stop it first, or give this one a folder of its own with DATA_DIR.',
      { cause },
    )
    this.name = 'DataDirInUseError'
  }
}

const SQLITE_BUSY = 5

/**
 * Locks the folder for this process and returns a function that releases it. SQLite is used only for its lock: the operating system holds
 * it, so it ends with the process and leaves nothing behind after a crash.
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'lock.db'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if (isBusy(error)) throw new DataDirInUseError(dataDir, error)
    throw error
  }
  return () => lock.close()
}

/** True while a process has the folder open. */
export function isDataDirInUse(dataDir: string): boolean {
  try {
    lockDataDir(dataDir)()
    return false
  } catch (error) {
    if (error instanceof DataDirInUseError) return true
    throw error
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

/** PostgreSQL's default of 128 MB is for many users; here the operating system's file cache also holds every page of the tables. */
const BUFFERS = 'shared_buffers=16MB'

/** Returns the settings that the embedded database starts with, whatever its folder says (decision 0044). */
export function embeddedSettings({ defaultStartParams }: Pick<typeof PGlite, 'defaultStartParams'>) {
  return {
    startParams: [...defaultStartParams, '-c', BUFFERS],
    initDbStartParams: ['--set', BUFFERS, '--wal-segsize=1'],
  }
}

export function embeddedFolder(dataDir: string): string {
  return join(dataDir, 'pglite')
}

export function isEmbeddedMade(dataDir: string): boolean {
  return existsSync(embeddedFolder(dataDir))
}

const CREATE_PROGRAM = `
import { PGlite } from '@electric-sql/pglite'
const [folder, settings] = process.argv.slice(1)
const client = await PGlite.create(folder, JSON.parse(settings))
await client.close()`

/**
 * Creates the embedded database of a `dataDir` that has none, in a child process: creating takes about 100 MB more than running, which a
 * process would keep for as long as it runs.
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
    // The child of a start that was killed may still be writing to its folder.
    for (const unused of globSync('pglite.new*', { cwd: dataDir }))
      await rm(join(dataDir, unused), { recursive: true, force: true, maxRetries: 5 })
    const unfinished = await mkdtemp(`${folder}.new-`)
    const settings = JSON.stringify(embeddedSettings(PGlite))
    const node = ['--liftoff-only', '--input-type=module', '--eval', CREATE_PROGRAM, unfinished, settings]
    await promisify(execFile)(process.execPath, node, { cwd: import.meta.dirname })
    await rename(unfinished, folder)
  } finally {
    unlock()
  }
}
