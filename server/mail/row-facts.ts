import { and, eq } from 'drizzle-orm'
import { eurosFromCents } from '#domain/base/money.ts'
import { pick } from '#domain/base/typed-records.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { MailedChange, MailedHandOver } from '#emails/mail-facts.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { changeChoices, mails } from '#server/db/schema.ts'
import { loadBooking, type BookingRecord } from '#server/store/booking-record.ts'
import {
  acceptsBySilence,
  changeRefusalRefund,
  lastDayOf,
  loadAsked,
  type AskedChange,
} from '#server/store/date-change-record.ts'
import { findHandOver, handOverLink } from '#server/store/hand-over-record.ts'
import { forReader } from '#server/store/mail-reader.ts'
import { withoutTokens } from './closed-links.ts'
import { keyOf } from './event-facts.ts'
import { calledIn, greetingName } from './mailed-booking.ts'
import type { MailDeps } from './queue-mail.ts'

/** Returns the change that a mail is about, as it is for the booking now. Throws if the booking was never part of it. */
export async function readMailedChange(
  db: Database | Transaction,
  record: BookingRecord,
  changeId: string | undefined,
): Promise<MailedChange> {
  const isMeant = and(
    eq(changeChoices.changeId, changeId ?? ''),
    eq(changeChoices.bookingId, record.booking.id),
  )
  const [asked] = changeId === undefined ? [] : await loadAsked(db, isMeant)
  if (!asked) throw new Error('the change of a mail is gone')
  return mailedChange(record, asked)
}

/** Returns a change and what it gives the guest to choose, amounts in euros. */
export function mailedChange(record: BookingRecord, { change, choice }: AskedChange): MailedChange {
  const { amountCents, toOutgoingGuestCents } = changeRefusalRefund(record)
  return {
    kind: change.kind,
    from: labelOf(change.from),
    to: change.to && labelOf(change.to),
    words: change.words,
    isOpen: choice.state === 'asked',
    chooseBy: lastDayOf({ change, choice }),
    silenceAccepts: acceptsBySilence({ change, choice }),
    back: eurosFromCents(amountCents - toOutgoingGuestCents),
    backToOutgoingGuest: eurosFromCents(toOutgoingGuestCents),
  }
}

/** Returns the hand-over that a mail is about, as it is now. Throws if it is gone. */
export async function readMailedHandOver(
  db: Database | Transaction,
  deps: MailDeps,
  handOverId: string | undefined,
  links: 'open' | 'closed',
): Promise<MailedHandOver> {
  const handOver = handOverId === undefined ? null : await findHandOver(db, handOverId)
  const record = handOver && (await loadBooking(db, handOver.bookingId))
  if (!handOver || !record) throw new Error('the hand-over of a mail is gone')
  const link = handOverLink(deps, handOver)
  const offer = eq(mails.dedupeKey, keyOf('hand-over-offer', record, { handOver }))
  return {
    ...pick(handOver, ['state', 'acceptBy', 'reason']),
    ...(await offeredBy(db, record)),
    cost: eurosFromCents(deps.site().prices.handOverCents),
    link: links === 'open' ? link : withoutTokens(link),
    isMailed: (await db.$count(mails, offer)) > 0,
    to: handOver.toName,
    outgoing: handOver.fromName || (handOver.fromEmail ?? 'a guest'),
  }
}

/** Returns the first name of who offers a place, and whose place it is if who offers it has booked it for another. */
export async function offeredBy(
  db: Database | Transaction,
  record: BookingRecord,
): Promise<Pick<MailedHandOver, 'from' | 'placeOf'>> {
  const { readBy, booking } = await forReader(db, record)
  return {
    from: greetingName(readBy ? readBy.firstName : booking.firstName),
    placeOf: readBy ? calledIn(record) : null,
  }
}
