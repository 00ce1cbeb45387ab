import type { BookingMailData } from '#emails/mailed-booking.ts'
import { stayCalendar, type CalendarFile } from '#server/calendar/stay-calendar.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { greetingName } from './greeting-name.ts'
import { mailedBooking } from './mailed-booking.ts'
import type { MailDeps } from './queue-mail.ts'

/** What any mail to a guest says of the booking, with nothing attached. */
export function forGuest(record: BookingRecord): BookingMailData {
  return { booking: mailedBooking(record), guestName: greetingName(record.booking.firstName), attached: [] }
}

/** The stay, for a guest who was sent it before: with the first money that came. */
export function knownStay(deps: MailDeps, record: BookingRecord): CalendarFile | null {
  const wasSent = record.payments.some(({ kind, state }) => kind !== 'refund' && state === 'received')
  return wasSent ? stayCalendar(deps, record) : null
}
