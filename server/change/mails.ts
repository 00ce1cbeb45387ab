import type { Transaction } from '#server/db/connect.ts'
import type { DocumentRow } from '#server/document/document-record.ts'
import type { MailInput } from '#server/mail/event-facts.ts'
import { queueBookingMail, queueOperatorMail } from '#server/mail/queue-booking-mail.ts'
import { queueChangeMail } from '#server/mail/queue-change-mail.ts'
import { queueMail, type MailDeps, type QueuedMail } from '#server/mail/queue-mail.ts'
import { MAILS, type BookingMailTemplate, type OtherTemplate } from '#server/mail/templates.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { queueCancellationMail } from './cancellation-mail.ts'
import type { ChangedBy } from './under-locks.ts'

/** Emails to the operator that a setting switches off. */
type OptionalTemplate = Parameters<typeof queueOperatorMail>[2]

/** An email that a change causes. It is queued once the change is saved, in its transaction. */
export type Mail =
  /** An email about the booking after the change, or about `record`. */
  | { is: 'about-booking'; template: BookingMailTemplate; input: unknown; record?: BookingRecord }
  | { is: 'optional'; template: OptionalTemplate; input: unknown }
  | { is: 'complete'; mail: QueuedMail<OtherTemplate> }
  /** Says what differs between the booking before and after. */
  | { is: 'changed'; before: BookingRecord }
  | { is: 'cancelled'; asksAccount: boolean }

/** Returns the email about the changed booking. */
export function mailOf<T extends BookingMailTemplate>(template: T, ...[input]: MailInput<T>): Mail {
  return { is: 'about-booking', template, input }
}

/** Returns the email about another booking than the changed one, such as the copy of a previous guest. */
export function mailAbout<T extends BookingMailTemplate>(
  record: BookingRecord,
  template: T,
  ...[input]: MailInput<T>
): Mail {
  return { is: 'about-booking', template, input, record }
}

/** Returns the email to the operator, which is queued unless its setting is off. */
export function operatorMailOf<T extends OptionalTemplate>(template: T, ...[input]: MailInput<T>): Mail {
  return { is: 'optional', template, input }
}

/** A booking after its change was saved. */
export interface Saved {
  tx: Transaction
  record: BookingRecord
  refunds: PaymentRow[]
  documents: DocumentRow[]
}

/** Returns the documents that a change issued for these bookings. */
export function documentsOf(changed: readonly Saved[], bookingIds: readonly string[]): DocumentRow[] {
  return changed.flatMap(({ record, documents }) => (bookingIds.includes(record.booking.id) ? documents : []))
}

/**
 * Queues the emails of a change, in this order. Returns whether its first email to a guest is sent; null if there is none, or it has
 * nothing to say.
 */
export async function queueMails(
  { deps, by }: { deps: MailDeps; by: ChangedBy },
  saved: Saved,
  mails: readonly Mail[],
): Promise<boolean | null> {
  let mailed: boolean | null = null
  for (const mail of mails) {
    const isSent = await queue(deps, by, saved, mail)
    mailed ??= isSent
  }
  return mailed
}

async function queue(
  deps: MailDeps,
  by: ChangedBy,
  { tx, record, documents }: Saved,
  mail: Mail,
): Promise<boolean | null> {
  switch (mail.is) {
    case 'about-booking': {
      // `mailOf` and `mailAbout` have checked the input against the template.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const input = mail.input as never
      const isSent = await queueBookingMail(tx, deps, mail.template, mail.record ?? record, input)
      return MAILS[mail.template].to === 'operator' ? null : isSent
    }
    case 'optional':
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `operatorMailOf` has checked it
      await queueOperatorMail(tx, deps, mail.template, record, mail.input as never)
      return null
    case 'complete': {
      const isSent = await queueMail(tx, deps, mail.mail)
      return MAILS[mail.mail.template].to === 'operator' ? null : isSent
    }
    case 'changed':
      return queueChangeMail(tx, deps, { before: mail.before, after: record, documents, by })
    case 'cancelled': {
      const isByGuest = by.actor === 'guest'
      return queueCancellationMail(tx, deps, record, { asksAccount: mail.asksAccount, isByGuest })
    }
  }
}
