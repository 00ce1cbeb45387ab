import { eq } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import { photosFor, type PhotoAlbum } from '#domain/retreat/photos.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { loadBookings } from '#server/store/booking-record.ts'
import { presentOpenBooking } from '#server/store/present-booking.ts'

/** Returns the photo albums of an account's retreats that are available today. */
export async function readPhotos(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<(PhotoAlbum & { bookingId: string })[]> {
  const records = await loadBookings(db, eq(bookings.userId, userId))
  const today = banjulDay(clock.now())
  return records.flatMap((record) => {
    const photos = record.retreat && photosFor(presentOpenBooking(record), record.retreat, today)
    return photos ? [{ bookingId: record.booking.id, ...photos }] : []
  })
}
