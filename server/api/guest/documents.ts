import type { Hono } from 'hono'
import { limitRate } from '#server/account/rate-limit.ts'
import { route, requesterOf } from '#server/api/call.ts'
import { downloadCalendar } from '#server/calendar/retreat-calendar.ts'
import type { Deps } from '#server/deps.ts'
import { listBookingPayments } from '#server/document/booking-payments.ts'
import { downloadDocument } from '#server/document/document-record.ts'
import { clientOf } from '#server/http/client-address.ts'
import { downloadOrder, listBookingOrders } from '#server/order/booking-orders.ts'
import type { Requester } from '#server/store/booking-record.ts'

export function documentRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'bookingPayments', ({ params, ...who }) =>
    readBookingPayments(deps, params.bookingId, requesterOf(who)),
  )

  route(app, deps, 'downloadDocument', async ({ c, params, ...who }) => {
    // Drawing a document takes about 50 ms of processor time.
    await limitRate(deps, clientOf(deps, c), 'document')
    return downloadDocument(deps, params.documentId, requesterOf(who))
  })

  route(app, deps, 'downloadOrder', async ({ c, params, ...who }) => {
    // Drawing an order takes longer, because it has more pages than a receipt.
    await limitRate(deps, clientOf(deps, c), 'document')
    return downloadOrder(deps, params.orderId, requesterOf(who))
  })

  route(app, deps, 'downloadCalendar', async ({ params, ...who }) =>
    downloadCalendar(deps, params.bookingId, requesterOf(who)),
  )
}

/** Returns a booking's payments, refunds and orders. Problem: not-found. */
export async function readBookingPayments(deps: Deps, bookingId: string, requester: Requester) {
  return {
    payments: await listBookingPayments(deps, bookingId, requester),
    orders: await listBookingOrders(deps, bookingId, requester),
  }
}
