import type { Hono } from 'hono'
import { centsFromEuros } from '#domain/base/money.ts'
import type { Deps } from '#server/deps.ts'
import { givePaymentReason } from '#server/refund/give-reason.ts'
import { askForAccountAgain } from '#server/refund/ask-for-account.ts'
import { enterPayment, splitPayment } from '#server/payment/enter-payment.ts'
import { listOpenPayments } from '#server/payment/ledger-line.ts'
import { receivePayment } from '#server/payment/receive-transfer.ts'
import { readPaymentForm } from '#server/payment/payment-form.ts'
import { refundToPay } from '#server/refund/refund-account.ts'
import { refundGuest } from '#server/refund/refund-guest.ts'
import { rejectPayment } from '#server/payment/reject-transfer.ts'
import { undoPayment, undoPayments } from '#server/payment/undo-payment.ts'
import { presentBookingForAdmin } from '#server/store/present-booking.ts'
import { route } from '#server/api/call.ts'

export function adminPaymentRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'adminPayments', async () => ({
    status: 200,
    body: { payments: await listOpenPayments(deps) },
  }))

  route(app, deps, 'receivePayment', async ({ params: { paymentId }, body, admin: by }) => {
    const { amount, ...rest } = body
    const amountCents = amount === undefined ? undefined : centsFromEuros(amount)
    return {
      status: 200,
      body: await receivePayment(deps, { paymentId, arrival: { ...rest, amountCents }, by }),
    }
  })

  route(app, deps, 'enterPayment', async ({ params: { bookingId }, body, admin: by }) => {
    const { amount, ...rest } = body
    const entry = { ...rest, amountCents: centsFromEuros(amount) }
    const { payment, record } = await enterPayment(deps, { bookingId, entry, by })
    return { status: 201, body: { payment, lead: presentBookingForAdmin(deps.dataKeys, record) } }
  })

  route(app, deps, 'splitPayment', async ({ body: { amount, shares, ...how }, admin: by }) => {
    const entry = { ...how, amountCents: centsFromEuros(amount) }
    const parts = shares.map((share) => ({ leadId: share.leadId, amountCents: centsFromEuros(share.amount) }))
    return { status: 201, body: { payments: await splitPayment(deps, { entry, shares: parts, by }) } }
  })

  route(app, deps, 'paymentForm', async ({ params }) => ({
    status: 200,
    body: await readPaymentForm(deps, params.bookingId),
  }))

  route(app, deps, 'undoPayment', async ({ params: { paymentId }, body, admin: by }) => ({
    status: 200,
    body: await undoPayment(deps, { ...body, paymentId, by }),
  }))

  route(app, deps, 'undoPayments', async ({ body: { ids }, admin: by }) => ({
    status: 200,
    body: await undoPayments(deps, { ids, by }),
  }))

  route(app, deps, 'refundGuest', async ({ params: { bookingId }, body, admin: by }) => {
    const { amount, reason, lowerPrice = false } = body
    const refund = { amountCents: centsFromEuros(amount), reason, lowerPrice }
    const { payment, record } = await refundGuest(deps, { bookingId, refund, by })
    return { status: 201, body: { payment, lead: presentBookingForAdmin(deps.dataKeys, record) } }
  })

  route(app, deps, 'refundToPay', async ({ params }) => ({
    status: 200,
    body: await refundToPay(deps, params.paymentId),
  }))

  route(app, deps, 'askForAccountAgain', async ({ params: { bookingId }, admin: by }) => {
    await askForAccountAgain(deps, { bookingId, by })
    return { status: 204 }
  })

  route(app, deps, 'givePaymentReason', async ({ params: { paymentId }, body: { reason }, admin: by }) => ({
    status: 200,
    body: await givePaymentReason(deps, { paymentId, reason, by }),
  }))

  route(app, deps, 'rejectPayment', async ({ params: { paymentId }, admin: by }) => ({
    status: 200,
    body: await rejectPayment(deps, { paymentId, by }),
  }))
}
