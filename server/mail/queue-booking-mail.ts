import { content } from '#content/content.server.ts'
import type { DepartureInfo } from '#domain/retreat/departure-info.ts'
import { nameOrAddress } from '#domain/booking/full-name.ts'
import type { GuideChapter } from '#domain/retreat/guide.ts'
import { eurosFromCents, type Cents } from '#domain/base/money.ts'
import type { BalanceReminder, PartReminder } from '#domain/mail/reminders.ts'
import type { OrderDocument } from '#domain/order/order-document.ts'
import type { PayBy } from '#emails/mailed-booking.ts'
import { stayCalendar } from '#server/calendar/stay-calendar.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import type { DocumentRow } from '#server/document/document-record.ts'
import type { OrderRow } from '#server/order/read-order.ts'
import type { BookingRefund } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { forGuest, knownStay, payAt } from './guest-mail-data.ts'
import {
  balanceReminded,
  change,
  dedupeKeyFor,
  departure,
  holdEnd,
  sending,
  submission,
} from './mail-occasions.ts'
import { keptThrough } from './kept-through.ts'
import { mailFiles, type MailFiles } from './mail-file.ts'
import { mailedBooking, mailedPayment, mailedRefund } from './facts/mailed-booking.ts'
import { mailedOrder } from './facts/mailed-order.ts'
import { plannedRefunds, refundStepsFrom } from './facts/mailed-refund-steps.ts'
import { mailedTimeline } from './facts/mailed-timeline.ts'
import { askedOfPayee, type PayeeAsked } from './payee-asked.ts'
import { remindedOf } from './facts/reminded-part.ts'
import { closeChangeMail } from './queue-change-mail.ts'
import { queueMail, type MailDeps, type QueuedMail } from './queue-mail.ts'
import { operatorAddress } from './sender.ts'
import type { MailData } from './templates.ts'
import { limitOfGuest } from './typed-address.ts'

/** The documents that the change has issued: they go with the mail about it. */
interface Issued {
  documents: readonly DocumentRow[]
}

/** A payment that came when the booking could not take it any more, and how much of it goes back, in cents. */
interface GoingBack {
  payment: PaymentRow
  backCents: Cents
}

type PaymentTold = { payment: PaymentRow } & Issued
/** The order goes with the money that confirms the place. */
type MoneyTold = PaymentTold & { order: OrderRow | null }
/** An order as it was just placed, with all that it says. */
type Placed = { order: OrderRow; document: OrderDocument } & PayBy

/** What each mail has to be told beside the booking. */
interface Told {
  /** With the link to pay where nobody may have an account yet: the operator has entered it. */
  'booking-received': [PayBy?]
  'payment-reminder': [PayBy]
  'balance-reminder': [{ reminder: BalanceReminder | PartReminder } & PayBy]
  'pre-travel': [{ chapters: readonly GuideChapter[] }]
  'before-departure': [{ info: DepartureInfo }]
  'booking-expired': [Issued]
  'booking-cancelled': [
    {
      refund: BookingRefund
      account: { amountCents: Cents; link: string } | null
      /** What the operator does is told however many emails the address has had. */
      isByGuest: boolean
    } & Issued,
  ]
  'order-placed': [Placed]
  'change-ordered': [Placed]
  'payment-received': [MoneyTold]
  'payment-refunded': [GoingBack & Issued]
  'payment-corrected': [{ payment: PaymentRow; isAwaited: boolean } & Issued]
  'refund-account-asked': [PayeeAsked]
  'refund-account-change': [PayeeAsked & { iban: string }]
  'refund-sent': [PaymentTold]
  'refund-made': [{ payment: PaymentRow } & Issued]
  'transfer-reported': [{ payment: PaymentRow; confirmUrl: string | null }]
  'transfer-reminder': [{ payment: PaymentRow }]
  'transfer-received': [MoneyTold]
  'transfer-rejected': [{ payment: PaymentRow }]
  'operator-transfer-reported': [{ payment: PaymentRow }]
  'operator-transfer-overdue': [{ payment: PaymentRow }]
  'operator-payment-refunded': [GoingBack]
  'operator-payment-problem': [{ payment: PaymentRow; problem: string }]
  'operator-refund-failing': [{ payment: PaymentRow }]
  'operator-payment-disputed': [{ payment: PaymentRow; answerBy: Date | null }]
}

/** The mails in the life of a booking. */
type BookingMailTemplate = keyof Told

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
  ...told: Told[T]
): Promise<boolean> {
  const mail = bookingMail(deps, template, record, ...told)
  if (mail === null) return false
  if (!isToOperator(template)) await closeChangeMail(tx, record.booking.id)
  const isByOperator = told.some((facts) => facts && 'isByGuest' in facts && !facts.isByGuest)
  return queueMail(tx, deps, { ...mail, ...(!isByOperator && (await limitOfGuest(tx, record, template))) })
}

/** What such a mail says, and to whom; null where there is nobody to write to. */
export function bookingMail<T extends BookingMailTemplate>(
  deps: MailDeps,
  template: T,
  record: BookingRecord,
  ...told: Told[T]
): QueuedMail<T> | null {
  const { booking } = record
  const guest = booking.email ?? ''
  const toOperator = isToOperator(template)
  // Whose data was erased is written to no more; the operator still is.
  if (guest === '' && !toOperator) return null
  const { data, happened, files } = composers[template](deps, record, ...told)
  return {
    template,
    data,
    to: toOperator ? operatorAddress() : guest,
    ...(toOperator && { replyTo: guest }),
    dedupeKey: dedupeKeyFor(template, booking.id, happened),
    bookingId: booking.id,
    ...(files && { files }),
  }
}

function isToOperator(template: BookingMailTemplate): boolean {
  return template.startsWith('operator-')
}

interface Composed<T extends BookingMailTemplate> {
  data: MailData[T]
  happened: string
  files?: MailFiles['files']
}

type Composer<T extends BookingMailTemplate> = (
  deps: MailDeps,
  record: BookingRecord,
  ...told: Told[T]
) => Composed<T>

const composers: { [T in BookingMailTemplate]: Composer<T> } = {
  'booking-received': (deps, record, { payLink } = { payLink: null }) => ({
    data: {
      ...forGuest(record),
      ...payAt(deps, record),
      payLink,
      claimed: record.booking.userId !== null,
      refunds: plannedRefunds(record),
    },
    happened: submission(record),
  }),
  'payment-reminder': (_, record, { payLink }) => ({
    data: { ...forGuest(record), payLink },
    happened: holdEnd(record),
  }),
  'balance-reminder': (_, record, { reminder, payLink }) => ({
    data: { ...forGuest(record), payLink, ...remindedOf(record, reminder) },
    happened: balanceReminded(record, reminder),
  }),
  'pre-travel': (_, record, { chapters }) => ({
    data: { ...forGuest(record), chapters },
    happened: departure(record),
  }),
  'before-departure': (_, record, { info }) => {
    const { booking, retreat } = record
    const days = { startsOn: retreat?.startsOn ?? '', endsOn: retreat?.endsOn ?? '' }
    const knowsArrival = booking.arrivalDate !== null && booking.arrivalTime !== null
    return { data: { ...forGuest(record), info, ...days, knowsArrival }, happened: departure(record) }
  },
  'booking-expired': (deps, record, { documents }) => {
    const { files, attached } = mailFiles(documents, knownStay(deps, record))
    return { data: { ...forGuest(record), attached }, happened: change(record), files }
  },
  'booking-cancelled': (deps, record, { refund, documents, account }) => {
    const { files, attached } = mailFiles(documents, stayCalendar(deps, record))
    const asked = account && { amount: eurosFromCents(account.amountCents), link: account.link }
    const data = { ...forGuest(record), attached, refund: mailedRefund(refund), account: asked }
    return { data, happened: change(record), files }
  },
  'order-placed': ordered,
  'change-ordered': ordered,
  'payment-received': moneyArrived,
  'transfer-received': moneyArrived,
  'payment-refunded': (deps, record, { backCents, ...told }) => {
    const { data, ...rest } = moneyGoesBack(deps, record, told)
    return { data: { ...data, back: eurosFromCents(backCents) }, ...rest }
  },
  'payment-corrected': (deps, record, { isAwaited, ...told }) => {
    const { data, ...rest } = moneyGoesBack(deps, record, told)
    return { data: { ...data, isAwaited }, ...rest }
  },
  'refund-account-asked': askedOfPayee,
  'refund-account-change': askedOfPayee,
  // A refund that the bank refused is sent again, and told again.
  'refund-sent': (_, record, told) => ({ ...moneyGoesBack(_, record, told), happened: sending(told) }),
  'refund-made': moneyGoesBack,
  'transfer-reported': (deps, record, { payment, confirmUrl }) => {
    const { data, happened } = aboutPayment(record, payment)
    const { transferDays } = content.business.bank
    const timeline = mailedTimeline(record, deps.clock.now())
    return {
      data: { ...data, transferDays, timeline, keptThrough: keptThrough(record), confirmUrl },
      happened,
    }
  },
  'transfer-reminder': (_, record, { payment }) => {
    const { data, happened } = aboutPayment(record, payment)
    return { data: { ...data, keptThrough: keptThrough(record) }, happened }
  },
  'transfer-rejected': (deps, record, { payment }) => {
    const { data, happened } = aboutPayment(record, payment)
    return { data: { ...data, ...payAt(deps, record) }, happened }
  },
  'operator-transfer-reported': awaitedByOperator,
  'operator-transfer-overdue': awaitedByOperator,
  'operator-payment-refunded': (_, record, { payment, backCents }) => {
    const { data, happened } = forOperator(record, payment)
    return { data: { ...data, back: eurosFromCents(backCents) }, happened }
  },
  'operator-payment-problem': (_, record, { payment, problem }) => {
    const { data, happened } = forOperator(record, payment)
    return { data: { ...data, problem }, happened: `${happened}:${problem}` }
  },
  'operator-refund-failing': (_, record, { payment }) => forOperator(record, payment),
  'operator-payment-disputed': (_, record, { payment, answerBy: until }) => {
    const { data, happened } = forOperator(record, payment)
    const answerBy = until?.toISOString() ?? null
    return { data: { ...data, answerBy }, happened: `${happened}:${answerBy}` }
  },
}

function aboutPayment(record: BookingRecord, payment: PaymentRow) {
  return { data: { ...forGuest(record), payment: mailedPayment(record, payment) }, happened: payment.id }
}

function ordered(_: MailDeps, record: BookingRecord, { order, document, payLink }: Placed) {
  const { files, attached } = mailFiles([], null, order)
  const data = { ...forGuest(record), attached, payLink, order: mailedOrder(order, document) }
  return { data, happened: order.id, files }
}

/** The place is the guest's: the stay goes into the calendar. */
function moneyArrived(deps: MailDeps, record: BookingRecord, { payment, documents, order }: MoneyTold) {
  const { data, happened } = aboutPayment(record, payment)
  const { files, attached } = mailFiles(documents, stayCalendar(deps, record), order)
  const now = deps.clock.now()
  const told = { timeline: mailedTimeline(record, now), refundSteps: refundStepsFrom(record, now) }
  return { data: { ...data, attached, ...told }, happened, files }
}

function moneyGoesBack(_: MailDeps, record: BookingRecord, { payment, documents }: PaymentTold) {
  const { data, happened } = aboutPayment(record, payment)
  const { files, attached } = mailFiles(documents, null)
  return { data: { ...data, attached }, happened, files }
}

function forOperator(record: BookingRecord, payment: PaymentRow) {
  const name = nameOrAddress(record.booking, 'a guest')
  return {
    data: { booking: mailedBooking(record), payment: mailedPayment(record, payment), name },
    happened: payment.id,
  }
}

function awaitedByOperator(_: MailDeps, record: BookingRecord, { payment }: { payment: PaymentRow }) {
  const { data, happened } = forOperator(record, payment)
  return { data: { ...data, keptThrough: keptThrough(record) }, happened }
}
