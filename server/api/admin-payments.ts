import type { Hono } from 'hono'
import { centsFromEuros } from '#domain/money.ts'
import { applyBankLines } from '#server/bank-import/apply-bank-lines.ts'
import { previewBankImport } from '#server/bank-import/preview-bank-import.ts'
import { rememberBankLayout } from '#server/bank-import/remember-bank-layout.ts'
import type { Deps } from '#server/deps.ts'
import { givePaymentReason } from '#server/payments/give-reason.ts'
import { listOpenPayments } from '#server/payments/ledger-line.ts'
import { receivePayment } from '#server/payments/receive-transfer.ts'
import { rejectPayment } from '#server/payments/reject-transfer.ts'
import { route } from './call.ts'

export function adminPaymentRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'adminPayments', async () => ({
    status: 200,
    body: { payments: await listOpenPayments(deps) },
  }))

  route(app, deps, 'receivePayment', async ({ params, body: { amount, confirm } }) => ({
    status: 200,
    body: await receivePayment(deps, params.paymentId, {
      amountCents: amount === undefined ? undefined : centsFromEuros(amount),
      confirm,
    }),
  }))

  route(app, deps, 'givePaymentReason', async ({ params, body }) => ({
    status: 200,
    body: await givePaymentReason(deps, params.paymentId, body.reason),
  }))

  route(app, deps, 'rejectPayment', async ({ params }) => ({
    status: 200,
    body: await rejectPayment(deps, params.paymentId),
  }))

  route(app, deps, 'previewBankImport', async ({ body }) => ({
    status: 200,
    body: await previewBankImport(deps, body.content),
  }))

  route(app, deps, 'rememberBankLayout', async ({ body }) => ({
    status: 200,
    body: await rememberBankLayout(deps, body.content, body.columns),
  }))

  route(app, deps, 'applyBankImport', async ({ body }) => ({
    status: 200,
    body: { results: await applyBankLines(deps, body.lines) },
  }))
}
