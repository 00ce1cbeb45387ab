import type { Database, Transaction } from '#server/db/connect.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { gatherFacts, type Told } from './mail-facts.ts'
import { closeChangeMail } from './queue-change-mail.ts'
import { queueMail, type MailDeps, type QueuedMail } from './queue-mail.ts'
import { operatorAddress } from './sender.ts'
import { MAILS, type BookingMailTemplate } from './templates.ts'
import { limitOfGuest } from './typed-address.ts'

/**
 * Tells a booking's guest, or the operator, what has just happened. `record` is the booking as the change left it. A
 * repeat for the same change queues nothing: the dedupe key names the hold, the payment or the instant of the change.
 * Returns false where the guest is not told: there is no address, or it has had too many emails.
 */
export async function queueBookingMail<T extends BookingMailTemplate>(
  tx: Database | Transaction,
  deps: MailDeps,
  template: T,
  record: BookingRecord,
  ...told: Told<T>
): Promise<boolean> {
  const mail = bookingMail(deps, template, record, ...told)
  if (mail === null) return false
  if (MAILS[template].to === 'guest') await closeChangeMail(tx, record.booking.id)
  const isByOperator = 'isByGuest' in mail.data && !mail.data.isByGuest
  return queueMail(tx, deps, { ...mail, ...(!isByOperator && (await limitOfGuest(tx, record, template))) })
}

/** What such a mail says, and to whom; null where there is nobody to write to. */
export function bookingMail<T extends BookingMailTemplate>(
  deps: MailDeps,
  template: T,
  record: BookingRecord,
  ...told: Told<T>
): QueuedMail<T> | null {
  const { id, email } = record.booking
  const toOperator = MAILS[template].to === 'operator'
  // Whose data was erased is written to no more; the operator still is.
  if (!email && !toOperator) return null
  return {
    template,
    ...gatherFacts(deps, template, record, ...told),
    to: toOperator ? operatorAddress() : (email ?? ''),
    ...(toOperator && email && { replyTo: email }),
    bookingId: id,
  }
}
