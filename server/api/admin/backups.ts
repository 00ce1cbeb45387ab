import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { Problem } from '#domain/api/problem.ts'
import { listBackups } from '#server/backup/backup-files.ts'
import { readBackupState } from '#server/backup/backup-state.ts'
import type { Deps } from '#server/deps.ts'
import { webStream } from '#server/process/web-stream.ts'
import { recordHistory } from '#server/store/record-history.ts'
import { ok, route } from '#server/api/call.ts'

export function backupRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'backups', () => ok(readBackupState(deps)))

  route(app, deps, 'makeBackup', async () => {
    await deps.backups.start()
    return { status: 202 }
  })

  route(app, deps, 'downloadBackup', async ({ params, admin }) => {
    const { folder } = deps.env.backup
    // Opens only names from the list, so no other file and no unfinished backup can be downloaded.
    const backup = (await listBackups(folder)).find(({ name }) => name === params.backupId)
    if (!backup) throw new Problem('not-found')
    const file = await openFile(join(folder, backup.name))
    try {
      await deps.db.transaction(async (tx) =>
        recordHistory(tx, { at: deps.clock.now(), by: admin, what: 'Backup downloaded', to: backup.name }),
      )
    } catch (error) {
      await file.close()
      throw error
    }
    const bytes = webStream(file.createReadStream())
    return { status: 200, file: { name: backup.name, content: bytes, bytes: backup.bytes } }
  })
}

/** Opens the file before the response starts, because an error later would cut it off. Problem: backup-unreadable. */
async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path)
  } catch {
    throw new Problem('backup-unreadable')
  }
}
