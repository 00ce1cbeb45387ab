import { formatDay } from '#domain/base/dates.ts'
import { formatGuestTime, onNamedClock, type NamedZone } from '#domain/base/guest-time.ts'
import { formatCents, formatEuros } from '#domain/base/money.ts'
import { listed } from '#domain/base/wording.ts'
import { bookingFields, fieldRows, MAILED_FIELDS } from '#domain/booking-form/booking-fields.ts'
import { unpaidPlacesText } from '#domain/booking/cancelled-text.ts'
import { expectedTransfer } from '#domain/hand-over/outgoing-guest-text.ts'
import { METHOD_NAMES, paymentName } from '#domain/payment/payment-names.ts'
import { nextDueDay } from '#domain/payment/payment-plan.ts'
import { priceFigures } from '#domain/price/price-lines.ts'
import { TIER_NAMES } from '#domain/price/pricing.ts'
import { quoteInCents } from '#domain/price/quote-view.ts'
import { PACKAGE_NAMES } from '#domain/retreat/retreats.ts'
import type { Figure, Rows } from './blocks.tsx'
import type { Sender } from './define-mail.ts'
import type { MailedBooking, MailedPayment, OperatorFacts } from './mail-facts.ts'

/** Returns the dates of the retreat, or "your retreat" for a draft without dates. */
export function retreatOf(booking: MailedBooking): string {
  return booking.retreatDate ?? 'your retreat'
}

export function dashboardLink(sender: Sender): string {
  return `${sender.baseUrl}/dashboard`
}

export function paymentLink(sender: Sender, booking: MailedBooking): string {
  return `${sender.baseUrl}/payment?leadId=${encodeURIComponent(booking.id)}`
}

/** Returns the zone of the times in an email: the guest's own, named by its city. */
export function clockOf({ timeZone }: Pick<MailedBooking, 'timeZone'>): NamedZone {
  return { named: timeZone }
}

/** Returns a deadline in the guest's zone: "Wed 3 Sept, 11:00 (Brussels time)". */
export function formatDeadline(instant: string, booking: Pick<MailedBooking, 'timeZone'>): string {
  return formatGuestTime(new Date(instant), clockOf(booking))
}

/** Returns a deadline without the zone, for a short subject whose email names it: "Wed 3 Sept, 11:00". */
export function shortDeadline(instant: string, booking: Pick<MailedBooking, 'timeZone'>): string {
  return onNamedClock(new Date(instant), clockOf(booking))
}

/** Returns what was booked, without free text, because anybody can book with another person's address and have text sent there (decision 0012). */
export function bookingRows(booking: MailedBooking): Figure[] {
  return [
    { label: 'Retreat', value: retreatOf(booking) },
    ...(isOfGroup(booking) ? [travellersRow(booking)] : []),
    ...(booking.packageType && !isOfGroup(booking)
      ? [{ label: 'Package', value: PACKAGE_NAMES[booking.packageType] }]
      : []),
    ...(hasRoomsToName(booking)
      ? [roomsRow(booking)]
      : fieldRows(booking, MAILED_FIELDS).filter((row) => !row.long)),
  ]
}

function hasRoomsToName({ travellers }: MailedBooking): boolean {
  const rooms = new Set(travellers.map(({ selectedRoom }) => selectedRoom))
  return rooms.size > 1 || travellers.some(({ roommate }) => roommate !== null)
}

/** Returns each traveller's room, two who share one together: "Awa and Ben together; Lea (Private)"; of two alone "Shared, together". */
function roomsRow({ travellers }: MailedBooking): Figure {
  const { label } = bookingFields.selectedRoom
  if (travellers.length === 2 && travellers.every(({ roommate }) => roommate !== null))
    return { label, value: 'Shared, together' }
  const each = travellers.flatMap((traveller, index) => {
    const { called, roommate } = traveller
    if (roommate !== null) {
      const isNamed = travellers.findIndex((other) => other.called === roommate) < index
      return isNamed ? [] : `${called} and ${roommate} together`
    }
    const [room] = fieldRows(traveller, ['selectedRoom'])
    return room ? `${called} (${room.value})` : called
  })
  return { label, value: each.join('; '), long: true }
}

/** True if the email is about a group, so that its figures are those of all. */
export function isOfGroup({ travellers }: MailedBooking): boolean {
  return travellers.length > 0
}

/** Returns what the email holds or releases. */
export function yourPlace(booking: MailedBooking): string {
  if (booking.placeOf !== null) return `${booking.placeOf}’s place`
  return forPlaces(booking, 'your place', 'your places')
}

/** Returns the first text in an email about one place, and the second in one about the places of a group. */
export function forPlaces(booking: MailedBooking, one: string, several: string): string {
  return isOfGroup(booking) ? several : one
}

/** Returns until when the places are held that the payment was not for; "" without one. */
export function unpaidNote(booking: MailedBooking, held: MailedBooking['travellers']): string {
  const [first] = held.map(({ holdExpiresAt }) => holdExpiresAt ?? '').toSorted()
  if (first === undefined) return ''
  return unpaidPlacesText(
    held.map(({ called }) => called),
    shortDeadline(first, booking),
  )
}

/** Returns who travels, and with which package: "Awa (Kiter) and Ben (Non-kiter)". */
export function travellersRow({ travellers }: MailedBooking): Figure {
  const each = travellers.map(({ called, packageType }) =>
    packageType ? `${called} (${PACKAGE_NAMES[packageType]})` : called,
  )
  return { label: 'Travellers', value: listed(each), long: true }
}

/** Said before the cost of cancelling, which is that of the own place: "" for one alone. */
export function cancelAloneNote(booking: MailedBooking): string {
  return isOfGroup(booking) ? 'Each of you can cancel alone. This is what it costs for your own place.' : ''
}

/** Returns the guest and what was booked, for the operator, including free text. */
export function operatorRows({ booking, name }: OperatorFacts): Figure[] {
  const typed = fieldRows(booking, MAILED_FIELDS).filter((row) => row.long)
  return [{ label: 'Guest', value: name, long: true }, ...bookingRows(booking), ...typed]
}

/** Returns the price line by line, as it was frozen when the place was taken. */
export function priceRows({ quote }: MailedBooking): Rows {
  if (!quote) return []
  const figures = priceFigures(quoteInCents(quote), `${TIER_NAMES[quote.tier]} price`)
  return [
    ...figures.map(({ label, amountCents }) => ({
      label,
      value: `${amountCents < 0 ? '−' : ''}${formatCents(Math.abs(amountCents))}`,
    })),
    { label: 'Total', value: formatEuros(quote.total), strong: true },
  ]
}

/** Returns the price in one line, for emails whose order or receipt has the details. */
export function totalRow({ quote }: MailedBooking): Figure[] {
  return quote ? [{ label: 'Total', value: formatEuros(quote.total) }] : []
}

export { inSubject } from '#domain/mail/place-of-another.ts'

/**
 * Returns when the balance, or the next of its parts, is or was due, after "left to pay". While the hold runs it is the first deadline,
 * and this is empty.
 */
export function dueText(booking: MailedBooking): string {
  const dueOn = nextDueDay(booking)
  if (dueOn === null || booking.holdExpiresAt !== null) return ''
  const isPart = (booking.paymentPlan ?? []).filter(({ open }) => open > 0).length > 1
  const [comma, by] = booking.isBalanceLate ? [',', 'due on'] : ['', 'by']
  return `${isPart ? ', next part' : comma} ${by} ${formatDay(dueOn)}`
}

/** Returns what is paid, and what is left until when. */
export function balanceRows(booking: MailedBooking): Rows {
  const { amountDisputed, amountCredited, amountReported, amountComingBack, balanceDue } = booking
  const nothing = amountReported > 0 ? `Nothing, once ${expectedTransfer(booking)} has arrived` : 'Nothing'
  return [
    { label: 'Paid', value: formatEuros(booking.amountPaid) },
    amountDisputed > 0 && { label: 'Held by the bank in a dispute', value: formatEuros(amountDisputed) },
    amountCredited > 0 && { label: 'Goodwill refund', value: formatEuros(amountCredited) },
    amountReported > 0 && { label: 'Transfer on its way', value: formatEuros(amountReported) },
    amountComingBack > 0 && { label: comingBackLabel(booking), value: formatEuros(amountComingBack) },
    balanceDue > 0
      ? { label: `Left to pay${dueText(booking)}`, value: formatEuros(balanceDue), strong: true }
      : { label: 'Left to pay', value: nothing, strong: true },
  ]
}

/** A place that was taken over may have money of the previous guest in it. */
function comingBackLabel({ outgoingGuest }: MailedBooking): string {
  return outgoingGuest ? 'Refund on its way, as it was paid' : 'Refund on its way to you'
}

/** Returns that nothing is left to pay, or will be once the reported money arrives. */
export function fullyPaidNote(booking: MailedBooking): string {
  const { amountReported, placeOf } = booking
  const nothing = placeOf === null ? 'nothing left to pay' : `nothing left to pay for ${placeOf}’s place`
  if (amountReported === 0) return `There’s ${nothing}.`
  return `Once ${expectedTransfer(booking, amountReported)} arrives, there’s ${nothing}.`
}

/** Returns, after what is left to pay, that a part of what counts as paid has not arrived yet; "" if all has. */
export function unconfirmedNote(booking: MailedBooking): string {
  const { amountReported } = booking
  return amountReported > 0
    ? ` That’s after ${expectedTransfer(booking, amountReported)}, which hasn’t arrived yet.`
    : ''
}

/** Returns one payment as on a receipt. */
export function paymentRows(payment: MailedPayment): Rows {
  return [
    { label: paymentName(payment), value: formatEuros(payment.amount), strong: true },
    { label: payment.kind === 'refund' ? 'Refunded by' : 'Paid by', value: METHOD_NAMES[payment.method] },
    !!payment.reference && { label: 'Reference', value: payment.reference, long: true },
  ]
}
