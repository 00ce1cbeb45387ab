import type { Hono } from 'hono'
import type { User } from '#domain/api-contract.ts'
import { Problem } from '#domain/problem.ts'
import { limitRate } from '#server/accounts/rate-limit.ts'
import { downloadCalendar } from '#server/calendar/download-calendar.ts'
import type { Deps } from '#server/deps.ts'
import { listBookingPayments } from '#server/documents/booking-payments.ts'
import { downloadDocument } from '#server/documents/download-document.ts'
import { clientOf } from '#server/http/client-address.ts'
import type { Asker } from '#server/store/booking-record.ts'
import { route } from './call.ts'

export function documentRoutes(app: Hono, deps: Deps): void {
  route(app, deps, 'bookingPayments', async ({ params, ...who }) => ({
    status: 200,
    body: { payments: await listBookingPayments(deps, params.bookingId, askerOf(who)) },
  }))

  route(app, deps, 'downloadDocument', async ({ c, params, ...who }) => {
    // Drawing one takes some 50 ms of the processor.
    await limitRate(deps, clientOf(deps, c), 'document')
    return { status: 200, file: await downloadDocument(deps, params.documentId, askerOf(who)) }
  })

  route(app, deps, 'downloadCalendar', async ({ params, ...who }) => ({
    status: 200,
    file: await downloadCalendar(deps, params.bookingId, askerOf(who)),
  }))
}

/** The operator may have everybody's, also while signed in as a guest. */
function askerOf({ admin, user }: { admin: boolean; user: User | null }): Asker {
  if (admin) return 'admin'
  if (!user) throw new Problem('unauthorized')
  return { userId: user.id }
}
