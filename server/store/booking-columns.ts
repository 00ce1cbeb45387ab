import type { BookingForm } from '#domain/booking-form.ts'
import type { Quote } from '#domain/pricing.ts'
import type { bookings } from '#server/db/schema.ts'

/** The columns that a complete form fills; a companion's kiter columns are emptied. */
export function formColumns(form: BookingForm) {
  const kiter = form.packageType === 'kiter' ? form : null
  return {
    packageType: form.packageType,
    firstName: form.firstName,
    lastName: form.lastName,
    email: form.email,
    phone: form.phone,
    emergencyContact: form.emergencyContact,
    emergencyPhone: form.emergencyPhone,
    healthConditions: form.healthConditions ?? null,
    room: form.selectedRoom,
    diet: form.selectedDiet,
    age: kiter?.age ?? null,
    weight: kiter?.weight ?? null,
    height: kiter?.height ?? null,
    kitingExperience: kiter?.kitingExperience ?? null,
    wetsuitSize: kiter?.selectedWetsuitSize ?? null,
    wetsuitGender: kiter?.selectedWetsuitGender ?? null,
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
  | 'retreatId'
  | 'placeNumber'
  | 'calendarSequence'
  | 'updatedAt'

/** What a use case may write of a booking: what the guest has typed, the quote, whose it is. Nothing else fits into it. */
export type BookingFields = Partial<Omit<typeof bookings.$inferInsert, KeptColumn>> & {
  [Column in KeptColumn]?: never
}
