import { bookingFields } from '#domain/booking/booking-fields.ts'
import { PACKAGE_TITLES, ROOM_NAMES } from '#domain/booking/booking-names.ts'
import type { Booking } from '#domain/booking/booking.ts'

const DIETS: Record<string, string> = {
  vegetarian: 'Vegetarian food',
  vegan: 'Vegan food',
  'no-diet': 'No special diet',
}

const FITS = bookingFields.selectedWetsuitGender.words

/** Returns what was booked in short: package, room, diet, and a kiter's wetsuit. */
export function staySummary(booking: Booking): string[] {
  const { packageType, selectedRoom, selectedDiet, selectedWetsuitSize, selectedWetsuitGender } = booking
  return [
    PACKAGE_TITLES[packageType ?? 'kiter'],
    ROOM_NAMES[selectedRoom ?? 'shared'],
    DIETS[selectedDiet ?? 'no-diet'] ?? '',
    packageType === 'kiter' && selectedWetsuitSize
      ? `Wetsuit ${selectedWetsuitSize}${selectedWetsuitGender ? `, ${FITS[selectedWetsuitGender]}` : ''}`
      : '',
  ].filter((words) => words !== '')
}
