import type { PaymentType } from '#domain/payment/payment-reference.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { referencesOf } from '#server/store/present-booking.ts'

/** What a booking's transfer of this kind is known by; null where nothing has been agreed yet. */
export function transferReference(
  { booking, retreat }: Pick<BookingRecord, 'booking' | 'retreat'>,
  paymentType: PaymentType,
): string | null {
  return retreat && referencesOf(booking, retreat.startsOn)[paymentType]
}
