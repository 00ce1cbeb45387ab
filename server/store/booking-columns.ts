import { STORED_FIELDS } from '#domain/booking/booking-fields.ts'
import type { BookingDraft, BookingForm } from '#domain/booking/booking-form.ts'
import type { EnteredBooking } from '#domain/booking/entered-booking.ts'
import { draftedNotes, hasNotes } from '#domain/booking/health-consent.ts'
import { pick, recordOf } from '#domain/booking/typed-records.ts'
import type { Quote } from '#domain/price/pricing.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { bookings } from '#server/db/schema.ts'
import type { DataKeys } from '#server/process/data-keys.ts'
import type { BookingRecord } from './booking-record.ts'
import { openFields } from './sealed-fields.ts'

const EMPTY = recordOf(STORED_FIELDS, () => null)

/**
 * What a form fills that is complete, or entered by the operator, in clear (sealFields makes columns of it); a non-kiter's kiter fields are emptied. The dates
 * become the retreat's id, and the consent its own columns.
 */
export function formFields(form: BookingForm | EnteredBooking) {
  const { selectedDate: _, healthConsent: _consent, ...fields } = form
  return { ...EMPTY, ...fields, healthConditions: hasNotes(form) ? (form.healthConditions ?? null) : null }
}

/** What a draft names, in clear; a field that it leaves out stays as it was. */
export function draftFields(draft: BookingDraft) {
  return {
    packageType: draft.packageType,
    ...pick(draft, STORED_FIELDS),
    healthConditions: draftedNotes(draft),
  }
}

/** The form that a booking holds, in clear. */
export function storedForm(keys: DataKeys, { booking, retreat }: Pick<BookingRecord, 'booking' | 'retreat'>) {
  return {
    packageType: booking.packageType,
    ...openFields(keys, booking),
    selectedDate: retreat && labelOf(retreat),
  }
}

/** The columns that freeze a quote. */
export function quoteColumns(quote: Quote) {
  return { ...quote, grantedCents: quote.grantedCents ?? null }
}

/** The columns of a booking's identity and of its state: insertLead writes the first, saveTransition the others. */
type KeptColumn =
  | 'id'
  | 'createdAt'
  | 'referenceSuffix'
  | 'status'
  | 'submittedAt'
  | 'holdExpiresAt'
  | 'remindedAt'
  | 'cancelledAt'
  | 'cancellationRule'
  | 'cancellationFeeCents'
  | 'retreatId'
  | 'placeNumber'
  | 'calendarSequence'
  | 'updatedAt'

/** What a use case may write of a booking: what the guest has typed, the quote, whose it is. Nothing else fits into it. */
export type BookingFields = Partial<Omit<typeof bookings.$inferInsert, KeptColumn>> & {
  [Column in KeptColumn]?: never
}

/** Columns from which no state follows, with when the booking was last reminded or altered. */
export type FreeColumns = Partial<
  Omit<typeof bookings.$inferInsert, Exclude<KeptColumn, 'remindedAt' | 'updatedAt'>>
>
