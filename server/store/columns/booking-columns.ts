import { STORED_FIELDS } from '#domain/booking/booking-fields.ts'
import type { BookingDraft, BookingForm } from '#domain/booking/booking-form.ts'
import type { EnteredBooking } from '#domain/booking/entered-booking.ts'
import { draftedNotes, hasNotes } from '#domain/booking/health-consent.ts'
import { pick, recordOf } from '#domain/booking/typed-records.ts'
import type { Quote } from '#domain/price/pricing.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { bookings } from '#server/db/schema.ts'
import type { DataKeys } from '#server/process/data-keys.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { openFields } from './sealed-fields.ts'

const EMPTY = recordOf(STORED_FIELDS, () => null)

/**
 * Returns the fields of a complete form, or of one that the operator entered, unencrypted (`sealFields` encrypts them). Empties the
 * kiter fields of a non-kiter, and leaves out date and consent, which have columns of their own.
 */
export function formFields(form: BookingForm | EnteredBooking) {
  const { selectedDate: _, healthConsent: _consent, ...fields } = form
  return { ...EMPTY, ...fields, healthConditions: hasNotes(form) ? (form.healthConditions ?? null) : null }
}

/** Returns the fields that a draft contains, unencrypted; a missing field stays unchanged. */
export function draftFields(draft: BookingDraft) {
  return {
    packageType: draft.packageType,
    ...pick(draft, STORED_FIELDS),
    healthConditions: draftedNotes(draft),
  }
}

/** Returns the form stored in a booking, decrypted. */
export function storedForm(keys: DataKeys, { booking, retreat }: Pick<BookingRecord, 'booking' | 'retreat'>) {
  return {
    packageType: booking.packageType,
    ...openFields(keys, booking),
    selectedDate: retreat && labelOf(retreat),
  }
}

/** Returns the columns that freeze a quote. */
export function quoteColumns(quote: Quote) {
  return { ...quote, grantedCents: quote.grantedCents ?? null }
}

/** Columns of a booking's identity, written by `insertLead`, and of its state, written by `saveTransition`. */
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

/** Columns that a command may write: the guest's fields, the quote and the owner. The type excludes all others. */
export type BookingFields = Partial<Omit<typeof bookings.$inferInsert, KeptColumn>> & {
  [Column in KeptColumn]?: never
}

/** Columns that do not affect the state, including the times of the last reminder and change. */
export type FreeColumns = Partial<
  Omit<typeof bookings.$inferInsert, Exclude<KeptColumn, 'remindedAt' | 'updatedAt'>>
>
