import type { Hono } from 'hono'
import type { OperatorMails, OperatorSettings } from '#domain/admin/operator-settings.ts'
import { endAdminSession, endOtherAdminSessions, listAdminSessions } from '#server/account/admin-sessions.ts'
import type { Deps } from '#server/deps.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import { buildVersion } from '#server/process/build-version.ts'
import { changeOperatorMails, readOperatorMails } from '#server/store/operator-settings.ts'
import { route } from '#server/api/call.ts'

export function settingsRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'adminSettings', async () => ({ status: 200, body: await readSettings(deps) }))

  route(app, deps, 'changeAdminSettings', async ({ body, admin }) => ({
    status: 200,
    body: present(deps, await changeOperatorMails(deps, body, admin)),
  }))

  route(app, deps, 'adminSessions', async ({ admin }) => ({
    status: 200,
    body: { sessions: await listAdminSessions(deps, admin) },
  }))

  route(app, deps, 'endAdminSession', async ({ params, admin }) => {
    await endAdminSession(deps, params.sessionId, admin)
    return { status: 204 }
  })

  route(app, deps, 'endOtherAdminSessions', async ({ admin }) => {
    await endOtherAdminSessions(deps, admin)
    return { status: 204 }
  })
}

export async function readSettings(deps: Pick<Deps, 'db' | 'env'>): Promise<OperatorSettings> {
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
