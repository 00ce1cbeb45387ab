import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import { SITE, type Actor } from '#domain/admin/history.ts'
import { addDays, banjulDay, startOfBanjulDay, type CalendarDay } from '#domain/base/dates.ts'
import { formatCents } from '#domain/base/money.ts'
import { CHOICE_DAYS, mayRaisePrice, PRICE_INCREASE_DAYS_BEFORE } from '#domain/date-change/change-choice.ts'
import { hasStarted } from '#domain/retreat/retreats.ts'
import { changeEach, unchanged, type Outcome } from '#server/change/change-booking.ts'
import { bookings, changeChoices, dateChanges, mails, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import {
  queueDateChangeMail,
  rewriteAnnouncement,
  withdrawAnnouncement,
} from '#server/mail/queue-date-change.ts'
import { changeEachWithCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import { queueRefundMails } from '#server/refund/notify-payees.ts'
import type { BookingRecord } from '#server/store/booking-record.ts'
import {
  columnsWhenNotified,
  isOnDate,
  isOpenOnDate,
  lastDayOf,
  lastDaySql,
  lockChangeOfBooking,
  saveChoice,
  waitsForChoice,
  type AskedChange,
  loadChoices,
} from '#server/store/date-change-record.ts'
import { withoutIncrease, raisedPrice } from './raise-price.ts'

/** Choices whose guest has yet to be told. */
const isUnannounced = and(isNull(changeChoices.notifiedAt), ne(changeChoices.state, 'ended'))

/**
 * Emails every guest of a change who has not been told. For each, the email and, for a guest with nothing to choose, the price increase are
 * saved in one transaction.
 */
export async function announceToGuests(deps: Deps, changeId: string, by: Actor): Promise<void> {
  const left = await loadChoices(deps.db, and(eq(changeChoices.changeId, changeId), isUnannounced))
  const failure = 'a guest could not be told of a change yet'
  await changeEachWithCheckoutsClosed(deps, by, left, failure, async (record, { tx, now }, which) => {
    const found = await lockChangeOfBooking(tx, which)
    // Another server told the guest first, or the change was withdrawn.
    if (!found || found.choice.notifiedAt !== null || found.choice.state === 'ended') return unchanged(null)
    const { change, choice } = found
    const end = async () => unchanged(await saveChoice(tx, choice, { state: 'ended', answeredAt: now }))
    if (change.takenBackAt !== null || !isOnDate(record, change)) return end()
    // A price that may no longer rise stays, and a guest with nothing else to be told gets no email.
    const riseCents = mayRaisePrice(startsOnOf(record), banjulDay(now)) ? choice.riseCents : 0
    const isOver = hasStarted({ startsOn: startsOnOf(record) }, banjulDay(now))
    if (isOver || (riseCents === 0 && change.words === null && change.to === null)) return end()
    const needsNoAnswer = choice.state === 'told'
    const columns = columnsWhenNotified(record, found, now)
    const notified = await saveChoice(tx, choice, { ...columns, riseCents })
    const asked = { change, choice: notified }
    const rise = riseCents > 0 ? { to: `${formatCents(riseCents)} more` } : {}
    const what = needsNoAnswer ? 'Price raised' : 'Asked to choose because of a change'
    return {
      ...(needsNoAnswer ? raisedPrice(record, riseCents, now) : holdUntilLastDay(record, asked)),
      history: [{ what, ...rise, retreatId: change.retreatId }],
      answer: (saved) => queueDateChangeMail(tx, deps, needsNoAnswer ? saved.record : record, asked),
    }
  })
}

/** Continues every change whose guests have not all been told, after a crash or while the card provider did not answer. */
export async function finishAnnouncedChanges(deps: Deps): Promise<void> {
  const left = await loadChoices(deps.db, and(isUnannounced, isNull(dateChanges.takenBackAt)))
  for (const id of new Set(left.map(({ changeId }) => changeId))) await announceToGuests(deps, id, SITE)
}

/** Extends an unpaid hold to the last day to choose, because it would end before it and nobody can pay until then. */
export function holdUntilLastDay(
  { booking }: BookingRecord,
  asked: AskedChange,
): Pick<Outcome<unknown>, 'event'> {
  const lastDay = lastDayOf(asked)
  if (booking.userId === null || booking.holdExpiresAt === null || !asked.change.to || lastDay === null)
    return {}
  return { event: { type: 'extend_hold', until: startOfBanjulDay(addDays(lastDay, 1)) } }
}

function startsOnOf({ retreat }: BookingRecord): CalendarDay {
  if (!retreat) throw new Error('whoever holds a place on a date has a date')
  return retreat.startsOn
}

/**
 * Moves the last day to choose of guests whose email has not been sent, because the mail server was down or refused it, so that
 * they still have seven days. The email is rewritten with the new day. A price increase that nobody could be told of in time is
 * dropped, since by law it has no effect.
 */
export async function extendTimeToChoose(deps: Deps): Promise<void> {
  const today = banjulDay(deps.clock.now())
  const inAWeek = addDays(today, CHOICE_DAYS)
  const isLate = or(lt(lastDaySql, inAWeek), isTooLateToIncrease(today))
  const unsent = await unsentChoices(deps, and(waitsForChoice, isLate))
  const failure = 'the last day to answer a change could not be moved yet'
  await changeEach(deps, unsent, failure, async (record, { tx, now: at }, which) => {
    const asked = await lockChangeOfBooking(tx, which)
    if (asked?.choice.state !== 'asked' || !isOnDate(record, asked.change)) return unchanged(null)
    const { change, choice } = asked
    const riseCents = mayRaisePrice(startsOnOf(record), today) ? choice.riseCents : 0
    const isOver = riseCents === 0 && change.words === null && change.to === null
    const columns = isOver
      ? { riseCents, state: 'ended' as const, answeredAt: at }
      : { riseCents, ...columnsWhenNotified(record, asked, at) }
    const isUnsent = isOver
      ? await withdrawAnnouncement(tx, record, asked)
      : await rewriteAnnouncement(tx, deps, record, { change, choice: { ...choice, ...columns } })
    if (!isUnsent) return unchanged(null)
    return {
      ...holdUntilLastDay(record, { change, choice: await saveChoice(tx, choice, columns) }),
      history: riseCents === choice.riseCents ? [] : [increaseDropped(asked)],
      answer: () => null,
    }
  })
}

/**
 * Drops small price increases that need no choice and whose email has not been sent 20 days before the retreat, since by law they have
 * no effect. Runs in the sweep.
 */
export async function dropUnannouncedIncreases(deps: Deps): Promise<void> {
  const today = banjulDay(deps.clock.now())
  const isAnnounced = and(eq(changeChoices.state, 'told'), isNotNull(changeChoices.notifiedAt), isOpenOnDate)
  const unsent = await unsentChoices(deps, and(isAnnounced, isTooLateToIncrease(today)))
  const failure = 'a price increase announced too late could not be withdrawn yet'
  await changeEachWithCheckoutsClosed(deps, SITE, unsent, failure, async (record, { tx, now }, which) => {
    const asked = await lockChangeOfBooking(tx, which)
    if (asked?.choice.state !== 'told' || !isOnDate(record, asked.change)) return unchanged(null)
    if (!(await withdrawAnnouncement(tx, record, asked))) return unchanged(null)
    await saveChoice(tx, asked.choice, { riseCents: 0, state: 'ended', answeredAt: now })
    return {
      ...withoutIncrease(record, asked.choice.riseCents),
      history: [increaseDropped(asked)],
      answer: (saved) => queueRefundMails(deps, saved),
    }
  })
}

function isTooLateToIncrease(today: CalendarDay) {
  return and(
    gt(changeChoices.riseCents, 0),
    lt(retreats.startsOn, addDays(today, PRICE_INCREASE_DAYS_BEFORE)),
  )
}

/** Returns choices of guests whose email about a change has not been sent. */
async function unsentChoices({ db }: Deps, which: SQL | undefined) {
  const unsent = db
    .select({ id: mails.bookingId })
    .from(mails)
    .where(and(eq(mails.template, 'date-change'), inArray(mails.state, ['queued', 'failed'])))
  return loadChoices(db, and(which, inArray(bookings.id, unsent)))
}

function increaseDropped({ change, choice }: AskedChange) {
  return {
    what: 'Price increase dropped: its email could not leave in time',
    from: `${formatCents(choice.riseCents)} more`,
    retreatId: change.retreatId,
  }
}
