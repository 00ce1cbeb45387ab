import type { AdminSession } from '#server/account/admin-gate.ts'
import { changerOf, type Handlers } from '#server/api/call.ts'
import { readClaimCookie, readDraftCookie, recogniseBrowser, setDraftCookie } from '#server/api/cookies.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { editBooking } from '#server/booking/edit-booking.ts'
import { dismissReleaseNotice } from '#server/booking/expire-bookings.ts'
import { linkBooking } from '#server/booking/link-booking.ts'
import { saveDraft } from '#server/booking/save-draft.ts'
import { saveTravelDetails, updateChecklist } from '#server/booking/save-travel-details.ts'
import { submitBooking } from '#server/booking/submit-booking.ts'
import { assertOpen } from '#server/connections/in-force.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { idInToken } from '#server/store/link-token.ts'
import {
  readAvailability,
  readPricingTiers,
  chosenRetreatId,
  retreatIdOfLabel,
} from '#server/store/places.ts'
import { listOwnBookings, presentBooking, presentBookingForAdmin } from '#server/store/present-booking.ts'
import { mailingAddressLink } from './confirm-address.ts'

export function bookingHandlers(deps: AppDeps) {
  function presentTo(admin: AdminSession | null, record: BookingRecord) {
    return admin ? presentBookingForAdmin(deps.dataKeys, record) : presentBooking(deps.dataKeys, record)
  }

  return {
    pricingTiers: () => readPricingTiers(deps),

    bookingAvailability: () => readAvailability(deps),

    saveDraft: async ({ c, body, user }) => {
      const lead = await saveDraft(deps, {
        draft: body,
        retreatId: await chosenRetreatId(deps, body.selectedDate),
        bookingId: await readDraftCookie(deps, c),
        user,
      })
      await setDraftCookie(deps, c, lead.id)
      return { lead }
    },

    submitBooking: async ({ c, body, user }) => {
      assertOpen(deps)
      const bookingId = await readDraftCookie(deps, c)
      const holder = { user, origin: await recogniseBrowser(deps, c) }
      const { expectedTotal, offer, timeZone, status: _status, ...form } = body
      const retreatId = await retreatIdOfLabel(deps, form.selectedDate)
      const submission = { form, expectedTotal, offer, timeZone, retreatId, bookingId, holder }
      const { record, created, mailed } = await mailingAddressLink(deps, user, () =>
        submitBooking(deps, submission),
      )
      await setDraftCookie(deps, c, record.booking.id)
      const lead = presentBooking(deps.dataKeys, record)
      if (!created) return { lead }
      c.status(201)
      return { lead, mailed }
    },

    linkBooking: async ({ c, body, user }) => {
      const cookieBookingId = await readDraftCookie(deps, c)
      const claimToken = await readClaimCookie(deps, c)
      const record = await linkBooking(deps, { bookingId: body.leadId, cookieBookingId, claimToken, user })
      // From now on the booking counts as begun in this browser.
      if (claimToken !== null && idInToken(claimToken) === record.booking.id)
        await setDraftCookie(deps, c, record.booking.id)
      return { lead: presentBooking(deps.dataKeys, record) }
    },

    myBookings: ({ user }) => listOwnBookings(deps, user.id),

    saveTravelDetails: async ({ body, params, user, admin }) => {
      const by = changerOf({ admin, user })
      const record = await saveTravelDetails(deps, { bookingId: params.bookingId, travel: body, by })
      return { lead: presentTo(admin, record) }
    },

    updateChecklist: async ({ body, params, user }) => {
      const record = await updateChecklist(deps, {
        bookingId: params.bookingId,
        userId: user.id,
        ticks: body,
      })
      return { lead: presentBooking(deps.dataKeys, record) }
    },

    dismissReleaseNotice: async ({ params, user }) => {
      const record = await dismissReleaseNotice(deps, { bookingId: params.bookingId, userId: user.id })
      return { lead: presentBooking(deps.dataKeys, record) }
    },

    editBooking: async ({ body, params, user, admin }) => {
      const by = changerOf({ admin, user })
      const { travel, ...edit } = body
      const retreatId = await chosenRetreatId(deps, edit.selectedDate)
      const wanted = { bookingId: params.bookingId, edit, travel, retreatId, by }
      const { record, mailed } = await editBooking(deps, wanted)
      return { lead: presentTo(admin, record), ...(mailed !== null && { mailed }) }
    },
  } satisfies Partial<Handlers>
}
