import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { OperatorMails, OperatorSettings } from '#domain/admin/settings-calls.ts'
import { Problem } from '#domain/api/problem.ts'
import { counted } from '#domain/base/wording.ts'
import { endAdminSession, listAdminSessions } from '#server/account/admin-sessions.ts'
import type { Handlers } from '#server/api/call.ts'
import { listBackups } from '#server/backup/backup-files.ts'
import { readBackupState } from '#server/backup/backup-state.ts'
import { webStream } from '#server/backup/encrypt.ts'
import type { Deps } from '#server/deps.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import { readSync } from '#server/notion/sync-progress.ts'
import { buildVersion } from '#server/process/product.ts'
import { changeOperatorMails, readOperatorMails } from '#server/store/operator-settings.ts'
import { recordHistory } from '#server/store/record-history.ts'

/** The settings page: what the site is told to mail, the operator's devices, backups and the sync to Notion. */
export function settingsHandlers(deps: Deps) {
  return {
    adminSettings: () => readSettings(deps),

    changeAdminSettings: async ({ body, admin }) =>
      present(deps, await changeOperatorMails(deps, body, admin)),

    adminSessions: async ({ admin }) => ({ sessions: await listAdminSessions(deps, admin) }),

    endAdminSession: ({ params, admin }) => endAdminSession(deps, params.sessionId, admin),

    backups: () => readBackupState(deps),

    makeBackup: async () => {
      await deps.backups.start()
    },

    downloadBackup: async ({ params, admin }) => {
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
      return { name: backup.name, content: bytes, bytes: backup.bytes }
    },

    syncNotion: async () => {
      const { syncLeads } = await import('#server/notion/sync-leads.ts')
      const answer = await syncLeads(deps)
      return { message: 'copied' in answer ? copiedText(answer.copied) : GOES_ON }
    },

    notionSync: () => readSync(deps),
  } satisfies Partial<Handlers>
}

async function readSettings(deps: Pick<Deps, 'db' | 'env'>): Promise<OperatorSettings> {
  return present(deps, await readOperatorMails(deps.db))
}

function present({ env }: Pick<Deps, 'env'>, mails: OperatorMails): OperatorSettings {
  return {
    ...mails,
    mailsGoTo: operatorAddress(),
    mailsAreSent: env.smtpUrl !== null,
    version: buildVersion(),
  }
}

/** Opens the file before the response starts, because an error later would cut it off. Problem: backup-unreadable. */
async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path)
  } catch {
    throw new Problem('backup-unreadable')
  }
}

const GOES_ON = 'The sync to Notion goes on in the background'

function copiedText(copied: number): string {
  return `Synced ${counted(copied, 'lead')} to Notion`
}
