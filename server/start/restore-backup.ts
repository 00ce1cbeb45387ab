import { createReadStream } from 'node:fs'
import { access, constants } from 'node:fs/promises'
import { resolve } from 'node:path'
import { PARTIAL } from '#server/backup/backup-files.ts'
import { BackupError, readBackup, type Manifest } from '#server/backup/backup-format.ts'
import { decryptWith } from '#server/backup/encrypt.ts'
import { assertEmpty, assertKnown, fillDatabase } from '#server/backup/fill-database.ts'
import { inLongTransaction } from '#server/backup/read-database.ts'
import { decompressed } from '#server/backup/write-backup-file.ts'
import { connectPglite, connectPostgres, type Connection, type Transaction } from '#server/db/connect.ts'
import { restores } from '#server/db/schema.ts'
import { commandOf, type Env } from '#server/env.ts'
import { SealedDataError } from '#server/process/data-keys.ts'
import { DataKeyError } from '#server/process/kept-data-keys.ts'
import { emptySealed, verifySealedData } from '#server/store/columns/reseal-bookings.ts'
import { openDataKeys } from './open-data-keys.ts'

interface Restore {
  file: string
  /** The owner's age identity. */
  identity: string
  now: Date
  /** True to clear the encrypted texts, if the data key is lost. */
  withoutHealthNotes?: boolean
}

/**
 * Restores a backup into an empty instance, completely or not at all, and leaves it paused (decision 0132). Returns sentences about what
 * was done.
 *
 * @throws {BackupError} if the file, its key or the instance cannot be used.
 * @throws {DataKeyError} if the data key is not the backup's.
 */
export async function restoreBackup(env: Env, restore: Restore): Promise<string> {
  const { file, identity } = restore
  await assertReadable(file)
  const backup = await readBackup(readWhole(file, identity))
  assertKnown(backup.manifest)
  const connection = await connect(env)
  try {
    const opened = await restoreInto(connection, backup, { env, ...restore })
    return report(backup.manifest, opened, { ...restore, env })
  } finally {
    await connection.close()
  }
}

/** Restores an opened backup into an open database. Returns the number of texts that the data key opens. */
export async function restoreInto(
  connection: Connection,
  { manifest, rows }: Awaited<ReturnType<typeof readBackup>>,
  how: { env: Env } & Omit<Restore, 'file' | 'identity'>,
): Promise<number> {
  return inLongTransaction(connection, async (tx) => {
    await assertEmpty(tx)
    await fillDatabase(tx, manifest, rows)
    const opened = await proveDataKey(tx, how)
    await tx.insert(restores).values({ backupMadeAt: new Date(manifest.madeAt), restoredAt: how.now })
    return opened
  })
}

/** Checked here, because the stream would report a missing file in Node's words. */
async function assertReadable(file: string): Promise<void> {
  try {
    await access(file, constants.R_OK)
  } catch (cause) {
    throw new BackupError(`There is no ${resolve(file)}, or you are not allowed to read it.`, { cause })
  }
}

/** Yields the decrypted content. Errors of a damaged file are reported in our own words. */
async function* readWhole(file: string, identity: string): AsyncGenerator<Uint8Array> {
  const encrypted = createReadStream(file)
  try {
    yield* decompressed(await decryptWith(identity, encrypted))
  } catch (cause) {
    if (cause instanceof BackupError) throw cause
    const why = file.endsWith(PARTIAL)
      ? 'is an unfinished backup: use one whose name ends in .age.'
      : 'is incomplete, or was changed after it was made. Copy it again from where you keep your backups, or use the backup of another night.'
    throw new BackupError(`${file} ${why} Nothing was restored.`, { cause })
  } finally {
    encrypted.destroy()
  }
}

async function connect({ databaseUrl, dataDir }: Env): Promise<Connection> {
  return databaseUrl === null ? connectPglite(dataDir) : connectPostgres(databaseUrl, () => {})
}

/** Returns how many sealed texts the data key opens, or 0 if they are cleared. Throws DataKeyError if it cannot open them. */
async function proveDataKey(
  tx: Transaction,
  { env, withoutHealthNotes }: { env: Env; withoutHealthNotes?: boolean },
): Promise<number> {
  if (withoutHealthNotes) {
    await emptySealed(tx)
    return 0
  }
  try {
    return await verifySealedData(tx, await openDataKeys(env, tx))
  } catch (error) {
    if (!(error instanceof DataKeyError || error instanceof SealedDataError)) throw error
    throw new DataKeyError(
      `${error.message}\nNothing was restored. If that key is lost for good, run the command again with --without-health-notes at its end: it restores everything else.`,
    )
  }
}

function report(
  { madeAt, product, tables }: Manifest,
  opened: number,
  restore: Restore & { env: Env },
): string {
  const total = tables.reduce((sum, { rows }) => sum + rows, 0)
  const bookings = tables.find(({ name }) => name === 'bookings')?.rows ?? 0
  return [
    `Restored from ${restore.file}: version ${product}, as of ${madeAt}.`,
    `All ${total.toLocaleString('en-US')} rows in ${tables.length} tables are there; ${bookings.toLocaleString('en-US')} of them are bookings and drafts.`,
    restore.withoutHealthNotes
      ? 'Health notes, emergency contacts and bank accounts for refunds were left out.'
      : `The data key opens all ${opened.toLocaleString('en-US')} encrypted texts.`,
    `The site is paused: it sends no emails, reminders or refunds, and copies nothing to Notion. Start it, check it, and go live with: ${commandOf(restore.env, 'activate')}`,
  ].join('\n')
}
