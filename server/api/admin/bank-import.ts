import type { Hono } from 'hono'
import { ok, route } from '#server/api/call.ts'
import { applyBankLines } from '#server/bank-import/apply-bank-lines.ts'
import { assignLine } from '#server/bank-import/assign-line.ts'
import { changeKeptLine, keepLines, listKeptLines } from '#server/bank-import/kept-lines.ts'
import { previewBankImport, rememberBankLayout } from '#server/bank-import/preview-bank-import.ts'
import type { Deps } from '#server/deps.ts'

export function bankImportRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'previewBankImport', ({ body }) => ok(previewBankImport(deps, body.content)))

  route(app, deps, 'rememberBankLayout', ({ body }) =>
    ok(rememberBankLayout(deps, body.content, body.columns)),
  )

  route(app, deps, 'applyBankImport', async ({ body, admin: by }) =>
    ok({ results: await applyBankLines(deps, body.lines, by) }),
  )

  route(app, deps, 'assignBankLine', ({ body, admin: by }) => ok(assignLine(deps, { ...body, by })))

  route(app, deps, 'keepBankLines', async ({ body, admin: by }) =>
    ok({ kept: await keepLines(deps, { ...body, by }) }),
  )

  route(app, deps, 'listBankLines', ({ query }) => ok(listKeptLines(deps, query)))

  route(app, deps, 'changeBankLine', ({ params: { lineId }, body, admin: by }) =>
    ok(changeKeptLine(deps, lineId, { ...body, by })),
  )
}
