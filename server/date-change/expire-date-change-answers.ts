import { and, eq, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import { addDays, banjulDay } from '#domain/base/dates.ts'
import { SITE } from '#domain/booking/history.ts'
import { CHOICE_REMINDER_DAYS, SILENCE } from '#domain/date-change/change-choice.ts'
import { isReminderTime } from '#domain/payment/reminders.ts'
import { changeEach, unchanged } from '#server/change/change-booking.ts'
import { mailOf } from '#server/change/mails.ts'
import { bookings, changeChoices, dateChanges, retreats } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { changeEachWithCheckoutsClosed } from '#server/payment/close-open-checkouts.ts'
import {
  isOnDate,
  lastDayOf,
  lastDaySql,
  lockChangeOfBooking,
  acceptsBySilence,
  waitsForChoice,
  loadChoices,
} from '#server/store/date-change-record.ts'
import { isDelivered } from '#server/store/unreached.ts'

/** Reminds each guest once, two days before the last day to choose. */
export async function remindOfChoices(deps: Deps): Promise<void> {
  if (!isReminderTime(deps.clock.now())) return
  const today = banjulDay(deps.clock.now())
  const isDue = lte(lastDaySql, addDays(today, CHOICE_REMINDER_DAYS))
  const due = await loadChoices(deps.db, and(waitsForChoice, isNull(changeChoices.remindedAt), isDue))
  const failure = 'a guest could not be reminded to answer a change yet'
  await changeEach(deps, due, failure, async (record, { tx, now }, which) => {
    const asked = await lockChangeOfBooking(tx, which)
    if (asked?.choice.state !== 'asked' || asked.choice.remindedAt !== null) return unchanged(null)
    const lastDay = lastDayOf(asked)
    if (lastDay < today || !isOnDate(record, asked.change)) return unchanged(null)
    const choices = [{ ...asked.choice, remindedAt: now }]
    return { choices, mails: [mailOf('date-change', { asked, news: 'reminder' })], result: null }
  })
}

/**
 * Closes every choice whose last day is over, once each. Guests of a cancelled retreat are refunded in the same sweep (cancel-retreat.ts).
 * Changed terms count as accepted by guests whom an email told at least a week before. Other guests, and those whose days change, are
 * waited for; changed terms that nobody accepted end when the retreat begins.
 */
export async function expireDateChangeAnswers(deps: Deps): Promise<void> {
  const today = banjulDay(deps.clock.now())
  const hasBegun = lte(retreats.startsOn, today)
  const due = await loadChoices(
    deps.db,
    and(
      eq(changeChoices.state, 'asked'),
      isNotNull(changeChoices.notifiedAt),
      isNull(dateChanges.takenBackAt),
      lt(lastDaySql, today),
      or(eq(dateChanges.kind, 'other_date'), and(eq(dateChanges.kind, 'terms'), or(isDelivered, hasBegun))),
    ),
  )
  const failure = 'the time to answer a change could not be ended yet'
  await changeEachWithCheckoutsClosed(deps, SITE, due, failure, async (record, { tx, now }, which) => {
    const asked = await lockChangeOfBooking(tx, which)
    if (asked?.choice.state !== 'asked' || asked.change.takenBackAt !== null) return unchanged(null)
    if (lastDayOf(asked) >= banjulDay(now)) return unchanged(null)
    const { change } = asked
    const { retreatId } = change
    const closed = (state: 'lapsed' | 'ended' | 'silent') => ({ ...asked.choice, state, answeredAt: now })
    const isHeld = isOnDate(record, change)
    if (isHeld && SILENCE[change.kind] === 'refunds') return { choices: [closed('lapsed')], result: null }
    const isOfGuest = and(eq(changeChoices.changeId, change.id), eq(bookings.id, record.booking.id))
    const [delivered] = await loadChoices(tx, and(isOfGuest, isDelivered))
    if (!isHeld || !delivered || !acceptsBySilence(asked)) {
      const what = 'Change not accepted: no email told the guest a week before, and no answer'
      return { choices: [closed('ended')], history: isHeld ? [{ what, retreatId }] : [], result: null }
    }
    const choice = closed('silent')
    return {
      choices: [choice],
      history: [{ what: 'Change accepted: no answer', retreatId }],
      mails: [mailOf('date-change', { asked: { change, choice }, news: 'silent' })],
      result: null,
    }
  })
}
