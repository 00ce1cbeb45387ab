import type { BalanceReminder, PartReminder } from '#domain/reminders.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'

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
