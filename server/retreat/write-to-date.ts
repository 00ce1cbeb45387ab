import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { banjulDay } from '#domain/base/dates.ts'
import { nameOrAddress } from '#domain/booking-form/person-name.ts'
import type { Actor } from '#domain/booking/history.ts'
import { Problem, wrongState } from '#domain/contract/problem.ts'
import { fillFirstName } from '#domain/mail/letter.ts'
import { mails } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { greetingName } from '#server/mail/mailed-booking.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { newLetter } from '#server/outbox/letters.ts'
import { loadRetreat, type BookingRecord, bookingsOn } from '#server/store/booking-record.ts'
import { lockPlaces } from '#server/store/places.ts'
import { recordHistory } from '#server/store/record-history.ts'

interface Letter {
  subject: string
  text: string
}

/**
 * Writes to everybody with a place on a retreat, one mail each, with the reader's first name in its placeholder; cancelled and expired
 * bookings and previous guests get none. All mails are written in one transaction and can be undone together for 15 seconds
 * (mail/letters.ts). The same text again on the same day reaches only those who have not had it. Problems: not-found; wrong-state if nobody
 * would get it.
 */
export async function writeToDate(
  deps: Deps,
  { retreatId, letter, dryRun, by }: { retreatId: string; letter: Letter; dryRun: boolean; by: Actor },
) {
  if (!(await loadRetreat(deps.db, retreatId))) throw new Problem('not-found')
  if (dryRun) return presentLetter(letter, await bookingsOn(deps.db, retreatId))
  return deps.db.transaction(async (tx) => {
    // Locked, so that nobody joins or leaves the retreat meanwhile.
    await lockPlaces(tx, retreatId)
    const guests = await bookingsOn(tx, retreatId)
    const presented = presentLetter(letter, guests)
    if (presented.recipients.length === 0) {
      throw wrongState('No guest on this date has an email address.')
    }
    const at = deps.clock.now()
    const words = createHash('sha256')
      .update(JSON.stringify([letter.subject, letter.text]))
      .digest('hex')
    const keyOf = (bookingId: string) => `date-message:${bookingId}:${banjulDay(at)}:${words.slice(0, 32)}`
    const keys = presented.recipients.map(({ leadId }) => keyOf(leadId))
    const sent = await tx.select({ key: mails.dedupeKey }).from(mails).where(inArray(mails.dedupeKey, keys))
    const undoable = newLetter(at, { about: 'retreat', aboutId: retreatId, ...letter })
    for (const { leadId: bookingId, to } of presented.recipients) {
      const record = guests.find(({ booking }) => booking.id === bookingId)
      if (!record || sent.some(({ key }) => key === keyOf(bookingId))) continue
      await queueMail(tx, deps, {
        template: 'personal-message',
        data: { ...lettered(letter, record), pay: null },
        to,
        dedupeKey: keyOf(bookingId),
        bookingId,
        letter: undoable,
      })
      await recordHistory(tx, {
        at,
        by,
        what: 'Email to all guests of the date',
        to: `“${lettered(letter, record).subject}”`,
        bookingId,
      })
    }
    return presented
  })
}

function lettered({ subject, text }: Letter, { booking }: BookingRecord): Letter {
  const name = greetingName(booking.firstName)
  return { subject: fillFirstName(subject, name), text: fillFirstName(text, name) }
}

function presentLetter(letter: Letter, guests: readonly BookingRecord[]) {
  const named = guests
    .map((record) => ({ ...record, name: nameOrAddress(record.booking, 'No name') }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const first = named.find(({ booking }) => booking.email)
  return {
    recipients: named.flatMap(({ booking: { id: leadId, email: to, packageType }, name }) =>
      to ? [{ leadId, name, to, packageType: packageType ?? ('kiter' as const) }] : [],
    ),
    unreachable: named.flatMap(({ booking: { id: leadId, email }, name }) => (email ? [] : { leadId, name })),
    preview: first ? { to: first.booking.email ?? '', ...lettered(letter, first) } : null,
  }
}
