import { and, eq, gte, inArray, isNotNull, lt, ne } from 'drizzle-orm'
import { addDays, banjulDay } from '#domain/base/dates.ts'
import { isFounderBooking } from '#domain/booking/founding.ts'
import { isTimeToThank } from '#domain/guide/after-retreat.ts'
import { photosFor } from '#domain/guide/photos.ts'
import { mailEachDue } from '#server/change/mail-each-due.ts'
import type { Mail } from '#server/change/mails.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { greetingName } from '#server/mail/mailed-booking.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { presentOpenBooking } from '#server/store/present-booking.ts'
import { afterLink, hasTravelled } from './guest-answers.ts'

/** Days after a retreat's end that are looked at. */
const LOOKED_AT_DAYS = 21

/** Thanks every guest who travelled, three days after the last day, and asks how it was. */
export async function thankGuests(deps: Deps): Promise<void> {
  const today = banjulDay(deps.clock.now())
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
  await mailEachDue(deps, {
    where: and(inArray(bookings.retreatId, over), isNotNull(bookings.email), eq(bookings.isExample, false)),
    failure: 'a guest could not be thanked after the retreat yet',
    due: () => (record) => ({ mails: thanks(deps, record, today) }),
  })
}

function thanks(deps: Deps, record: BookingRecord, today: string): Mail[] {
  const { booking, retreat } = record
  if (!retreat || booking.email === null) return []
  if (!hasTravelled(record, today) || !isTimeToThank(retreat.endsOn, today)) return []
  const mail = {
    template: 'after-retreat' as const,
    to: booking.email,
    bookingId: booking.id,
    dedupeKey: `after-retreat:${booking.id}:${retreat.startsOn}`,
    data: {
      guestName: greetingName(booking.firstName),
      link: afterLink(deps, booking),
      hasPhotos: photosFor(presentOpenBooking(record), retreat, today) !== null,
      isFounder: isFounderBooking(booking, deps.site().prices),
    },
  }
  return [{ is: 'complete', mail }]
}
