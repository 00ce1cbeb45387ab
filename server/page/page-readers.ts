import type { Context } from 'hono'
import { confirmAddressSchema, resetLinkSchema } from '#domain/account/account.ts'
import type { PageReaders } from '#domain/api/page-readers.ts'
import { checked } from '#domain/api/problem.ts'
import { limitGuest, limitRate } from '#server/account/rate-limit.ts'
import { readLodgeSheet } from '#server/admin/read-sheet.ts'
import { readBookingPayments } from '#server/api/guest/documents.ts'
import { readSession } from '#server/api/guest/payments.ts'
import { readArrival } from '#server/api/sign-in/accounts.ts'
import { previewCancellation } from '#server/booking/cancel-booking.ts'
import { readOrderTerms } from '#server/booking/place-order.ts'
import { ofGuest } from '#server/change/change-booking.ts'
import { readComplaints } from '#server/complaint/complain.ts'
import { readChanges } from '#server/date-change/answer-date-change.ts'
import type { Deps } from '#server/deps.ts'
import { listHandedOn } from '#server/document/booking-payments.ts'
import { readHandOverLink } from '#server/hand-over/accept-hand-over.ts'
import { readHandOver } from '#server/hand-over/offer-hand-over.ts'
import { clientOf } from '#server/http/client-address.ts'
import { withPlan } from '#server/order/choose-plan.ts'
import { presentOrderTerms } from '#server/order/present-order.ts'
import { payLinkOutcome, presentByPayLink } from '#server/payment/pay-link-outcome.ts'
import { findByPayLink, openPayLink } from '#server/payment/pay-link.ts'
import { readRefundLink } from '#server/refund/refund-account.ts'
import { openMoveOf } from '#server/store/date-change-record.ts'
import { readAvailability, readPricingTiers } from '#server/store/places.ts'
import { listOwnBookings } from '#server/store/present-booking.ts'
import { readGuide } from '#server/travel/read-guide.ts'
import { readPhotos } from '#server/travel/read-photos.ts'
import { adminReaders } from './admin-readers.ts'
import { readAs } from './read-as.ts'

/** Returns what the pages read, for the user of one request. */
export function pageReaders(deps: Deps, c: Context, onFailure?: () => void): PageReaders {
  const as = readAs(deps, c, onFailure)
  const limit = (scope: Parameters<typeof limitRate>[2]) => limitRate(deps, clientOf(deps, c), scope)

  return {
    guest: async () => (await as.user()).body,
    tiers: as.anyone(() => readPricingTiers(deps)),
    availability: as.anyone(() => readAvailability(deps.db)),

    bookings: as.guest((user) => listOwnBookings(deps, user.id)),
    payments: as.guestOrOperator((requester, bookingId) => readBookingPayments(deps, bookingId, requester)),
    cancellation: as.guest((user, bookingId) => previewCancellation(deps, ofGuest(bookingId, user.id))),
    handOver: as.guest((user, bookingId) => readHandOver(deps, ofGuest(bookingId, user.id))),
    orderTerms: as.guest((user, leadId, parts) =>
      readOrderTerms(deps, ofGuest(leadId, user.id), parts ?? undefined),
    ),
    session: as.guest((user, sessionId) => readSession(deps, c, { sessionId, userId: user.id })),
    handedOn: as.guest((user) => listHandedOn(deps, user.id)),
    photos: as.guest((user) => readPhotos(deps, user.id)),
    changes: as.guest((user, bookingId) => readChanges(deps, ofGuest(bookingId, user.id))),
    complaints: as.guest((user, bookingId) => readComplaints(deps, { bookingId, userId: user.id })),
    guide: as.guest((user, bookingId) => readGuide(deps, { bookingId, userId: user.id })),

    signInOptions: as.anyone(async () => ({ google: deps.accounts.google !== null })),
    arrival: as.anyone(() => readArrival(deps, c)),
    resetLink: as.anyone(async (given) => {
      const { token } = checked(resetLinkSchema, { token: given })
      await limit('reset-link')
      return deps.accounts.addressOfResetLink(token)
    }),
    addressLink: as.anyone(async (given) => {
      const { token } = checked(confirmAddressSchema, { token: given })
      await limit('confirm-address')
      return (await deps.accounts.accountOfLink(token))?.email ?? null
    }),

    payLink: as.anyone(async (token) => {
      await limit('pay-link')
      const record = await openPayLink(deps, token)
      const move = await openMoveOf(deps.db, record)
      return { ...presentByPayLink(record), ...(move && { move }) }
    }),
    payLinkOrderTerms: as.anyone(async (token, parts) => {
      await limit('pay-link')
      return presentOrderTerms(
        deps,
        withPlan(await openPayLink(deps, token), parts ?? undefined, deps.clock.now()),
      )
    }),
    payLinkOutcome: as.anyone(async (token, sessionId) => {
      await limit('pay-link')
      const record = await findByPayLink(deps, token)
      if (sessionId !== null) await limitGuest(deps, record.booking.id, 'session')
      return payLinkOutcome(deps, record, sessionId ?? undefined)
    }),
    handOverLink: as.anyone(async (token) => {
      await limit('hand-over-link')
      return readHandOverLink(deps, token)
    }),
    refundLink: as.anyone(async (token) => {
      await limit('refund-link')
      return readRefundLink(deps, token)
    }),
    lodgeSheet: as.anyone(async (token) => {
      await limit('lodge-link')
      return readLodgeSheet(deps, token)
    }),

    admin: adminReaders(deps, c, as),
  }
}
