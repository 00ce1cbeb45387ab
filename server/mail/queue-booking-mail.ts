import { inArray } from 'drizzle-orm'
import type { OperatorMails } from '#domain/contract/settings-calls.ts'
import { ordersOf, paymentAwaitedUntil, takesPlaceOf, type MailFile } from '#domain/mail/stored-mail.ts'
import { endOfNight } from '#domain/payment/reminders.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { mails } from '#server/db/schema.ts'
import { findOrder, type OrderRow } from '#server/order/order-record.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { readOperatorMails } from '#server/store/operator-settings.ts'
import { gatherFacts, type MailInput } from './mail-facts.ts'
import { releaseWaitingMails, waitingMails } from './queue-change-mail.ts'
import { queueMail, type MailDeps, type QueuedMail } from './queue-mail.ts'
import { operatorAddress } from './sender.ts'
import { MAILS, templatesWhere, type BookingMailTemplate, type MailTemplate } from './templates.ts'
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
  const { to, waitsForPayment, waitsForMorning, limited, keepsPlace } = MAILS[template]
  if (to === 'operator') return queueMail(tx, deps, mail)
  const { id } = record.booking
  const replaced = await mailsReplacedBy(tx, deps, { ...mail, bookingId: id })
  await releaseWaitingMails(tx, id, replaced)
  const isByOperator = 'isByGuest' in mail.data && !mail.data.isByGuest
  // A balance can be reported in many parts, and no place hangs on these emails.
  const isPart = 'payment' in mail.data && mail.data.payment.kind === 'balance'
  const isSent = await queueMail(tx, deps, {
    ...mail,
    ...(waitsForMorning && { notBefore: endOfNight(deps.clock.now()) }),
    ...(waitsForPayment && { openUntil: paymentAwaitedUntil(deps.clock.now()) }),
    ...(!isByOperator && (await limitOfGuest(tx, record, { limited, keepsPlace: keepsPlace && !isPart }))),
  })
  if (isSent && replaced.length > 0) await tx.delete(mails).where(inArray(mails.id, replaced))
  return isSent
}

/** Templates whose mails wait for the payment. */
const AWAITING_PAYMENT = templatesWhere(({ waitsForPayment }) => waitsForPayment)

/** Returns the ids of waiting mails that this mail replaces, because it carries what they carry. */
async function mailsReplacedBy(
  tx: Database | Transaction,
  deps: MailDeps,
  { bookingId, files = [] }: { bookingId: string; files?: readonly MailFile[] },
): Promise<string[]> {
  if (ordersOf(files).length === 0) return []
  const waiting = await waitingMails(tx, deps, bookingId, AWAITING_PAYMENT)
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
  const [mail] = await waitingMails(tx, deps, bookingId, AWAITING_PAYMENT)
  const [orderId] = ordersOf(mail?.files ?? [])
  return orderId === undefined ? null : findOrder(tx, orderId)
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
    to: toOperator ? operatorAddress(deps) : (email ?? ''),
    ...(toOperator && email && { replyTo: email }),
    bookingId: id,
  }
}

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
