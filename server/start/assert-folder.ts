import { access, constants, mkdir, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isEmbeddedMade } from '#server/db/embedded.ts'
import type { Env } from '#server/env.ts'
import { errorCode } from '#server/process/error-code.ts'
import { CommandError } from './connect-unless-served.ts'

const MB = 1_000_000
/** Creating the embedded database takes about 60 MB. */
const FIRST_START_MB = 100
/** Less would not last for the first bookings and the log of their changes. */
const LATER_START_MB = 20

/**
 * Checks the data folder and its disk before a database or a secret is made there, so that a start that has to fail leaves nothing behind.
 *
 * @throws {CommandError} if the folder cannot be used.
 */
export async function assertFolder({ databaseUrl, dataDir, sessionSecret, dataKeys }: Env): Promise<void> {
  // A server whose database and secrets are elsewhere keeps nothing in its folder.
  if (databaseUrl !== null && sessionSecret !== null && dataKeys.length > 0) return
  try {
    await makeFolder(dataDir)
    await access(dataDir, constants.W_OK)
    if (!(await stat(dataDir)).isDirectory()) throw new Error('it is a file')
  } catch (error) {
    const reason = errorCode(error) ?? (error instanceof Error ? error.message : String(error))
    throw new CommandError(
      `The server cannot make or write its folder ${dataDir} (${reason}): let it write there, or set DATA_DIR to another folder.`,
    )
  }
  if (databaseUrl !== null) return
  const { bavail, bsize } = await statfs(dataDir)
  const free = Math.floor((bavail * bsize) / MB)
  const needed = isEmbeddedMade(dataDir) ? LATER_START_MB : FIRST_START_MB
  if (free < needed) {
    throw new CommandError(
      `The disk of ${dataDir} is full: the server needs ${needed} MB there and ${free} MB are free, so make room, or set DATA_DIR to a folder on another disk.`,
    )
  }
}

/** Makes a folder and those above it. Node's own way never ends where the system takes none, such as in /proc. */
async function makeFolder(path: string): Promise<void> {
  const isMissingAbove = await mkdir(path).then(
    () => false,
    (error: unknown) => {
      if (errorCode(error) === 'EEXIST') return false
      if (errorCode(error) === 'ENOENT' && dirname(path) !== path) return true
      throw error
    },
  )
  if (!isMissingAbove) return
  await makeFolder(dirname(path))
  await mkdir(path)
}
