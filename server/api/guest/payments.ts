import type { Context } from 'hono'
import { centsOrAll, eurosFromCents } from '#domain/base/money.ts'
import type { Handlers } from '#server/api/call.ts'
import { clearDraftCookie, readDraftCookie } from '#server/api/cookies.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { cancelBooking, previewCancellation } from '#server/booking/cancel-booking.ts'
import { ofGuest, readBooking } from '#server/change/change-booking.ts'
import { siteOrigin } from '#server/http/security.ts'
import { verifySession } from '#server/payment/settle-checkout.ts'
import { openCheckout } from '#server/payment/start-checkout.ts'
import { reportBalance, reportTransfer } from '#server/payment/transfer/report-transfer.ts'
import { transferCode } from '#server/payment/transfer/transfer-code.ts'
import { bookedTogether } from '#server/store/group-record.ts'
import { presentBooking } from '#server/store/present-booking.ts'
import { mailLinkToKeepPlace } from './confirm-address.ts'

export function paymentHandlers(deps: AppDeps) {
  return {
    createCheckoutSession: ({ c, body, user }) =>
      openCheckout(deps, {
        ...ofGuest(body.leadId, user.id),
        paymentType: body.paymentType,
        method: body.method,
        partCents: centsOrAll(body.amount),
        origin: siteOrigin(deps, c),
        payLink: null,
        payerEmail: null,
        alone: body.alone === true,
      }),

    verifySession: async ({ c, params, user }) => ({
      session: await readSession(deps, c, { sessionId: params.sessionId, userId: user.id }),
    }),

    confirmPayment: async ({ c, body, user }) => {
      const { record, mailed } = await reportTransfer(deps, { report: body, userId: user.id })
      await forgetPaidLead(deps, c, record.booking.id)
      await mailLinkToKeepPlace(deps, user, record)
      return { lead: presentBooking(deps.dataKeys, record), mailed }
    },

    completePayment: async ({ params, body, user }) => {
      const { record, mailed } = await reportBalance(deps, {
        bookingId: params.bookingId,
        userId: user.id,
        partCents: centsOrAll(body.amount),
        alone: body.alone === true,
      })
      await mailLinkToKeepPlace(deps, user, record)
      return { lead: presentBooking(deps.dataKeys, record), mailed }
    },

    transferCode: async ({ params, query, user }) => {
      const own = await readBooking(deps, ofGuest(params.bookingId, user.id))
      const wish = { paymentType: query.paymentType, partCents: centsOrAll(query.amount) }
      const isAlone = query.alone !== undefined || wish.partCents !== null
      return transferCode(deps, isAlone ? [own] : await bookedTogether(deps.db, own), wish)
    },

    previewCancellation: ({ params, user }) => previewCancellation(deps, ofGuest(params.bookingId, user.id)),

    cancelBooking: ({ params, user }) => cancelBooking(deps, ofGuest(params.bookingId, user.id)),
  } satisfies Partial<Handlers>
}

/** Returns the state of a hosted page, and records a paid one. Problems: not-found, unavailable. */
async function readSession(
  deps: AppDeps,
  c: Context,
  { sessionId, userId }: { sessionId: string; userId: string },
) {
  const { checkout, paid } = await verifySession(deps, { sessionId, userId })
  if (paid) await forgetPaidLead(deps, c, checkout.bookingId)
  return {
    id: sessionId,
    payment_status: paid ? ('paid' as const) : ('unpaid' as const),
    leadId: checkout.bookingId,
    method: checkout.method,
    amount_total: eurosFromCents(checkout.amountCents),
  }
}

/** Deletes the browser's draft once it is paid, so that the next booking is a new one (decision 0005). */
async function forgetPaidLead(deps: AppDeps, c: Context, bookingId: string): Promise<void> {
  if ((await readDraftCookie(deps, c)) === bookingId) clearDraftCookie(deps, c)
}
