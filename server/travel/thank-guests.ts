import { and, eq, gte, inArray, isNotNull, lt, ne } from 'drizzle-orm'
import { addDays, banjulDay } from '#domain/base/dates.ts'
import { isFounderBooking } from '#domain/booking/founding.ts'
import { isTimeToThank } from '#domain/guide/after-retreat.ts'
import { photosFor } from '#domain/guide/photos.ts'
import { isReminderTime } from '#domain/payment/reminders.ts'
import { changeEach } from '#server/change/change-booking.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { greetingName } from '#server/mail/mailed-booking.ts'
import { loadBookings } from '#server/store/booking-record.ts'
import { presentOpenBooking } from '#server/store/present-booking.ts'
import { afterLink, hasTravelled } from './guest-answers.ts'

/** Days after a retreat's end that are looked at. */
const LOOKED_AT_DAYS = 21

/** Thanks every guest who travelled, three days after the last day, and asks how it was. Dedupe keys prevent repeats. */
export async function thankGuests(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  if (!isReminderTime(now)) return
  const today = banjulDay(now)
  const over = deps.db
    .select({ id: retreats.id })
    .from(retreats)
    .where(
      and(
        lt(retreats.endsOn, today),
        gte(retreats.endsOn, addDays(today, -LOOKED_AT_DAYS)),
        ne(retreats.status, 'cancelled'),
      ),
    )
  const records = await loadBookings(
    deps.db,
    and(inArray(bookings.retreatId, over), isNotNull(bookings.email), eq(bookings.isExample, false)),
  )
  const due = records
    .filter((record) => hasTravelled(record, today) && isTimeToThank(record.retreat?.endsOn ?? '', today))
    .map(({ booking }) => ({ bookingId: booking.id }))
  await changeEach(deps, due, 'a guest could not be thanked after the retreat yet', (record) => {
    const { booking, retreat } = record
    if (!retreat || booking.email === null || !hasTravelled(record, today)) return { result: null }
    const data = {
      guestName: greetingName(booking.firstName),
      link: afterLink(deps, booking),
      hasPhotos: photosFor(presentOpenBooking(record), retreat, today) !== null,
      isFounder: isFounderBooking(booking, deps.site().prices),
    }
    const dedupeKey = `after-retreat:${booking.id}:${retreat.startsOn}`
    const mail = {
      template: 'after-retreat' as const,
      to: booking.email,
      bookingId: booking.id,
      dedupeKey,
      data,
    }
    return { mails: [{ is: 'complete', mail }], result: null }
  })
}
