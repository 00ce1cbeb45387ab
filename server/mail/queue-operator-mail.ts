import type { OperatorMails } from '#domain/admin/settings-calls.ts'
import type { Transaction } from '#server/db/connect.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { readOperatorMails } from '#server/store/operator-settings.ts'
import type { MailInput } from './mail-facts.ts'
import { queueBookingMail } from './queue-booking-mail.ts'
import type { MailDeps } from './queue-mail.ts'
import type { MailTemplate } from './templates.ts'

/** The mails to the operator about what guests do, with the setting that switches each off. */
const SETTINGS = {
  'operator-booking-received': 'mailOnBooking',
  'operator-card-payment': 'mailOnCardPayment',
  'operator-booking-cancelled': 'mailOnCancellation',
} as const satisfies Partial<Record<MailTemplate, keyof OperatorMails>>

/** Queues a mail to the operator about what a guest did, unless its setting is off. */
export async function queueOperatorMail<T extends keyof typeof SETTINGS>(
  tx: Transaction,
  deps: MailDeps,
  template: T,
  record: BookingRecord,
  ...input: MailInput<T>
): Promise<void> {
  const wanted = await readOperatorMails(tx)
  if (wanted[SETTINGS[template]]) await queueBookingMail(tx, deps, template, record, ...input)
}
