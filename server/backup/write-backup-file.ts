import { createReadStream } from 'node:fs'
import { access, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import type { Connection } from '#server/db/connect.ts'
import { backupName, createFile, partialName, syncFolder, type BackupFile } from './backup-files.ts'
import { BackupError, readBackup, writeBackup, type Rows } from './backup-format.ts'
import { encryptFor, type Encryption } from './encrypt.ts'
import { inLongTransaction, listTables, readMigrations, readRows } from './read-database.ts'

interface BackupOrder {
  connection: Connection
  folder: string
  /** The age recipient that it is encrypted for. */
  recipient: string
  product: string
  madeAt: Date
  /** Aborted when the server stops. */
  signal?: AbortSignal
}

/**
 * Writes the whole database, as of one instant, into one file: encrypted, verified by reading it back, and only then renamed. An error
 * leaves nothing behind; a dead process leaves a partial file, which is never offered.
 *
 * @throws {BackupError} if the file differs from what was read.
 */
export async function writeBackupFile(order: BackupOrder): Promise<BackupFile> {
  const { folder, madeAt } = order
  const name = backupName(madeAt)
  const path = join(folder, name)
  const partial = join(folder, partialName(name))
  const file = await createFile(folder, partialName(name))
  try {
    const encryption = await readInto(order, async (encrypted) => {
      for await (const chunk of encrypted) await file.writeFile(chunk)
    })
    await file.sync()
    await file.close()
    await verify(partial, encryption)
    if (await isThere(path)) throw new BackupError(`${name} already exists.`)
    const { size } = await stat(partial)
    await rename(partial, path)
    await syncFolder(folder)
    return { name, madeAt, bytes: size }
  } catch (error) {
    await file.close().catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
}

/** The transaction lasts only while rows are read, because the embedded database answers nobody else meanwhile. */
async function readInto(
  { connection, recipient, product, madeAt, signal }: BackupOrder,
  write: (encrypted: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<Encryption> {
  return inLongTransaction(
    connection,
    async (tx) => {
      const tables = await listTables(tx)
      const manifest = { product, madeAt: madeAt.toISOString(), migrations: await readMigrations(tx), tables }
      const lines = writeBackup(manifest, untilAborted(readRows(tx, tables), signal))
      const compressed = pipeline(Readable.from(lines), createGzip(), ignore)
      const encryption = await encryptFor(recipient, compressed)
      await write(encryption.encrypted)
      return encryption
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function* untilAborted(
  rows: AsyncIterable<Rows>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Rows> {
  for await (const batch of rows) {
    signal?.throwIfAborted()
    yield batch
  }
}

/** Reads the whole file again to verify that it can be decrypted, has all rows and the right hash. */
async function verify(path: string, { readBack }: Encryption): Promise<void> {
  const plain = await readBack(createReadStream(path))
  const { rows } = await readBackup(decompressed(plain))
  for await (const batch of rows) if (batch.lines.length === 0) throw new Error('an empty batch')
}

/** Returns the decompressed stream. An error of either stream ends it. */
export function decompressed(compressed: Readable): Readable {
  return pipeline(compressed, createGunzip(), ignore)
}

/** Ignored here, because an error of one stream ends the others and reaches the reader of the last. */
function ignore(): void {}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}
