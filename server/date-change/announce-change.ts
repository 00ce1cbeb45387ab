import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import { addDays, banjulDay, startOfBanjulDay } from '#domain/base/dates.ts'
import { SITE, type Actor } from '#domain/booking/history.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import { CHOICE_DAYS } from '#domain/terms/package-rights.ts'
import { dateChangeMail } from '#server/booking/group/mail-travellers.ts'
import { changeEach, unchanged, type Change } from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import { bookings, changeChoices, dateChanges } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { changeEachWithCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import {
  columnsWhenNotified,
  isOnDate,
  lastDayOf,
  lastDaySql,
  lockChangeOfBooking,
  waitsForChoice,
  type AskedChange,
  loadChoices,
} from '#server/store/date-change-record.ts'
import { isUnsent } from '#server/store/unreached.ts'

/** Choices whose guest has yet to be told. */
const isUnannounced = and(isNull(changeChoices.notifiedAt), ne(changeChoices.state, 'ended'))

/**
 * Emails every guest of a change who has not been told, each in one transaction.
 */
export async function announceToGuests(deps: Deps, changeId: string, by: Actor): Promise<void> {
  const left = await loadChoices(deps.db, and(eq(changeChoices.changeId, changeId), isUnannounced))
  const failure = 'a guest could not be told of a change yet'
  await changeEachWithCheckoutsClosed(deps, by, left, failure, async (record, { tx, now }, which) => {
    const found = await lockChangeOfBooking(tx, which)
    // Another server told the guest first, or the change was withdrawn.
    if (!found || found.choice.notifiedAt !== null || found.choice.state === 'ended') return unchanged(null)
    const { change, choice } = found
    const hasBegun = record.retreat && hasStarted(record.retreat, banjulDay(now))
    if (change.takenBackAt !== null || !isOnDate(record, change) || hasBegun)
      return { choices: [{ ...choice, state: 'ended', answeredAt: now }], result: null }
    const asked = { change, choice: { ...choice, ...columnsWhenNotified(record, found, now) } }
    return {
      choices: [asked.choice],
      ...holdUntilLastDay(record, asked),
      history: [{ what: 'Asked to choose because of a change', retreatId: change.retreatId }],
      mails: async (saved) => [
        mailOf('date-change', { asked, news: 'asked' }),
        ...(await dateChangeMail(deps, saved.tx, saved.record, { asked, news: 'asked' })),
      ],
      result: null,
    }
  })
}

/** Continues every change whose guests have not all been told, after a crash or while the card provider did not answer. */
export async function finishAnnouncedChanges(deps: Deps): Promise<void> {
  const left = await loadChoices(deps.db, and(isUnannounced, isNull(dateChanges.takenBackAt)))
  for (const id of new Set(left.map(({ changeId }) => changeId))) await announceToGuests(deps, id, SITE)
}

/** Extends an unpaid hold to the last day to choose, because it would end before it and nobody can pay until then. */
export function holdUntilLastDay({ booking }: BookingRecord, asked: AskedChange): Pick<Change, 'event'> {
  if (booking.userId === null || booking.holdExpiresAt === null || !asked.change.to) return {}
  return { event: { type: 'extend_hold', until: startOfBanjulDay(addDays(lastDayOf(asked), 1)) } }
}

/**
 * Moves the last day to choose of guests whose email has not been sent, because the mail server was down or refused it, so that
 * they still have seven days. The email says the new day. The day that the operator told a guest in person stays.
 */
export async function extendTimeToChoose(deps: Deps): Promise<void> {
  const today = banjulDay(deps.clock.now())
  const inAWeek = addDays(today, CHOICE_DAYS)
  const isUntold = or(isNull(bookings.toldAt), lt(bookings.toldAt, dateChanges.announcedAt))
  const isLate = and(waitsForChoice, isUntold, lt(lastDaySql, inAWeek))
  const unsent = await loadChoices(deps.db, and(isLate, isUnsent))
  const failure = 'the last day to answer a change could not be moved yet'
  await changeEach(deps, unsent, failure, async (record, { tx, now: at }, which) => {
    const asked = await lockChangeOfBooking(tx, which)
    if (asked?.choice.state !== 'asked' || !isOnDate(record, asked.change)) return unchanged(null)
    const { change, choice } = asked
    const later = { change, choice: { ...choice, ...columnsWhenNotified(record, asked, at) } }
    return { choices: [later.choice], ...holdUntilLastDay(record, later), result: null }
  })
}
