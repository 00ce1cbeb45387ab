import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import { detailsDueOn, openDetails, startWithDetailsDueBefore } from '#domain/booking/traveller.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import { mailEachDue } from '#server/change/mail-each-due.ts'
import type { Mail } from '#server/change/mails.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { bookings, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { greetingName, mailedNames } from '#server/mail/mailed-booking.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { loadGroup } from '#server/store/group-record.ts'
import { forReader } from '#server/store/mail-reader.ts'

/**
 * Tells who has booked for others, once per group, whose details are still missing on the day after they were due. Who has an own account sees
 * it there.
 */
export async function tellOfMissingDetails(deps: Deps): Promise<void> {
  const today = banjulDay(deps.clock.now())
  await mailEachDue(deps, {
    where: and(
      gt(bookings.groupNumber, 1),
      eq(bookings.bookedByOther, true),
      isNotNull(bookings.placeNumber),
      eq(retreats.startsOn, startWithDetailsDueBefore(today)),
    ),
    failure: 'a booker could not be told of missing details yet',
    due: (db) => async (record) => ({ mails: await missingMail(deps, db, record) }),
  })
}

function lacksAny({ booking }: BookingRecord): boolean {
  return openDetails(booking).length > 0
}

/** Returns the email to who has booked, with the names of those whose details are missing, never what is missing. */
async function missingMail(deps: Deps, db: Database | Transaction, record: BookingRecord): Promise<Mail[]> {
  if (!lacksAny(record)) return []
  const { booking, retreat } = record
  const { readBy, booking: read } = await forReader(db, record)
  if (!readBy || !read.email || retreat === null || booking.groupId === null) return []
  const group = await loadGroup(db, booking.groupId)
  const called = mailedNames(group.map((each) => each.booking))
  const missing = group.flatMap((each, index) => {
    const { placeNumber, bookedByOther, retreatId } = each.booking
    const isAsked = placeNumber !== null && bookedByOther && retreatId === booking.retreatId
    return isAsked && lacksAny(each) ? (called[index] ?? []) : []
  })
  if (missing.length === 0) return []
  const dueOn = detailsDueOn(retreat.startsOn)
  const mail = {
    template: 'details-missing' as const,
    to: read.email,
    bookingId: booking.id,
    dedupeKey: `details-missing:${booking.groupId}:${dueOn}`,
    data: {
      guestName: greetingName(readBy.firstName),
      missing,
      retreatDate: labelOf(retreat),
      dueOn,
      link: `${deps.env.baseUrl}/dashboard`,
    },
  }
  return [{ is: 'complete', mail }]
}
