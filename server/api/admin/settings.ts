import { counted } from '#domain/base/wording.ts'
import type { OperatorMails, OperatorSettings } from '#domain/contract/settings-calls.ts'
import { endAdminSession, listAdminSessions } from '#server/account/admin-sessions.ts'
import type { Handlers } from '#server/api/call.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { readBackupState } from '#server/backup/backup-state.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import { readSync } from '#server/notion/sync-progress.ts'
import { buildVersion } from '#server/process/product.ts'
import { changeOperatorMails, readOperatorMails } from '#server/store/operator-settings.ts'

/** The settings page: what the site is told to mail, the operator's devices, backups and the sync to Notion. */
export function settingsHandlers(deps: AppDeps) {
  return {
    adminSettings: () => readSettings(deps),

    changeAdminSettings: async ({ body, admin }) =>
      present(deps, await changeOperatorMails(deps, body, admin)),

    adminSessions: async ({ admin }) => ({ sessions: await listAdminSessions(deps, admin) }),

    endAdminSession: ({ params, admin }) => endAdminSession(deps, params.sessionId, admin),

    backups: () => readBackupState(deps),

    syncNotion: async () => {
      const { syncLeads } = await import('#server/notion/sync-leads.ts')
      const answer = await syncLeads(deps)
      return { message: 'copied' in answer ? copiedText(answer.copied) : GOES_ON }
    },

    notionSync: () => readSync(deps),
  } satisfies Partial<Handlers>
}

async function readSettings(deps: Pick<AppDeps, 'db' | 'env' | 'site'>): Promise<OperatorSettings> {
  return present(deps, await readOperatorMails(deps.db))
}

function present(deps: Pick<AppDeps, 'env' | 'site'>, mails: OperatorMails): OperatorSettings {
  return {
    ...mails,
    mailsGoTo: operatorAddress(deps),
    mailsAreSent: deps.env.smtpUrl !== null,
    version: buildVersion(),
  }
}

const GOES_ON = 'The sync to Notion goes on in the background'

function copiedText(copied: number): string {
  return `Synced ${counted(copied, 'lead')} to Notion`
}
