import { and, eq, inArray } from 'drizzle-orm'
import { eurosFromCents } from '#domain/base/money.ts'
import { endOfNight } from '#domain/payment/reminders.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { DateChangeNews, MailedChange } from '#emails/mail-facts.ts'
import type { Transaction } from '#server/db/connect.ts'
import { mails } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import {
  columnsWhenNotified,
  lastDayOf,
  changeRefusalRefund,
  acceptsBySilence,
  type AskedChange,
} from '#server/store/date-change-record.ts'
import { forReader } from '#server/store/mail-reader.ts'
import { forGuest } from './mailed-booking.ts'
import { queueMail, type MailDeps } from './queue-mail.ts'
import { senderOf } from './sender.ts'
import type { MailTemplate } from './templates.ts'
import { releaseWaitingMails } from './waiting-mails.ts'
import { writeMail } from './write-mail.ts'
import { contentOf } from './write-queued.ts'

const DATE_CHANGE = 'date-change' satisfies MailTemplate

/**
 * Returns the mail that tells a guest of the change: the one in the outbox, or as it would be written now. Null if nobody is written to any
 * more.
 */
export async function mailOfChange(
  deps: MailDeps & Pick<Deps, 'db'>,
  booked: BookingRecord,
  asked: AskedChange,
): Promise<{ to: string; subject: string; text: string } | null> {
  const record = await forReader(deps.db, booked)
  const key = changeDedupeKey(record, asked, 'asked')
  const [sent] = await deps.db.select().from(mails).where(eq(mails.dedupeKey, key))
  if (sent) return { to: sent.recipient, ...(await contentOf(deps.db, deps, sent)) }
  const { email } = record.booking
  // A guest whose data was erased gets no mail.
  if (!email || asked.choice.notifiedAt !== null) return null
  const announcement = announcementOf(deps, record, asked)
  const { subject, text } = await writeMail(DATE_CHANGE, senderOf(deps), announcement)
  return { to: email, subject, text }
}

function announcementOf(deps: MailDeps, record: BookingRecord, asked: AskedChange) {
  const choice = { ...asked.choice, ...columnsWhenNotified(record, asked, deps.clock.now()) }
  return { ...forGuest(record, deps.clock.now()), ...mailedChange(record, { ...asked, choice }, 'asked') }
}

/**
 * Queues a mail about a change of the date: the choice it gives, or what became of it since. Each is sent once per guest
 * and change.
 */
export async function queueDateChangeMail(
  tx: Transaction,
  deps: MailDeps,
  booked: BookingRecord,
  asked: AskedChange,
  news: DateChangeNews,
): Promise<void> {
  const record = await forReader(tx, booked)
  const { id, email } = record.booking
  // A guest whose data was erased gets no mail.
  if (!email) return
  await releaseWaitingMails(tx, deps, id)
  await queueMail(tx, deps, {
    template: DATE_CHANGE,
    to: email,
    data: { ...forGuest(record, deps.clock.now()), ...mailedChange(record, asked, news) },
    dedupeKey: changeDedupeKey(record, asked, news),
    bookingId: id,
    // Silence counts at midnight.
    ...(news === 'silent' && { notBefore: endOfNight(deps.clock.now()) }),
  })
}

/** Returns a key that differs for each guest of a place that was handed over. */
function changeDedupeKey(
  { booking: { id, handedOverAt } }: BookingRecord,
  { change }: AskedChange,
  news: DateChangeNews,
): string {
  const key = `${DATE_CHANGE}:${id}:${change.id}:${news}`
  return handedOverAt !== null && handedOverAt >= change.announcedAt
    ? `${key}:${handedOverAt.getTime()}`
    : key
}

/** True if the mail that tells a guest of the change was not sent yet; nobody sends it before the transaction ends. */
export async function isAnnouncementUnsent(
  tx: Transaction,
  record: BookingRecord,
  asked: AskedChange,
): Promise<boolean> {
  const unsent = await tx.select().from(mails).where(unsentAnnouncement(record, asked)).for('update')
  return unsent.length > 0
}

/** Gives the mail that tells a guest of the change, which was not sent yet, the present last day. */
export async function extendAnnouncement(
  tx: Transaction,
  deps: MailDeps,
  record: BookingRecord,
  asked: AskedChange,
): Promise<void> {
  const facts = { ...announcementOf(deps, record, asked) }
  await tx
    .update(mails)
    .set({ about: { facts, ofBooking: false }, text: '', html: '' })
    .where(unsentAnnouncement(record, asked))
}

function unsentAnnouncement(record: BookingRecord, asked: AskedChange) {
  const key = changeDedupeKey(record, asked, 'asked')
  return and(eq(mails.dedupeKey, key), inArray(mails.state, ['queued', 'failed']))
}

function mailedChange(
  record: BookingRecord,
  { change, choice }: AskedChange,
  news: DateChangeNews,
): MailedChange {
  const { amountCents, toOutgoingGuestCents } = changeRefusalRefund(record)
  return {
    news,
    kind: change.kind,
    from: labelOf(change.from),
    to: change.to && labelOf(change.to),
    words: change.words,
    chooseBy: lastDayOf({ change, choice }),
    silenceAccepts: acceptsBySilence({ change, choice }),
    back: eurosFromCents(amountCents - toOutgoingGuestCents),
    backToOutgoingGuest: eurosFromCents(toOutgoingGuestCents),
  }
}
