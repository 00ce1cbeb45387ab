import type { BalanceReminder, PartReminder } from '#domain/mail/reminders.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import type { MailTemplate } from './templates.ts'

// What has happened, as the dedupe key of a mail about it says: the same again queues nothing.

export function submission({ booking }: BookingRecord): string {
  return booking.submittedAt?.toISOString() ?? ''
}

/** A rejected transfer begins a new hold, and with it a new reminder. */
export function holdEnd({ booking }: BookingRecord): string {
  return booking.holdExpiresAt?.toISOString() ?? ''
}

/** Another date is another journey, and another guest another one's, with reminders of their own. */
export function departure({ booking, retreat }: BookingRecord): string {
  const since = booking.handedOverAt ? `:${booking.handedOverAt.toISOString()}` : ''
  return `${retreat?.startsOn ?? ''}${since}`
}

/** A part is known by its day: once it is moved it is another one. */
export function balanceReminded(record: BookingRecord, reminder: BalanceReminder | PartReminder): string {
  const which = typeof reminder === 'string' ? reminder : `part:${reminder.dueOn}:${reminder.before}`
  return `${departure(record)}:${which}`
}

export function change({ booking }: BookingRecord): string {
  return booking.updatedAt.toISOString()
}

/** One attempt to pay a refund out: where the bank refused it, the next one is told too. */
export function sending({ payment }: { payment: PaymentRow }): string {
  return `${payment.id}:${payment.settledAt?.toISOString()}`
}

export function dedupeKeyFor(template: MailTemplate, bookingId: string, happened: string): string {
  return `${template}:${bookingId}:${happened}`
}

/** By which it is known that a mail about a payment has been queued already. */
export function paymentDedupeKey(template: MailTemplate, payment: PaymentRow): string {
  return dedupeKeyFor(template, payment.bookingId, payment.id)
}

/** By which it is known that a reminder has been queued already. */
export function balanceReminderDedupeKey(
  record: BookingRecord,
  reminder: BalanceReminder | PartReminder,
): string {
  return dedupeKeyFor('balance-reminder', record.booking.id, balanceReminded(record, reminder))
}

/** By which it is known that the mail before the journey has been queued already. */
export function preTravelDedupeKey(record: BookingRecord): string {
  return dedupeKeyFor('pre-travel', record.booking.id, departure(record))
}

/** And what is needed on the journey. */
export function beforeDepartureDedupeKey(record: BookingRecord): string {
  return dedupeKeyFor('before-departure', record.booking.id, departure(record))
}
