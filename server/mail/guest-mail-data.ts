import type { BookingMailData, PayAt } from '#emails/mailed-booking.ts'
import { stayCalendar, type CalendarFile } from '#server/calendar/stay-calendar.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { mailedPaymentAddress } from '#server/store/claim-link.ts'
import { greetingName } from './facts/greeting-name.ts'
import { mailedBooking } from './facts/mailed-booking.ts'
import type { MailDeps } from './queue-mail.ts'

/** What any mail to a guest says of the booking, with nothing attached. */
export function forGuest(record: BookingRecord): BookingMailData {
  return { booking: mailedBooking(record), guestName: greetingName(record.booking.firstName), attached: [] }
}

/** Where a mail leads the guest to pay: whoever has the link of an unclaimed booking reads its mailbox (decision 0005). */
export function payAt(deps: MailDeps, { booking }: BookingRecord): PayAt {
  return { payAt: mailedPaymentAddress(deps, booking) }
}

/** The stay, for a guest who was sent it before: with the first money that came. */
export function knownStay(deps: MailDeps, record: BookingRecord): CalendarFile | null {
  const wasSent = record.payments.some(({ kind, state }) => kind !== 'refund' && state === 'received')
  return wasSent ? stayCalendar(deps, record) : null
}
