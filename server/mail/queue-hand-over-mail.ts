import { eurosFromCents } from '#domain/base/money.ts'
import { nameOrAddress } from '#domain/booking-form/person-name.ts'
import { GUEST, type Actor } from '#domain/booking/history.ts'
import type { AnnouncedChange } from '#domain/date-change/announced-change.ts'
import type { HandOverNews } from '#emails/hand-over/hand-over-told.tsx'
import { retreatCalendar, type CalendarFile } from '#server/calendar/retreat-calendar.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import type { OrderRow } from '#server/order/order-record.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import { openChangesOf } from '#server/store/date-change-record.ts'
import { afterHandOver, type HandOverRow } from '#server/store/hand-over-record.ts'
import { forReader } from '#server/store/mail-reader.ts'
import { presentAnnounced } from '#server/store/present-date-change.ts'
import { calledIn, mailFiles, greetingName, forGuest, mailedBooking } from './mailed-booking.ts'
import { queueMail, type MailDeps } from './queue-mail.ts'
import { operatorAddress } from './sender.ts'
import { MAILS } from './templates.ts'
import { limitOfGuest } from './typed-address.ts'
import { releaseWaitingMails } from './waiting-mails.ts'

type HandOverMailDeps = MailDeps

const costOf = ({ site }: HandOverMailDeps) => eurosFromCents(site().prices.handOverCents)

/** Queues the mail to the named person, with what the place is and the link that accepts it. Returns whether it is sent. */
export async function queueHandOverOffer(
  tx: Transaction,
  deps: HandOverMailDeps,
  record: BookingRecord,
  { handOver, link, by }: { handOver: HandOverRow; link: string; by: Actor },
): Promise<boolean> {
  if (!handOver.toEmail) return false
  // The reader has paid nothing yet, so the mail shows the booking as it will be after the hand-over.
  const handedOver = afterHandOver(record, handOver, deps.clock.now())
  return queueMail(tx, deps, {
    template: 'hand-over-offer',
    to: handOver.toEmail,
    ...(by.actor === 'guest' && { typed: 'not-sent' }),
    data: {
      ...forGuest(handedOver, deps.clock.now()),
      guestName: greetingName(handOver.toName),
      ...(await offeredBy(tx, record)),
      acceptBy: handOver.acceptBy,
      cost: costOf(deps),
      link,
      announced: presentAnnounced(record, await openChangesOf(tx, record), deps.clock.now()),
    },
    dedupeKey: `hand-over-offer:${handOver.id}`,
    bookingId: record.booking.id,
  })
}

/** Returns the first name of who offers a place, and whose place it is if who offers it has booked it for another. */
export async function offeredBy(
  db: Database | Transaction,
  record: BookingRecord,
): Promise<{ from: string | null; placeOf: string | null }> {
  const { readBy, booking } = await forReader(db, record)
  return {
    from: greetingName(readBy ? readBy.firstName : booking.firstName),
    placeOf: readBy ? calledIn(record) : null,
  }
}

/** Tells the guest how the requested hand-over stands. */
export async function queueHandOverMail(
  tx: Transaction,
  deps: HandOverMailDeps,
  booked: BookingRecord,
  {
    handOver,
    news,
    by,
    calendar = null,
  }: { handOver: HandOverRow; news: HandOverNews; by: Actor; calendar?: CalendarFile | null },
): Promise<void> {
  const record = await forReader(tx, booked)
  const { id, email } = record.booking
  if (!email) return
  const { files, attached } = mailFiles({ calendar })
  const limited = news.is === 'accepted' ? 'unpaid' : 'always'
  await queueMail(tx, deps, {
    template: 'hand-over-told',
    to: email,
    // The operator's decisions are always sent.
    ...(by.actor === 'guest' && (await limitOfGuest(tx, record, { limited }))),
    data: {
      ...forGuest(record, deps.clock.now()),
      attached,
      news,
      acceptBy: handOver.acceptBy,
      cost: costOf(deps),
    },
    dedupeKey: `hand-over-told:${handOver.id}:${news.is}`,
    bookingId: id,
    files,
  })
}

/**
 * Queues the mails about a completed hand-over: the outgoing guest gets the retreat's removal from the calendar, the incoming guest the usual
 * mails with the order just placed, and the operator a note. Returns whether the incoming guest is emailed.
 */
export async function queueHandedOver(
  tx: Transaction,
  deps: HandOverMailDeps,
  {
    before,
    after,
    handOver,
    order,
    announced,
  }: {
    before: BookingRecord
    after: BookingRecord
    handOver: HandOverRow
    order: OrderRow
    announced: readonly AnnouncedChange[]
  },
): Promise<boolean> {
  const { id: bookingId, calendarSequence } = after.booking
  await releaseWaitingMails(tx, deps, bookingId)
  // The cancelled calendar entry removes the retreat from the outgoing guest's calendar.
  const over = { ...after.booking, status: 'cancelled' as const, calendarSequence: calendarSequence + 1 }
  const calendar = retreatCalendar(deps, { ...after, booking: over })
  await queueHandOverMail(tx, deps, before, { handOver, news: { is: 'accepted' }, by: GUEST, calendar })
  let mailed = false
  if (after.booking.email) {
    const { files, attached } = mailFiles({ orders: [order], calendar: retreatCalendar(deps, after) })
    mailed = await queueMail(tx, deps, {
      template: 'hand-over-welcome',
      to: after.booking.email,
      ...(await limitOfGuest(tx, after, MAILS['hand-over-welcome'])),
      data: { ...forGuest(after, deps.clock.now()), attached, announced },
      dedupeKey: `hand-over-welcome:${handOver.id}:accepted`,
      bookingId,
      files,
    })
  }
  await queueOperatorHandOverMail(tx, deps, after, {
    handOver,
    is: 'accepted',
    from: nameOrAddress(before.booking, 'a guest'),
    to: nameOrAddress(after.booking, 'a guest'),
  })
  return mailed
}

/** Tells the operator of a completed hand-over, or asks less than a week before the retreat whether the place may be handed over. */
export async function queueOperatorHandOverMail(
  tx: Transaction,
  deps: HandOverMailDeps,
  record: BookingRecord,
  { handOver, ...news }: { handOver: HandOverRow; is: 'asked' | 'accepted'; from: string; to: string },
): Promise<void> {
  const { id, email } = record.booking
  await queueMail(tx, deps, {
    template: 'operator-hand-over',
    to: operatorAddress(deps),
    ...(email && { replyTo: email }),
    data: { booking: mailedBooking(record, deps.clock.now()), ...news, cost: costOf(deps) },
    dedupeKey: `operator-hand-over:${handOver.id}:${news.is}`,
    bookingId: id,
  })
}
