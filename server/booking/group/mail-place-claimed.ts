import { labelOf } from '#domain/retreat/retreats.ts'
import type { Mail } from '#server/change/mails.ts'
import type { Transaction } from '#server/db/connect.ts'
import { greetingName } from '#server/mail/mailed-booking.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { loadGroup } from '#server/store/group-record.ts'
import { forReader } from '#server/store/mail-reader.ts'

/** Returns the email to who booked a place for another that the other has it in an own account now; none without an address. */
export async function placeClaimedMail(tx: Transaction, before: BookingRecord): Promise<Mail[]> {
  const { booking, retreat } = before
  if (booking.groupId === null || retreat === null) return []
  const { readBy, booking: read } = await forReader(tx, before)
  const [first] = await loadGroup(tx, booking.groupId)
  const booker = readBy ? { ...readBy, email: read.email } : first?.booking
  if (!booker?.email) return []
  const data = {
    guestName: greetingName(booker.firstName),
    who: greetingName(booking.firstName) ?? 'The traveller',
    retreatDate: labelOf(retreat),
  }
  const common = { to: booker.email, bookingId: booking.id, dedupeKey: `place-claimed:${booking.id}`, data }
  return [{ is: 'complete', mail: { template: 'place-claimed', ...common } }]
}
