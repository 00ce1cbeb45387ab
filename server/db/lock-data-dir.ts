import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

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

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
