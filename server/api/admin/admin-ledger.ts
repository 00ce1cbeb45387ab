import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { downloadLedger, listLedger } from '#server/document/list-ledger.ts'
import { route } from '#server/api/call.ts'

export function adminLedgerRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'listLedger', async ({ query }) => ({ status: 200, body: await listLedger(deps, query) }))

  route(app, deps, 'downloadLedger', async ({ query }) => ({
    status: 200,
    file: await downloadLedger(deps, query),
  }))
}
