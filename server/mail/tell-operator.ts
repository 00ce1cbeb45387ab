import type { OperatorMails } from '#domain/admin/operator-settings.ts'
import type { Cents } from '#domain/base/money.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { readOperatorMails } from '#server/store/operator-settings.ts'
import { queueBookingMail } from './queue-booking-mail.ts'
import type { MailDeps } from './queue-mail.ts'

// What the operator is told as it happens, where she has not switched it off; each in the transaction of what it is about.

/** A place was taken: once for each time that the booking begins anew. */
export async function tellOfNewBooking(
  tx: Transaction,
  deps: MailDeps,
  record: BookingRecord,
): Promise<void> {
  if (await wants(tx, 'mailOnBooking')) await queueBookingMail(tx, deps, 'operator-booking-received', record)
}

/** A card payment arrived and counts. What goes straight back she is told by another mail, which is never switched off. */
export async function tellOfCardPayment(
  tx: Transaction,
  deps: MailDeps,
  record: BookingRecord,
  payment: PaymentRow,
): Promise<void> {
  if (await wants(tx, 'mailOnCardPayment'))
    await queueBookingMail(tx, deps, 'operator-card-payment', record, { payment })
}

/** A guest has cancelled, and this much goes back. */
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
