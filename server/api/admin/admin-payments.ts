import { centsFromEuros } from '#domain/base/money.ts'
import type { Handlers } from '#server/api/call.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { applyBankLines } from '#server/bank-import/apply-bank-lines.ts'
import { changeKeptLine, keepLines, listKeptLines } from '#server/bank-import/kept-lines.ts'
import { previewBankImport } from '#server/bank-import/preview-bank-import.ts'
import { assertNotRecorded, recordLine } from '#server/bank-import/record-line.ts'
import { readLine } from '#server/bank-import/statement.ts'
import { askForPayment } from '#server/booking/for-operator/ask-for-payment.ts'
import { listOwed } from '#server/booking/for-operator/list-owed.ts'
import { writeOff } from '#server/booking/for-operator/write-off.ts'
import type { ChangeContext } from '#server/change/under-locks.ts'
import { downloadLedger, listLedger } from '#server/document/list-ledger.ts'
import { listOpenPayments } from '#server/payment/ledger-line.ts'
import { recordPayment } from '#server/payment/record-payment.ts'
import { receivePayment, rejectPayment } from '#server/payment/transfer/receive-transfer.ts'
import { undoPayment } from '#server/payment/undo-payment.ts'
import { askForAccountAgain } from '#server/refund/ask-for-account.ts'
import { matchRefund } from '#server/refund/record-refunds.ts'
import { refundToPay } from '#server/refund/refund-account.ts'
import { givePaymentReason } from '#server/refund/refund-by-hand.ts'
import { refundGuest } from '#server/refund/refund-guest.ts'
import { listUnmatchedRefunds } from '#server/refund/unmatched-refunds.ts'
import { presentBookingForAdmin, presentLockedBooking } from '#server/store/present-booking.ts'

export function adminPaymentHandlers(deps: AppDeps) {
  return {
    adminPayments: async () => ({
      payments: await listOpenPayments(deps),
      unmatchedRefunds: await listUnmatchedRefunds(deps),
    }),

    receivePayment: async ({ params: { paymentId }, body, admin: by }) => {
      const { amount, ...rest } = body
      const amountCents = amount === undefined ? undefined : centsFromEuros(amount)
      return receivePayment(deps, { paymentId, arrival: { ...rest, amountCents }, by })
    },

    enterPayment: async ({ params: { bookingId }, body, admin: by }) => {
      const { amount, ...rest } = body
      const entry = { ...rest, amountCents: centsFromEuros(amount) }
      const { payment, record } = await recordPayment(deps, { bookingId, entry, by })
      return { payment, lead: presentBookingForAdmin(deps.dataKeys, record) }
    },

    undoPayment: ({ params: { paymentId }, body, admin: by }) =>
      undoPayment(deps, { ...body, paymentId, by }),

    refundGuest: async ({ params: { bookingId }, body, admin: by }) => {
      const { amount, reason, lowerPrice = false } = body
      const refund = { amountCents: centsFromEuros(amount), reason, lowerPrice }
      const { payment, record } = await refundGuest(deps, { bookingId, refund, by })
      return { payment, lead: presentBookingForAdmin(deps.dataKeys, record) }
    },

    writeOff: async ({ params: { bookingId }, body: { reason }, admin: by }) => ({
      lead: presentLockedBooking(await writeOff(deps, { bookingId, reason, by })),
    }),

    refundToPay: ({ params }) => refundToPay(deps, params.paymentId),

    askForAccountAgain: ({ params: { bookingId }, admin: by }) => askForAccountAgain(deps, { bookingId, by }),

    givePaymentReason: ({ params: { paymentId }, body: { reason }, admin: by }) =>
      givePaymentReason(deps, { paymentId, reason, by }),

    matchRefund: ({ params: { paymentId }, body: { reference }, admin: by }) =>
      matchRefund(deps, { paymentId, reference, by }),

    rejectPayment: ({ params: { paymentId }, admin: by }) => rejectPayment(deps, { paymentId, by }),

    listOwed: ({ query }) => listOwed(deps, query),

    askForPayment: async ({ body: { guests, words }, admin }) => ({
      results: await askForPayment(deps, guests, { words, by: admin }),
    }),

    listLedger: ({ query }) => listLedger(deps, query),

    downloadLedger: ({ query }) => downloadLedger(deps, query),
  } satisfies Partial<Handlers>
}

export function bankImportHandlers(deps: AppDeps) {
  return {
    previewBankImport: ({ body }) => previewBankImport(deps, body),

    applyBankImport: async ({ body: { lines, file = null }, admin: by }) => ({
      results: await applyBankLines(deps, { lines, file, by }),
    }),

    assignBankLine: ({ body, admin: by }) => {
      const line = readLine(body.line)
      const shares = body.shares.map(({ leadId, amount }) => ({
        bookingId: leadId,
        amountCents: centsFromEuros(amount),
      }))
      const check = async ({ tx }: ChangeContext) => {
        if (!body.confirmRepeat) await assertNotRecorded(tx, line, shares)
      }
      return recordLine(deps, { line, shares, file: body.file ?? null, check, by })
    },

    keepBankLines: async ({ body, admin: by }) => ({
      kept: await keepLines(deps, { ...body, by }),
    }),

    listBankLines: ({ query }) => listKeptLines(deps, query),

    changeBankLine: ({ params: { lineId }, body, admin: by }) =>
      changeKeptLine(deps, lineId, { ...body, by }),
  } satisfies Partial<Handlers>
}
