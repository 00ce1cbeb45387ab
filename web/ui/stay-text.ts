import { PACKAGE_NAMES } from '#domain/booking/booking-names.ts'
import type { Booking } from '#domain/booking/booking.ts'

const ROOMS = { private: 'private room', shared: 'shared room' }

/** Returns the package and room in short: "Kiter, private room". */
export function stayText({
  packageType,
  selectedRoom,
}: Pick<Booking, 'packageType' | 'selectedRoom'>): string {
  return `${PACKAGE_NAMES[packageType ?? 'kiter']}, ${ROOMS[selectedRoom ?? 'shared']}`
}
