import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { BookingForm } from '#domain/booking-form.ts'
import { isBooked } from '#domain/booking-state.ts'
import { REPEAT_SECONDS } from '#domain/holds.ts'
import type { Transaction } from '#server/db/connect.ts'
import { bookings } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { formFields, storedForm } from '#server/store/booking-columns.ts'
import { loadBookings, type BookingRecord, type RetreatRow } from '#server/store/booking-record.ts'
import { heldFrom } from '#server/store/unclaimed-holds.ts'
import type { Holder } from './limit-holds.ts'

/** A repeat of what stands already: a double click, a retry after a lost answer, a second tab. */
export function isBookedAs(
  { clock, dataKeys }: Pick<Deps, 'clock' | 'dataKeys'>,
  lead: BookingRecord,
  retreat: RetreatRow,
  form: BookingForm,
): boolean {
  // A hold that has just run out is not a booking any more, even before the sweep has seen it: it is taken anew.
  if (!isBooked(lead.booking, clock.now()) || lead.booking.retreatId !== retreat.id) return false
  const booked: Record<string, unknown> = storedForm(dataKeys, lead)
  return Object.entries(formFields(form)).every(([field, value]) => booked[field] === value)
}

/**
 * What the very same form has booked within the last minute, for the same account or from the same network: the same
 * click once more, by a browser that has not kept, or not yet got, the cookie that names its lead. It gives nothing
 * away: every field of it was sent again by whoever asks, and nothing older is in it, because that form was all it was
 * made of. Like all that counts holds, it rests while limits are off (decision 0055).
 */
export async function findRepeat(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'dataKeys' | 'env'>,
  { form, retreat, holder }: { form: BookingForm; retreat: RetreatRow; holder: Holder },
): Promise<BookingRecord | null> {
  if (!deps.env.rateLimits) return null
  const now = deps.clock.now()
  const candidates = await loadBookings(
    tx,
    and(
      eq(bookings.email, form.email),
      isNotNull(bookings.placeNumber),
      gt(bookings.submittedAt, new Date(now.getTime() - REPEAT_SECONDS * 1000)),
      eq(bookings.submittedAt, bookings.createdAt),
      holder.user
        ? eq(bookings.userId, holder.user.id)
        : heldFrom(tx, { networkKey: holder.origin.networkKey }),
    ),
  )
  return candidates.find((lead) => isBookedAs(deps, lead, retreat, form)) ?? null
}
