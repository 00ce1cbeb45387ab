import type { OperatorMails } from '#domain/contract/settings-calls.ts'
import { ordersOf, paymentAwaitedUntil, refundAwaitedUntil, type MailFile } from '#domain/mail/stored-mail.ts'
import { isCheckoutMethod } from '#domain/payment/ledger.ts'
import { endOfNight } from '#domain/payment/reminders.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { findOrder, type OrderRow } from '#server/order/order-record.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { forReader } from '#server/store/mail-reader.ts'
import { readOperatorMails } from '#server/store/operator-settings.ts'
import { aboutBooking, type MailInput } from './event-facts.ts'
import { queueAbout, type MailDeps } from './queue-mail.ts'
import { operatorAddress } from './sender.ts'
import { MAILS, templatesWhere, type BookingMailTemplate, type MailTemplate } from './templates.ts'
import { limitOfGuest } from './typed-address.ts'
import { deleteMails, releaseWaitingMails, waitingMails } from './waiting-mails.ts'

/**
 * Queues a mail to the booking's guest or to the operator about what has just happened. `booked` is the booking after the change. A repeat
 * for the same change queues nothing: the dedupe key names the hold, the payment or the instant of the change. Returns false if the guest
 * is not emailed, because there is no address or it has had too many emails.
 */
export async function queueBookingMail<T extends BookingMailTemplate>(
  tx: Database | Transaction,
  deps: MailDeps,
  template: T,
  booked: BookingRecord,
  ...input: MailInput<T>
): Promise<boolean> {
  const isToOperator = MAILS[template].to === 'operator'
  const isOwn = isToOperator || MAILS[template].toTraveller === true
  const record = isOwn ? booked : await forReader(tx, booked)
  const { id: bookingId, email } = record.booking
  const { waitsForPayment, waitsForRefund, waitsForMorning, limited, keepsPlace } = MAILS[template]
  const { facts, ...about } = aboutBooking(deps, template, record, ...input)
  const mail = { template, bookingId, ...about }
  if (isToOperator)
    return queueAbout(tx, deps, { ...mail, to: operatorAddress(deps), ...(email && { replyTo: email }) })
  // A guest whose data was erased gets no mail; the operator still does.
  if (!email) return false
  const isForMorning = typeof waitsForMorning === 'function' ? waitsForMorning(facts) : waitsForMorning
  const now = deps.clock.now()
  const replaced = await mailsReplacedBy(tx, deps, mail)
  await releaseWaitingMails(tx, deps, bookingId, replaced)
  // A balance can be reported in many parts, and no place hangs on these emails.
  const limit = { limited, keepsPlace: keepsPlace && facts.payment?.kind !== 'balance' }
  const isSent = await queueAbout(tx, deps, {
    ...mail,
    to: email,
    ...(facts.isByGuest !== false && (await limitOfGuest(tx, record, limit))),
    ...(isForMorning && { notBefore: endOfNight(now) }),
    ...(waitsForPayment && { openUntil: paymentAwaitedUntil(now) }),
    ...(waitsForRefund && isProviderAsked(record) && { openUntil: refundAwaitedUntil(now) }),
  })
  if (isSent) await deleteMails(tx, replaced)
  return isSent
}

/** True if the card provider has yet to answer whether it accepts a refund to the guest. */
function isProviderAsked({ payments }: BookingRecord): boolean {
  return payments.some(
    ({ kind, method, state, payerHandOverId }) =>
      kind === 'refund' && isCheckoutMethod(method) && state === 'initiated' && payerHandOverId === null,
  )
}

/** Templates whose mails wait for the payment. */
const AWAITING_PAYMENT = templatesWhere(({ waitsForPayment }) => waitsForPayment)

/** Returns the ids of waiting mails that this mail replaces, because it carries what they carry. */
async function mailsReplacedBy(
  tx: Database | Transaction,
  deps: MailDeps,
  { bookingId, files }: { bookingId: string; files: readonly MailFile[] },
): Promise<string[]> {
  const orders = ordersOf(files)
  if (orders.length === 0) return []
  const waiting = await waitingMails(tx, deps, bookingId, AWAITING_PAYMENT)
  return waiting.filter((row) => ordersOf(row.files).every((id) => orders.includes(id))).map(({ id }) => id)
}

/** Returns the orders whose mail still waits for its payment. None if that mail was sent, or nothing was ordered. */
export async function ordersAwaitingPayment(
  tx: Database | Transaction,
  deps: MailDeps,
  bookingId: string,
): Promise<OrderRow[]> {
  const [mail] = await waitingMails(tx, deps, bookingId, AWAITING_PAYMENT)
  const orders = await Promise.all(ordersOf(mail?.files ?? []).map((id) => findOrder(tx, id)))
  return orders.flatMap((order) => order ?? [])
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
