import { and, eq } from 'drizzle-orm'
import { eurosFromCents } from '#domain/base/money.ts'
import { labelOf } from '#domain/retreat/retreats.ts'
import type { MailedChange } from '#emails/mail-facts.ts'
import type { Database, Transaction } from '#server/db/connect.ts'
import { changeChoices } from '#server/db/schema.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import {
  acceptsBySilence,
  changeRefusalRefund,
  lastDayOf,
  loadAsked,
  type AskedChange,
} from '#server/store/date-change-record.ts'

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
