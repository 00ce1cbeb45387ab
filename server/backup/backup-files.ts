import { chown, mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { keptBackups } from '#domain/site/backups.ts'
import { errorCode } from '#server/process/error-code.ts'

export interface BackupFile {
  /** The file's name, without its folder. */
  name: string
  madeAt: Date
  bytes: number
}

/** Finished backups are recognised by their names; unfinished ones end in PARTIAL. */
const NAME = /^tradewind-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z\.jsonl\.gz\.age$/
export const PARTIAL = '.partial'

export function backupName(madeAt: Date): string {
  return `tradewind-${madeAt.toISOString().replaceAll(':', '-')}.jsonl.gz.age`
}

export function partialName(name: string): string {
  return `${name}${PARTIAL}`
}

/** Returns when the backup of this name was made. Null for any other file, and for an unfinished one. */
function madeAtOf(name: string): Date | null {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? []
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : null
}

/** Returns the finished backups in the folder, newest first. Empty if the folder is missing or unreadable. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const files: BackupFile[] = []
  for (const name of await namesIn(folder)) {
    const madeAt = madeAtOf(name)
    if (!madeAt) continue
    const found = await unlessGone(stat(join(folder, name)))
    if (found) files.push({ name, madeAt, bytes: found.size })
  }
  return files.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
}

async function namesIn(folder: string): Promise<string[]> {
  return (await unlessGone(readdir(folder))) ?? []
}

/** Returns null for a folder or file that is missing or unreadable, such as one that another server has just deleted. */
async function unlessGone<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(errorCode(error) ?? '')) return null
    throw error
  }
}

/**
 * Creates a file that nobody else may read, and its folder if missing. If root does so, as with a command beside the service, both get the
 * owner of their parent folder, so that the service can read them.
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
  // If even root may not change the owner, as on some shared disks, a backup owned by root is still useful.
  await chown(path, uid, gid).catch(() => {})
}

/** Syncs the folder, so that a file's new name survives a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Removes what a dead process left of its backup. Call it only while holding the backup lease. */
export async function removePartialFiles(folder: string): Promise<void> {
  const partial = (await namesIn(folder)).filter(
    (name) => name.endsWith(PARTIAL) && madeAtOf(name.slice(0, -PARTIAL.length)) !== null,
  )
  for (const name of partial) await rm(join(folder, name), { force: true })
}

/** Removes backups that are no longer kept, and returns their names. */
export async function removeOldBackups(folder: string): Promise<string[]> {
  const files = await listBackups(folder)
  const kept = new Set(keptBackups(files))
  const old = files.filter((file) => !kept.has(file)).map(({ name }) => name)
  for (const name of old) await rm(join(folder, name), { force: true })
  return old
}
