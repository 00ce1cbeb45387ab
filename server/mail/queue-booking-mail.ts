import { inArray } from 'drizzle-orm'
import { ordersOf, paymentAwaitedUntil, takesPlaceOf } from '#domain/mail/order-mail.ts'
import type { MailFile } from '#domain/mail/stored-mail.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { mails } from '#server/db/schema.ts'
import { findOrder, type OrderRow } from '#server/order/order-record.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { gatherFacts, type MailInput } from './mail-facts.ts'
import { releaseWaitingMails, waitingMails } from './queue-change-mail.ts'
import { queueMail, type MailDeps, type QueuedMail } from './queue-mail.ts'
import { operatorAddress } from './sender.ts'
import { MAILS, templatesWhere, type BookingMailTemplate } from './templates.ts'
import { limitOfGuest } from './typed-address.ts'

/**
 * Queues a mail to the booking's guest or to the operator about what has just happened. `record` is the booking after the change. A repeat
 * for the same change queues nothing: the dedupe key names the hold, the payment or the instant of the change. Returns false if the guest
 * is not emailed, because there is no address or it has had too many emails.
 */
export async function queueBookingMail<T extends BookingMailTemplate>(
  tx: Database | Transaction,
  deps: MailDeps,
  template: T,
  record: BookingRecord,
  ...input: MailInput<T>
): Promise<boolean> {
  const mail = bookingMail(deps, template, record, ...input)
  if (mail === null) return false
  const { to, waitsForPayment } = MAILS[template]
  if (to === 'operator') return queueMail(tx, deps, mail)
  const { id } = record.booking
  const replaced = await mailsReplacedBy(tx, deps, { ...mail, bookingId: id })
  await releaseWaitingMails(tx, id, replaced)
  const isByOperator = 'isByGuest' in mail.data && !mail.data.isByGuest
  const isSent = await queueMail(tx, deps, {
    ...mail,
    ...(waitsForPayment && { openUntil: paymentAwaitedUntil(deps.clock.now()) }),
    ...(!isByOperator && (await limitOfGuest(tx, record, template))),
  })
  if (isSent && replaced.length > 0) await tx.delete(mails).where(inArray(mails.id, replaced))
  return isSent
}

/** Returns the ids of waiting mails that this mail replaces, because it carries what they carry. */
async function mailsReplacedBy(
  tx: Database | Transaction,
  deps: MailDeps,
  { bookingId, files = [] }: { bookingId: string; files?: readonly MailFile[] },
): Promise<string[]> {
  if (ordersOf(files).length === 0) return []
  const waiting = await mailsAwaitingPayment(tx, deps, bookingId)
  const now = deps.clock.now()
  return waiting
    .filter((row) => row.openUntil && takesPlaceOf(files, { ...row, openUntil: row.openUntil }, now))
    .map(({ id }) => id)
}

/** Returns the order whose mail still waits for its payment. Null if that mail was sent, or nothing was ordered. */
export async function orderAwaitingPayment(
  tx: Database | Transaction,
  deps: MailDeps,
  bookingId: string,
): Promise<OrderRow | null> {
  const [mail] = await mailsAwaitingPayment(tx, deps, bookingId)
  const [orderId] = ordersOf(mail?.files ?? [])
  return orderId === undefined ? null : findOrder(tx, orderId)
}

function mailsAwaitingPayment(tx: Database | Transaction, deps: MailDeps, bookingId: string) {
  return waitingMails(
    tx,
    deps,
    bookingId,
    templatesWhere(({ waitsForPayment }) => waitsForPayment),
  )
}

/** Returns the content and recipient of a mail about a booking. Null if there is nobody to write to. */
export function bookingMail<T extends BookingMailTemplate>(
  deps: MailDeps,
  template: T,
  record: BookingRecord,
  ...input: MailInput<T>
): QueuedMail<T> | null {
  const { id, email } = record.booking
  const toOperator = MAILS[template].to === 'operator'
  // A guest whose data was erased gets no mail; the operator still does.
  if (!email && !toOperator) return null
  return {
    template,
    ...gatherFacts(deps, template, record, ...input),
    to: toOperator ? operatorAddress() : (email ?? ''),
    ...(toOperator && email && { replyTo: email }),
    bookingId: id,
  }
}
