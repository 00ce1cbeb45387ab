import { STORED_FIELDS } from '#domain/booking-fields.ts'
import type { BookingDraft, BookingForm } from '#domain/booking-form.ts'
import { pick, recordOf } from '#domain/typed-records.ts'
import type { Quote } from '#domain/pricing.ts'
import { labelOf } from '#domain/retreats.ts'
import type { bookings } from '#server/db/schema.ts'
import type { BookingRecord } from './booking-record.ts'

const EMPTY = recordOf(STORED_FIELDS, () => null)

/** The columns that a complete form fills; a companion's kiter columns are emptied. The dates become the retreat's id. */
export function formColumns(form: BookingForm) {
  const { selectedDate: _, ...fields } = form
  return { ...EMPTY, ...fields }
}

/** The columns that a draft names; a field that it leaves out stays as it was. */
export function draftColumns(draft: BookingDraft) {
  return { packageType: draft.packageType, ...pick(draft, STORED_FIELDS) }
}

/** The form that these columns hold. */
export function storedForm({ booking, retreat }: Pick<BookingRecord, 'booking' | 'retreat'>) {
  return {
    packageType: booking.packageType,
    ...pick(booking, STORED_FIELDS),
    selectedDate: retreat && labelOf(retreat),
  }
}

/** The columns that freeze a quote. */
export function quoteColumns(quote: Quote) {
  return {
    tier: quote.tier,
    basePriceCents: quote.basePriceCents,
    roomSupplementCents: quote.roomSupplementCents,
    discountCents: quote.discountCents,
    totalCents: quote.totalCents,
    depositCents: quote.depositCents,
    balanceCents: quote.balanceCents,
    balanceDueOn: quote.balanceDueOn,
  }
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
  | 'retreatId'
  | 'placeNumber'
  | 'calendarSequence'
  | 'updatedAt'

/** What a use case may write of a booking: what the guest has typed, the quote, whose it is. Nothing else fits into it. */
export type BookingFields = Partial<Omit<typeof bookings.$inferInsert, KeptColumn>> & {
  [Column in KeptColumn]?: never
}
