import type { Hono } from 'hono'
import { applyBankLines } from '#server/bank-import/apply-bank-lines.ts'
import { assignLine } from '#server/bank-import/assign-line.ts'
import { changeKeptLine, keepLines, listKeptLines } from '#server/bank-import/kept-lines.ts'
import { previewBankImport, rememberBankLayout } from '#server/bank-import/preview-bank-import.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/api/call.ts'

export function bankImportRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'previewBankImport', async ({ body }) => ({
    status: 200,
    body: await previewBankImport(deps, body.content),
  }))

  route(app, deps, 'rememberBankLayout', async ({ body }) => ({
    status: 200,
    body: await rememberBankLayout(deps, body.content, body.columns),
  }))

  route(app, deps, 'applyBankImport', async ({ body, admin: by }) => ({
    status: 200,
    body: { results: await applyBankLines(deps, body.lines, by) },
  }))

  route(app, deps, 'assignBankLine', async ({ body, admin: by }) => ({
    status: 200,
    body: await assignLine(deps, { ...body, by }),
  }))

  route(app, deps, 'keepBankLines', async ({ body, admin: by }) => ({
    status: 200,
    body: { kept: await keepLines(deps, { ...body, by }) },
  }))

  route(app, deps, 'listBankLines', async ({ query }) => ({
    status: 200,
    body: await listKeptLines(deps, query),
  }))

  route(app, deps, 'changeBankLine', async ({ params: { lineId }, body, admin: by }) => ({
    status: 200,
    body: await changeKeptLine(deps, lineId, { ...body, by }),
  }))
}
