import { centsFromEuros, eurosFromCents } from '#domain/base/money.ts'
import type { OwnPlan } from '#domain/contract/admin-booking-shapes.ts'
import { mailsGoTo } from '#server/admin/mails-go-to.ts'
import { readGuestPage } from '#server/admin/read-guest-page.ts'
import type { Handlers } from '#server/api/call.ts'
import { lowerPrice, setPlan, type WantedPlan } from '#server/booking/for-operator/agree-with-guest.ts'
import { cancelForGuest } from '#server/booking/for-operator/cancel-for-guest.ts'
import { enterBooking } from '#server/booking/for-operator/enter-booking.ts'
import { moveBooking } from '#server/booking/for-operator/move-booking.ts'
import { addNote, openForOperator } from '#server/booking/for-operator/notes.ts'
import {
  listTestBookings,
  makeTestBooking,
  removeTestBookings,
} from '#server/booking/for-operator/test-bookings.ts'
import { undoAgreement } from '#server/booking/for-operator/undo-agreement.ts'
import { undoCancelling } from '#server/booking/for-operator/undo-cancelling.ts'
import { writeToGuest } from '#server/booking/for-operator/write-to-guest.ts'
import type { Deps } from '#server/deps.ts'
import { payLinkOf } from '#server/payment/pay-link.ts'
import { payeesOf } from '#server/refund/payees-in-group.ts'
import { totalOf } from '#server/store/booking-money.ts'
import { chosenRetreatId, retreatIdOfLabel } from '#server/store/places.ts'
import { presentBookingForAdmin, presentLockedBooking } from '#server/store/present-booking.ts'

export function adminBookingHandlers(deps: Deps) {
  return {
    readGuestPage: ({ params }) => readGuestPage(deps, params.bookingId),

    openSealedFields: ({ params, admin }) =>
      openForOperator(deps, { bookingId: params.bookingId, by: admin }),

    enterBooking: async ({ body: { phoneCountry, confirmRepeat, joins, sharesRoom, ...form }, admin }) => {
      const retreatId = await retreatIdOfLabel(deps, form.selectedDate)
      const how = { phoneCountry, confirmRepeat, joins, sharesRoom, by: admin }
      const record = await enterBooking(deps, { form, retreatId, ...how })
      // The operator has just typed all of it, so no field is left out here.
      return {
        lead: presentBookingForAdmin(deps.dataKeys, record),
        payLink: payLinkOf(deps, record),
        mailsGoTo: await mailsGoTo(deps.db, record),
      }
    },

    makeTestBooking: async ({ admin }) => {
      const record = await makeTestBooking(deps, admin)
      return { lead: presentBookingForAdmin(deps.dataKeys, record), payLink: payLinkOf(deps, record) }
    },

    testBookings: async () => ({ bookings: await listTestBookings(deps) }),

    removeTestBookings: async ({ admin }) => ({ removed: await removeTestBookings(deps, admin) }),

    cancelForGuest: async ({ params, body, admin }) => {
      const { dryRun = false, waiveFee = false, amount, reason = '' } = body
      const amountCents = amount === undefined ? null : centsFromEuros(amount)
      const input = { bookingId: params.bookingId, dryRun, waiveFee, amountCents, reason, by: admin }
      const { refund, record } = await cancelForGuest(deps, input)
      const payees = await payeesOf(deps.db, record, refund)
      return {
        refund: {
          amount: eurosFromCents(refund.amountCents),
          rule: refund.rule,
          ...(payees && { payees }),
        },
        lead: presentLockedBooking(record),
      }
    },

    undoCancelling: async ({ params, admin }) => ({
      lead: presentLockedBooking(await undoCancelling(deps, { bookingId: params.bookingId, by: admin })),
    }),

    lowerPrice: async ({ params, body, admin }) => {
      const { reduce, reason = '', words = '', dryRun = false, plan } = body
      const input = {
        bookingId: params.bookingId,
        reduceCents: centsFromEuros(reduce),
        reason,
        plan: plan ? wantedPlan(plan) : null,
        words,
        dryRun,
        by: admin,
      }
      const { record, refundCents } = await lowerPrice(deps, input)
      const lead = presentLockedBooking(record)
      const total = eurosFromCents(totalOf(record))
      return { total, balanceDue: lead.balanceDue, refund: eurosFromCents(refundCents), lead }
    },

    setPlan: async ({ params, body, admin }) => {
      const { words = '', dryRun = false } = body
      const input = { bookingId: params.bookingId, ...wantedPlan(body), words, dryRun, by: admin }
      return { lead: presentLockedBooking(await setPlan(deps, input)) }
    },

    undoAgreement: async ({ params, admin }) => ({
      lead: presentLockedBooking(await undoAgreement(deps, { bookingId: params.bookingId, by: admin })),
    }),

    moveBooking: async ({ params, body, admin }) => {
      const { selectedDate, dryRun = false, ...to } = body
      const retreatId = await chosenRetreatId(deps, selectedDate)
      const input = { bookingId: params.bookingId, to, retreatId, dryRun, by: admin }
      const { differenceCents, refundCents, record } = await moveBooking(deps, input)
      return {
        difference: eurosFromCents(differenceCents),
        refund: eurosFromCents(refundCents),
        lead: presentLockedBooking(record),
      }
    },

    addNote: async ({ params, body, admin }) => ({
      note: await addNote(deps, { bookingId: params.bookingId, text: body.text, by: admin }),
    }),

    writeToGuest: ({ params, body, admin }) =>
      writeToGuest(deps, { bookingId: params.bookingId, ...body, by: admin }),
  } satisfies Partial<Handlers>
}

/** Returns when a guest pays what is left, in cents. */
function wantedPlan({ parts, dueOn }: OwnPlan): WantedPlan {
  return {
    parts: parts.map(({ on, amount }) => ({ on, amountCents: centsFromEuros(amount) })),
    dueOn: dueOn ?? null,
  }
}
