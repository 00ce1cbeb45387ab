import type { OperatorMails } from '#domain/admin/operator-settings.ts'
import type { Cents } from '#domain/base/money.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { readOperatorMails } from '#server/store/operator-settings.ts'
import { queueBookingMail } from './queue-booking-mail.ts'
import type { MailDeps } from './queue-mail.ts'

// Mails to the operator as things happen, unless switched off. Each is queued in the transaction of the change it is about.

/** Tells the operator that a place was taken, once per submission. */
export async function tellOfNewBooking(
  tx: Transaction,
  deps: MailDeps,
  record: BookingRecord,
): Promise<void> {
  if (await wants(tx, 'mailOnBooking')) await queueBookingMail(tx, deps, 'operator-booking-received', record)
}

/** Tells the operator of a card payment that counts. Payments that go straight back have a mail that cannot be switched off. */
export async function tellOfCardPayment(
  tx: Transaction,
  deps: MailDeps,
  record: BookingRecord,
  payment: PaymentRow,
): Promise<void> {
  if (await wants(tx, 'mailOnCardPayment'))
    await queueBookingMail(tx, deps, 'operator-card-payment', record, { payment })
}

/** Tells the operator that a guest has cancelled. `backCents` is the refund. */
export async function tellOfCancellation(
  tx: Transaction,
  deps: MailDeps,
  record: BookingRecord,
  backCents: Cents,
): Promise<void> {
  if (await wants(tx, 'mailOnCancellation'))
    await queueBookingMail(tx, deps, 'operator-booking-cancelled', record, { backCents })
}

async function wants(tx: Transaction, mail: keyof OperatorMails): Promise<boolean> {
  return (await readOperatorMails(tx))[mail]
}
