import type { User } from '#domain/api-contract.ts'
import type { BookingForm } from '#domain/booking-form.ts'
import { isBooked } from '#domain/booking-state.ts'
import type { TimeZone } from '#domain/guest-time.ts'
import type { Quote } from '#domain/pricing.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { quoteColumns, type BookingFields } from '#server/store/booking-columns.ts'
import { moneyOf } from '#server/store/booking-money.ts'
import type { BookingRecord, RetreatRow } from '#server/store/booking-record.ts'
import { formColumns } from './form-columns.ts'
import type { Holder } from './limit-holds.ts'
import { quoteBooking } from './quote-booking.ts'

export interface Submission {
  form: BookingForm
  /** The retreat that the form names; null where there is none. */
  retreatId: string | null
  /** The total that the guest has seen, in whole euros; undefined where the sender says nothing of it. */
  expectedTotal?: number | undefined
  /** The zone of the guest's clock, where the browser says one that is known. */
  timeZone?: TimeZone | null | undefined
  /** The lead that the browser's cookie names. */
  leadId: string | null
  holder: Holder
}

/**
 * What a submission makes of a booking, at the price of now: only true under the lock of the counts (places.ts). `open` is the lead
 * that it is saved in, and `lead` the same where it existed before.
 */
export async function submittedFields(
  tx: Transaction,
  deps: Deps,
  { form, timeZone, holder }: Submission,
  {
    lead,
    open,
    retreat,
    now,
  }: { lead: BookingRecord | null; open: BookingRecord; retreat: RetreatRow; now: Date },
): Promise<{ quote: Quote; fields: BookingFields }> {
  const { user } = holder
  const isAnew = lead === null || !isBooked(lead.booking, now)
  const quote = await quoteBooking(tx, deps.prices, {
    lead,
    room: form.selectedRoom,
    retreat,
    now,
    submittedAt: (isAnew ? null : lead.booking.submittedAt) ?? now,
    userId: user?.id ?? null,
  })
  const fields = {
    ...formColumns(deps, open, form, timeZone ? { timeZone } : {}),
    ...quoteColumns(quote),
    userId: lead?.booking.userId ?? user?.id ?? null,
    // Its parts had days that may be over by now: they are chosen again with the order.
    ...(isAnew && { paymentPlan: null }),
    // A browser that does not say keeps what another one said.
    ...(timeZone && { timeZone }),
  }
  return { quote, fields }
}

/** A lead that an account has claimed can be submitted again only by that account. */
export function belongsTo(lead: BookingRecord, user: User | null): boolean {
  return lead.booking.userId === null || lead.booking.userId === user?.id
}

/** A cancelled booking is over, and one with a payment is changed on the dashboard: another submit is another booking. */
export function isStillOpen(lead: BookingRecord): boolean {
  return lead.booking.status !== 'cancelled' && moneyOf(lead).paymentStatus === 'pending'
}
