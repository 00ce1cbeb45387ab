import { content } from '#content/content.server.ts'
import type { Refund } from '#domain/cancellation.ts'
import type { BalanceReminder } from '#domain/reminders.ts'
import type { BookingMailData } from '#emails/mailed-booking.ts'
import type { BookingRecord, PaymentRow } from '#server/bookings/booking-record.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { greetingName } from './greeting-name.ts'
import { cancellationRefund, mailedBooking, mailedPayment } from './mailed-booking.ts'
import { queueMail, type MailDeps } from './queue-mail.ts'
import { operatorAddress } from './sender.ts'
import type { MailData } from './templates.ts'

/** What each mail has to be told beside the booking. */
interface Told {
  'booking-received': []
  'payment-reminder': []
  'balance-reminder': [{ reminder: BalanceReminder }]
  'pre-travel': []
  'booking-expired': []
  'booking-changed': []
  'booking-cancelled': [{ refund: Refund }]
  'payment-received': [{ payment: PaymentRow }]
  'payment-refunded': [{ payment: PaymentRow }]
  'refund-made': [{ payment: PaymentRow }]
  'transfer-reported': [{ payment: PaymentRow }]
  'transfer-received': [{ payment: PaymentRow }]
  'transfer-rejected': [{ payment: PaymentRow }]
  'operator-transfer-reported': [{ payment: PaymentRow }]
  'operator-payment-refunded': [{ payment: PaymentRow }]
  'operator-payment-problem': [{ payment: PaymentRow; problem: string }]
  'operator-payment-disputed': [{ payment: PaymentRow; answerBy: Date | null }]
}

/** The mails in the life of a booking. */
export type BookingMailTemplate = keyof Told

/**
 * Tells a booking's guest, or the operator, what has just happened. `record` is the booking as the change left it. A
 * repeat for the same change queues nothing: the occasion is the hold, the payment or the instant of the change.
 */
export async function queueBookingMail<T extends BookingMailTemplate>(
  tx: Database | Transaction,
  deps: MailDeps,
  template: T,
  record: BookingRecord,
  ...told: Told[T]
): Promise<void> {
  const { booking } = record
  const { data, happened } = composers[template](record, ...told)
  const guest = booking.email ?? ''
  const toOperator = template.startsWith('operator-')
  await queueMail(tx, deps, {
    template,
    data,
    to: toOperator ? operatorAddress() : guest,
    ...(toOperator && { replyTo: guest }),
    occasion: occasionOf(template, record, happened),
    bookingId: booking.id,
  })
}

function occasionOf(template: BookingMailTemplate, { booking }: BookingRecord, happened: string): string {
  return `${template}:${booking.id}:${happened}`
}

/** By which it is known that a reminder has been queued already. */
export function balanceReminderOccasion(record: BookingRecord, reminder: BalanceReminder): string {
  return occasionOf('balance-reminder', record, balanceReminded(record, reminder))
}

/** By which it is known that the mail before the journey has been queued already. */
export function preTravelOccasion(record: BookingRecord): string {
  return occasionOf('pre-travel', record, departure(record))
}

interface Composed<T extends BookingMailTemplate> {
  data: MailData[T]
  happened: string
}

const composers: { [T in BookingMailTemplate]: (record: BookingRecord, ...told: Told[T]) => Composed<T> } = {
  'booking-received': (record) => ({
    data: { ...forGuest(record), claimed: record.booking.userId !== null },
    happened: submission(record),
  }),
  'payment-reminder': (record) => ({ data: forGuest(record), happened: holdEnd(record) }),
  'balance-reminder': (record, { reminder }) => ({
    data: { ...forGuest(record), overdue: reminder === 'overdue' },
    happened: balanceReminded(record, reminder),
  }),
  'pre-travel': (record) => ({ data: forGuest(record), happened: departure(record) }),
  'booking-expired': (record) => ({ data: forGuest(record), happened: change(record) }),
  'booking-changed': (record) => ({ data: forGuest(record), happened: change(record) }),
  'booking-cancelled': (record, { refund }) => ({
    data: { ...forGuest(record), refund: cancellationRefund(record, refund) },
    happened: change(record),
  }),
  'payment-received': aboutPayment,
  'payment-refunded': aboutPayment,
  'refund-made': aboutPayment,
  'transfer-reported': (record, { payment }) => ({
    ...aboutPayment(record, { payment }),
    data: { ...aboutPayment(record, { payment }).data, transferDays: content.business.bank.transferDays },
  }),
  'transfer-received': aboutPayment,
  'transfer-rejected': aboutPayment,
  'operator-transfer-reported': forOperator,
  'operator-payment-refunded': forOperator,
  'operator-payment-problem': (record, { payment, problem }) => {
    const { data, happened } = forOperator(record, { payment })
    return { data: { ...data, problem }, happened: `${happened}:${problem}` }
  },
  'operator-payment-disputed': (record, { payment, answerBy: until }) => {
    const { data, happened } = forOperator(record, { payment })
    const answerBy = until?.toISOString() ?? null
    return { data: { ...data, answerBy }, happened: `${happened}:${answerBy}` }
  },
}

function forGuest(record: BookingRecord): BookingMailData {
  return { booking: mailedBooking(record), guestName: greetingName(record.booking.firstName) }
}

function aboutPayment(record: BookingRecord, { payment }: { payment: PaymentRow }) {
  return { data: { ...forGuest(record), payment: mailedPayment(payment) }, happened: payment.id }
}

function forOperator(record: BookingRecord, { payment }: { payment: PaymentRow }) {
  const { firstName, lastName, email } = record.booking
  const name = [firstName, lastName].filter(Boolean).join(' ') || (email ?? 'a guest')
  return {
    data: { booking: mailedBooking(record), payment: mailedPayment(payment), name },
    happened: payment.id,
  }
}

function submission({ booking }: BookingRecord): string {
  return booking.submittedAt?.toISOString() ?? ''
}

/** A rejected transfer begins a new hold, and with it a new reminder. */
function holdEnd({ booking }: BookingRecord): string {
  return booking.holdExpiresAt?.toISOString() ?? ''
}

/** Another date is another journey, with reminders of its own. */
function departure({ retreat }: BookingRecord): string {
  return retreat?.startsOn ?? ''
}

function balanceReminded(record: BookingRecord, reminder: BalanceReminder): string {
  return `${departure(record)}:${reminder}`
}

function change({ booking }: BookingRecord): string {
  return booking.updatedAt.toISOString()
}
