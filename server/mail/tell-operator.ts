import { nameOrAddress } from '#domain/booking/full-name.ts'
import type { OperatorMails } from '#domain/desk/operator-settings.ts'
import { eurosFromCents, type Cents } from '#domain/base/money.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { readOperatorMails } from '#server/store/operator-settings.ts'
import { mailedBooking, mailedPayment } from './facts/mailed-booking.ts'
import { queueMail, type MailDeps, type QueuedMail } from './queue-mail.ts'
import { operatorAddress } from './sender.ts'
import type { MailTemplate } from './templates.ts'

// What the operator is told as it happens, where she has not switched it off; each in the transaction of what it is about.

/** A place was taken: once for each time that the booking begins anew. */
export async function tellOfNewBooking(
  tx: Transaction,
  deps: MailDeps,
  record: BookingRecord,
): Promise<void> {
  await tell(tx, deps, record, 'mailOnBooking', {
    template: 'operator-booking-received',
    data: whose(record),
    happened: record.booking.submittedAt?.toISOString() ?? '',
  })
}

/** A card payment arrived and counts. What goes straight back she is told by another mail, which is never switched off. */
export async function tellOfCardPayment(
  tx: Transaction,
  deps: MailDeps,
  record: BookingRecord,
  payment: PaymentRow,
): Promise<void> {
  await tell(tx, deps, record, 'mailOnCardPayment', {
    template: 'operator-card-payment',
    data: { ...whose(record), payment: mailedPayment(record, payment) },
    happened: payment.id,
  })
}

/** A guest has cancelled, and this much goes back. */
export async function tellOfCancellation(
  tx: Transaction,
  deps: MailDeps,
  record: BookingRecord,
  backCents: Cents,
): Promise<void> {
  await tell(tx, deps, record, 'mailOnCancellation', {
    template: 'operator-booking-cancelled',
    data: { ...whose(record), back: eurosFromCents(backCents) },
    happened: record.booking.updatedAt.toISOString(),
  })
}

type ToldTemplate = 'operator-booking-received' | 'operator-card-payment' | 'operator-booking-cancelled'

interface News<T extends MailTemplate> extends Pick<QueuedMail<T>, 'template' | 'data'> {
  happened: string
}

async function tell<T extends ToldTemplate>(
  tx: Transaction,
  deps: MailDeps,
  record: BookingRecord,
  setting: keyof OperatorMails,
  news: News<T>,
): Promise<void> {
  const wanted = await readOperatorMails(tx)
  if (wanted[setting]) await queueMail(tx, deps, told(record, news))
}

function told<T extends MailTemplate>(
  { booking }: BookingRecord,
  { template, data, happened }: News<T>,
): QueuedMail<T> {
  return {
    template,
    data,
    to: operatorAddress(),
    ...(booking.email && { replyTo: booking.email }),
    dedupeKey: `${template}:${booking.id}:${happened}`,
    bookingId: booking.id,
  }
}

function whose(record: BookingRecord) {
  const name = nameOrAddress(record.booking, 'a guest')
  return { booking: mailedBooking(record), name }
}
