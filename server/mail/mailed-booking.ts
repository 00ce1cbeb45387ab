import { banjulDay } from '#domain/base/dates.ts'
import { eurosFromCents, sumCents, sumEuros, type Cents } from '#domain/base/money.ts'
import { pick } from '#domain/base/typed-records.ts'
import { MAILED_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { nameOrAddress } from '#domain/booking-form/person-name.ts'
import { refundWaysAsOne } from '#domain/booking/cancelled-text.ts'
import { asOne, roommates } from '#domain/booking/together.ts'
import { travellerNames } from '#domain/booking/traveller.ts'
import { DOCUMENT_NAMES, documentFileName } from '#domain/document/documents.ts'
import type { MailFile } from '#domain/mail/stored-mail.ts'
import { orderFileName, shortVersion } from '#domain/order/order.ts'
import { isRefundToPay } from '#domain/payment/ledger.ts'
import { nextDueDay } from '#domain/payment/payment-plan.ts'
import { holdsPlace } from '#domain/place/booking-status.ts'
import { refundParts } from '#domain/refund/cancellation.ts'
import {
  MAILED,
  type GuestFacts,
  type MailedBooking,
  type MailedPayment,
  type MailedRefund,
  type OperatorFacts,
} from '#emails/mail-facts.ts'
import type { CalendarFile } from '#server/calendar/retreat-calendar.ts'
import type { DocumentRow } from '#server/document/document-record.ts'
import type { OrderRow } from '#server/order/order-record.ts'
import { isPartOfBalance, refundWaysOf, type BookingRefund } from '#server/store/booking-money.ts'
import type { BookingRecord, PaymentRow } from '#server/store/booking-record.ts'
import { presentOpenBooking, type OpenBooking } from '#server/store/present-booking.ts'

/** The own booking, and those of the group that a mail speaks of with it. */
export type Together = readonly [BookingRecord, ...BookingRecord[]]

/** Returns what every mail to a guest says of the booking, with no attachments. `queueMail` adds the link that confirms the address. */
export function forGuest(record: BookingRecord, now: Date, together: Together = [record]): GuestFacts {
  return {
    booking: mailedBooking(record, now, together),
    guestName: greetingName(record.readBy ? record.readBy.firstName : record.booking.firstName),
    attached: [],
    confirmUrl: null,
  }
}

/** Returns what every mail to the operator says of the booking. */
export function forOperator(record: BookingRecord, now: Date, together: Together = [record]): OperatorFacts {
  return { booking: mailedBooking(record, now, together), name: nameOrAddress(record.booking, 'a guest') }
}

/** Returns the part of a booking that mails may show, with the sums of all that they speak of together. */
export function mailedBooking(
  record: BookingRecord,
  now: Date,
  [own, ...others]: Together = [record],
): MailedBooking {
  const views = [presentOpenBooking(own), ...others.map(presentOpenBooking)] as const
  const view = asOne(views)
  const today = banjulDay(now)
  const dueOn = nextDueDay(view)
  return {
    ...pick(view, MAILED),
    outgoingGuest: view.outgoingGuest && {
      ...view.outgoingGuest,
      firstName: greetingName(view.outgoingGuest.firstName),
    },
    holdsPlace: holdsPlace(view.status),
    isConfirmed: view.status === 'payment_confirmed',
    isCancelled: view.status === 'cancelled',
    isOver: record.retreat !== null && record.retreat.endsOn < today,
    isBalanceLate: dueOn !== null && dueOn < today,
    amountComingBack: eurosFromCents(
      sumCents([own, ...others].flatMap(({ payments }) => payments.filter(isRefundToPay))),
    ),
    placeOf: record.readBy ? calledIn(record) : null,
    travellers: others.length === 0 ? [] : mailedTravellers(views),
  }
}

/** Returns what to call a traveller alone, without what must not appear in an email. */
export function calledIn({ booking: { firstName, groupNumber } }: BookingRecord): string {
  return greetingName(firstName) ?? `Traveller ${groupNumber}`
}

/** Returns what to call each of a group, without what must not appear in an email. */
export function mailedNames(group: readonly Parameters<typeof travellerNames>[0][number][]): string[] {
  return travellerNames(
    group.map(({ firstName, lastName }) => ({
      firstName: greetingName(firstName),
      lastName: greetingName(lastName),
    })),
  )
}

/** Returns what to call each of a group, what each has booked, and who of them shares a room. */
export function mailedTravellers(together: readonly OpenBooking[]): MailedBooking['travellers'] {
  const names = mailedNames(together)
  const rooms = roommates(together, names)
  return together.map((view, index) => {
    const called = names[index] ?? ''
    const [roommate = null] = rooms
      .filter((room) => room.includes(called))
      .flat()
      .filter((name) => name !== called)
    return { ...pick(view, ['packageType', 'holdExpiresAt', ...MAILED_FIELDS]), called, roommate }
  })
}

export function mailedPayment(record: BookingRecord, payment: PaymentRow): MailedPayment {
  return {
    amount: eurosFromCents(payment.amountCents),
    kind: payment.kind,
    method: payment.method,
    isPart: isPartOfBalance(record, payment),
    hasPayer: payment.payerEmail !== null,
    reference: payment.method === 'bank_transfer' ? payment.referenceText : null,
  }
}

/** Returns the refunds of bookings that were cancelled together by one rule, as one. */
export function mailedRefund(
  [first, ...others]: readonly [BookingRefund, ...BookingRefund[]],
  now: Date,
): MailedRefund {
  return others.reduce((sum, each) => refundsAsOne(sum, refundOfOne(each, now)), refundOfOne(first, now))
}

/** Returns the sums of two refunds by one rule. */
function refundsAsOne(one: MailedRefund, other: MailedRefund): MailedRefund {
  const sumOf = (name: 'amount' | 'toOutgoingGuest' | 'returnedBefore' | 'disputed' | 'ifArrives') =>
    sumEuros([one[name], other[name]])
  const parts = Map.groupBy([...one.parts, ...other.parts], ({ label }) => label)
  return {
    rule: one.rule,
    amount: sumOf('amount'),
    toOutgoingGuest: sumOf('toOutgoingGuest'),
    own: refundWaysAsOne(one.own, other.own),
    parts: [...parts].map(([label, of]) => ({
      label,
      paid: sumEuros(of.map(({ paid }) => paid)),
      back: sumEuros(of.map(({ back }) => back)),
    })),
    returnedBefore: sumOf('returnedBefore'),
    disputed: sumOf('disputed'),
    ifArrives: sumOf('ifArrives'),
  }
}

/** Returns the refund of a cancelled booking, split as the terms do it. */
function refundOfOne(refund: BookingRefund, now: Date): MailedRefund {
  const { deposit, rest } = refundParts(refund.rule, refund.receivedCents)
  const byTerms = [
    { label: 'Deposit', ...inEuros(deposit) },
    { label: 'Paid beyond the deposit', ...inEuros(rest) },
  ]
  // The agreed fee is larger than what was received if a payment was undone after the cancellation.
  const agreedCents = Math.max(0, refund.receivedCents - refund.feeCents)
  const agreed = { paidCents: refund.receivedCents, backCents: agreedCents }
  const parts = refund.rule === 'agreed' ? [{ label: 'Received', ...inEuros(agreed) }] : byTerms
  return {
    rule: refund.rule,
    amount: eurosFromCents(refund.amountCents),
    toOutgoingGuest: eurosFromCents(refund.toOutgoingGuestCents),
    own: refundWaysOf(refund, now),
    parts: parts.filter((part) => part.paid > 0),
    returnedBefore: eurosFromCents(refund.returnedCents),
    disputed: eurosFromCents(refund.disputedCents),
    ifArrives: eurosFromCents(refund.ifArrivesCents),
  }
}

function inEuros(part: { paidCents: Cents; backCents: Cents }) {
  return { paid: eurosFromCents(part.paidCents), back: eurosFromCents(part.backCents) }
}

const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u

/**
 * Returns the name to greet with, or null if it is not a plain name. Anybody can book or write with somebody else's address, so an
 * advertisement or a link typed as a first name must not appear in our mail.
 */
export function greetingName(firstName: string | null | undefined): string | null {
  const name = firstName?.trim() ?? ''
  return NAME.test(name) ? name : null
}

/** The files of a mail, and the lines that announce them. */
export interface MailFiles {
  files: MailFile[]
  /** One line per file, for people: "Receipt R-2025-0001". */
  attached: string[]
}

export function mailFiles({
  documents = [],
  orders = [],
  calendar = null,
}: {
  documents?: readonly DocumentRow[]
  /** The order of the mail's booking, and those of the travellers that it speaks of with it. */
  orders?: readonly OrderRow[]
  calendar?: CalendarFile | null
}): MailFiles {
  const attachments: { file: MailFile; words: string }[] = documents.map(
    ({ id, content: { kind, number } }) => ({
      file: { type: 'document', name: documentFileName(kind, number), documentId: id },
      words: `${DOCUMENT_NAMES[kind]} ${number}`,
    }),
  )
  for (const [index, { id, version }] of orders.entries()) {
    const short = shortVersion(version)
    const words =
      index === 0 ? `Your order ${short}, with form and terms` : `Order ${short} of traveller ${index + 1}`
    // Two who order the same have the same version.
    const name = orderFileName(version, index + 1)
    attachments.push({ file: { type: 'order', name, orderId: id }, words })
  }
  if (calendar)
    attachments.push({ file: { type: 'calendar', ...calendar }, words: CALENDAR_LABELS[calendar.method] })
  return { files: attachments.map(({ file }) => file), attached: attachments.map(({ words }) => words) }
}

const CALENDAR_LABELS: Record<CalendarFile['method'], string> = {
  PUBLISH: 'Your retreat, for your calendar',
  CANCEL: 'Your retreat, to remove from your calendar',
}
