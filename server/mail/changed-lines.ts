import { formatEuros } from '#domain/base/money.ts'
import { changedLines, maskedEmail, type MailedLines } from '#domain/mail/changed-lines.ts'
import { bookingRows } from '#emails/mailed-booking.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { mailedBooking } from './mailed-booking.ts'

const EMAIL = 'Email address'

/** Returns the lines of a booking that mails about changes compare. */
export function mailedLines(record: BookingRecord, now: Date): MailedLines {
  const booking = mailedBooking(record, now)
  return {
    ...Object.fromEntries(bookingRows(booking).map(({ label, value }) => [label, value])),
    ...(booking.quote && { Total: formatEuros(booking.quote.total) }),
    ...(record.booking.email !== null && { [EMAIL]: record.booking.email }),
  }
}

/** Returns the lines that differ. Masks the previous address, because the reader of the new one may be somebody else. */
export function shownChanges(before: MailedLines, after: MailedLines) {
  return changedLines(before, after).map((line) =>
    line.label === EMAIL && line.from !== null ? { ...line, from: maskedEmail(line.from) } : line,
  )
}
