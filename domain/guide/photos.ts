import type { CalendarDay } from '#domain/base/dates.ts'
import { holdsPlace, type BookingStatus } from '#domain/place/booking-status.ts'

/** The link to the photos and videos of a retreat, and the last day on which they are kept there. */
export interface PhotoAlbum {
  url: string
  keptUntil: CalendarDay
}

/** The photos of a date as the operator entered them: both fields or neither. */
interface EnteredPhotos {
  photosUrl: string | null
  photosUntil: CalendarDay | null
}

/** Returns the errors of the entered photos on a retreat with this last day, each with its field. */
export function photosFaults({
  photosUrl,
  photosUntil,
  endsOn,
}: EnteredPhotos & { endsOn: CalendarDay }): { field: keyof EnteredPhotos; message: string }[] {
  if (photosUrl === null && photosUntil === null) return []
  if (photosUrl === null) return [{ field: 'photosUrl', message: 'Enter the link too, or clear the day' }]
  if (photosUntil === null)
    return [{ field: 'photosUntil', message: 'Enter the last day too, or clear the link' }]
  if (photosUntil < endsOn) {
    return [
      {
        field: 'photosUntil',
        message: 'Guests see the link from the retreat’s last day on: choose a later day',
      },
    ]
  }
  return []
}

/** Returns the photos from the retreat's last day until `photosUntil`, in Banjul, for a guest with a paid place; null otherwise. */
export function photosFor(
  { status, amountPaid }: { status: BookingStatus; amountPaid: number },
  { photosUrl, photosUntil, endsOn }: EnteredPhotos & { endsOn: CalendarDay },
  today: CalendarDay,
): PhotoAlbum | null {
  if (photosUrl === null || photosUntil === null) return null
  const isTheirs = holdsPlace(status) && amountPaid > 0
  return isTheirs && endsOn <= today && today <= photosUntil
    ? { url: photosUrl, keptUntil: photosUntil }
    : null
}
