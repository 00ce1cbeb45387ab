import type { Hono } from 'hono'
import type { OperatorMails, OperatorSettings } from '#domain/admin/operator-settings.ts'
import { endAdminSession, endOtherAdminSessions, listAdminSessions } from '#server/account/admin-sessions.ts'
import { done, ok, route } from '#server/api/call.ts'
import type { Deps } from '#server/deps.ts'
import { operatorAddress } from '#server/mail/sender.ts'
import { buildVersion } from '#server/process/product-version.ts'
import { changeOperatorMails, readOperatorMails } from '#server/store/operator-settings.ts'

export function settingsRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'adminSettings', () => ok(readSettings(deps)))

  route(app, deps, 'changeAdminSettings', async ({ body, admin }) =>
    ok(present(deps, await changeOperatorMails(deps, body, admin))),
  )

  route(app, deps, 'adminSessions', async ({ admin }) =>
    ok({ sessions: await listAdminSessions(deps, admin) }),
  )

  route(app, deps, 'endAdminSession', ({ params, admin }) =>
    done(endAdminSession(deps, params.sessionId, admin)),
  )

  route(app, deps, 'endOtherAdminSessions', ({ admin }) => done(endOtherAdminSessions(deps, admin)))
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
