import { chown, mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { keptBackups } from '#domain/site/backups.ts'

/** A finished backup. */
export interface BackupFile {
  /** Without its folder. */
  name: string
  madeAt: Date
  bytes: number
}

/** By their names alone they are told from what is not finished: that has PARTIAL behind it. */
const NAME = /^tradewind-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z\.jsonl\.gz\.age$/
export const PARTIAL = '.partial'

export function backupName(madeAt: Date): string {
  return `tradewind-${madeAt.toISOString().replaceAll(':', '-')}.jsonl.gz.age`
}

export function partialName(name: string): string {
  return `${name}${PARTIAL}`
}

/** When the backup of this name was made; null for any other file, and for one that is not finished. */
function madeAtOf(name: string): Date | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : null
}

/** The finished backups in the folder, newest first; none where there is no folder, or none that may be read. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const files: BackupFile[] = []
  for (const name of await namesIn(folder)) {
    const madeAt = madeAtOf(name)
    if (!madeAt) continue
    const { size } = await stat(join(folder, name))
    files.push({ name, madeAt, bytes: size })
  }
  return files.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EACCES') return []
    throw error
  }
}

/**
 * A new file that nobody else may read. The folder is made where it is missing. Made by root, as by a command beside the service, both belong
 * to whom what they lie in belongs to: the service is to read them.
 */
export async function createFile(folder: string, name: string): Promise<FileHandle> {
  const isNew = (await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined
  const path = join(folder, name)
  const file = await open(path, 'wx', 0o600)
  if (isNew) await giveToOwnerOf(dirname(folder), folder)
  await giveToOwnerOf(folder, path)
  return file
}

async function giveToOwnerOf(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(folder)
  // Where not even root may, as on some shared disks, a backup of root's is better than none.
  await chown(path, uid, gid).catch(() => {})
}

/** Makes sure that a file's new name outlives a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Removes what a backup left behind whose process died. Only for whoever is the only one to make backups now. */
export async function removePartialFiles(folder: string): Promise<void> {
  const partial = (await namesIn(folder)).filter(
    (name) => name.endsWith(PARTIAL) && madeAtOf(name.slice(0, -PARTIAL.length)) !== null,
  )
  for (const name of partial) await rm(join(folder, name), { force: true })
}

/** Removes those that are not kept any more, and gives their names. */
export async function removeOldBackups(folder: string): Promise<string[]> {
  const files = await listBackups(folder)
  const kept = new Set(keptBackups(files))
  const old = files.filter((file) => !kept.has(file)).map(({ name }) => name)
  for (const name of old) await rm(join(folder, name), { force: true })
  return old
}
