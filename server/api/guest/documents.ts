import { requesterOf, type Handlers } from '#server/api/call.ts'
import { downloadCalendar } from '#server/calendar/retreat-calendar.ts'
import type { Deps } from '#server/deps.ts'
import { listBookingPayments } from '#server/document/booking-payments.ts'
import { downloadDocument } from '#server/document/document-record.ts'
import { downloadOrder, listBookingOrders } from '#server/order/booking-orders.ts'

export function documentHandlers(deps: Deps) {
  return {
    bookingPayments: async ({ params, ...who }) => ({
      payments: await listBookingPayments(deps, params.bookingId, requesterOf(who)),
      orders: await listBookingOrders(deps, params.bookingId, requesterOf(who)),
    }),

    downloadDocument: ({ params, ...who }) => downloadDocument(deps, params.documentId, requesterOf(who)),

    downloadOrder: ({ params, ...who }) => downloadOrder(deps, params.orderId, requesterOf(who)),

    downloadCalendar: async ({ params, ...who }) =>
      downloadCalendar(deps, params.bookingId, requesterOf(who)),
  } satisfies Partial<Handlers>
}
