import type { Booking } from '#domain/booking.ts'

const PACKAGES = { kiter: 'Kiter', 'non-kiter': 'Non-kiter' }
const ROOMS = { private: 'private room', shared: 'shared room' }

/** What was booked, in short: "Kiter, private room". */
export function stayText({
  packageType,
  selectedRoom,
}: Pick<Booking, 'packageType' | 'selectedRoom'>): string {
  return `${PACKAGES[packageType ?? 'kiter']}, ${ROOMS[selectedRoom ?? 'shared']}`
}
