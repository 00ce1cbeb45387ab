import { keysOf, pick, recordOf } from '#domain/base/typed-records.ts'
import { STORED_FIELDS } from '#domain/booking-form/booking-fields.ts'
import type { BookingDraft } from '#domain/booking-form/booking-form.ts'
import type { AnyBookingForm } from '#domain/booking-form/group-form.ts'
import { draftedNotes, hasNotes } from '#domain/booking-form/health-consent.ts'
import type { Quote } from '#domain/price/pricing.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { TRIP_TICKS, type TripTick, type TripTicksEdit } from '#domain/travel/travel-fields.ts'
import type { bookings } from '#server/db/schema.ts'
import type { DataKeys } from '#server/process/data-keys.ts'
import type { BookingRecord, BookingRow } from '#server/store/booking-record.ts'
import { openFields } from './sealed-fields.ts'

const EMPTY = recordOf(STORED_FIELDS, () => null)

/**
 * Returns the fields of a complete form, or of one that the operator entered, unencrypted (`sealFields` encrypts them). Empties the
 * kiter fields of a non-kiter, and leaves out date and consent, which have columns of their own.
 */
export function formFields(form: AnyBookingForm) {
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
export function quoteColumns({ tier, lines, balanceDueOn }: Quote) {
  return { tier, priceLines: [...lines], balanceDueOn }
}

/** Columns of a booking's identity, which only `insertBooking` writes, and of its state, which only `saveTransition` writes. */
type ReservedColumn =
  | 'id'
  | 'createdAt'
  | 'referenceSuffix'
  | 'status'
  | 'submittedAt'
  | 'holdExpiresAt'
  | 'cancelledAt'
  | 'cancellationRule'
  | 'cancellationFeeCents'
  | 'retreatId'
  | 'placeNumber'
  | 'calendarSequence'

/** Columns that a use case may write: the guest's fields, the quote, the owner and others that do not affect the state. */
export type BookingColumns = Partial<Omit<typeof bookings.$inferInsert, ReservedColumn>> & {
  [Column in ReservedColumn]?: never
}

type ConsentColumns = Pick<
  BookingRow,
  'healthConsentAt' | 'healthConsentVersion' | 'healthConsentWithdrawnAt' | 'allergies'
>

/** True if the guest's consent to storing the health notes is given and not withdrawn. */
export function consents(booking: Pick<BookingRow, 'healthConsentAt' | 'healthConsentWithdrawnAt'>): boolean {
  return booking.healthConsentAt !== null && booking.healthConsentWithdrawnAt === null
}

/**
 * Returns the consent columns for these notes: given now, for this version of the question, or withdrawn because the notes are
 * gone, along with the allergies noted for the kitchen. Notes older than the question stay without consent.
 */
export function consentColumns(
  booking: BookingRow,
  input: { notes: string | null; given: boolean; version: string; now: Date },
): Partial<ConsentColumns> {
  const stands = consents(booking)
  if (!input.notes) return stands ? { healthConsentWithdrawnAt: input.now, allergies: null } : {}
  if (stands || !input.given) return {}
  return {
    healthConsentAt: input.now,
    healthConsentVersion: input.version,
    healthConsentWithdrawnAt: null,
  }
}

const TICKED_AT = { papersChecked: 'papersCheckedAt', packed: 'packedAt' } as const satisfies Record<
  TripTick,
  keyof BookingRow
>
export const TICK_COLUMNS = Object.values(TICKED_AT)

/** Columns without any tick, for a booking that moves to another date or whose data is removed. */
export const NO_TICKS = recordOf(TICK_COLUMNS, () => null)

/** Returns which items of a booking's checklist are ticked. */
export function ticksOf(booking: BookingRow): Record<TripTick, boolean> {
  return recordOf(TRIP_TICKS, (tick) => booking[TICKED_AT[tick]] !== null)
}

/** Returns the columns of newly ticked and unticked items. */
export function tickedColumns(booking: BookingRow, ticks: TripTicksEdit, now: Date) {
  const columns = keysOf(TICKED_AT).flatMap((tick) => {
    const isTicked = ticks[tick]
    const column = TICKED_AT[tick]
    return isTicked === undefined ? [] : [[column, isTicked ? (booking[column] ?? now) : null] as const]
  })
  return Object.fromEntries(columns)
}
