import { join } from 'node:path'
import { Problem } from '#domain/api/problem.ts'
import type { BackupFile } from './backup-files.ts'
import { reasonOf } from './backups.ts'

/** The results that commands print, whether they or the server did the work. */
export function backupWrittenText(folder: string, { name, bytes }: BackupFile): string {
  return `The backup is ${join(folder, name)} (${bytes.toLocaleString('en-US')} bytes). It was read back and is whole.`
}

export function backupFailed(error: unknown): string {
  if (error instanceof Problem) return error.detail
  return `The backup failed. ${reasonOf(error) ?? String(error)}`
}

export function wentLiveText(isNew: boolean): string {
  return isNew
    ? 'The site is live: what waits goes out now, and everything happens by itself again.'
    : 'The site was not paused: nothing was changed.'
}
